/** Providers of addresses for all the world: an address there says nothing of its owner. */
const FREE_MAIL: ReadonlySet<string> = new Set(
  (
    '126.com 163.com aim.com alice.it aol.com arcor.de att.net bellsouth.net bigpond.com bluewin.ch bt.com btinternet.com ' +
    'centurylink.net charter.net comcast.net cox.net duck.com earthlink.net embarqmail.com fastmail.com fastmail.fm ' +
    'foxmail.com free.fr freenet.de frontier.com frontiernet.net gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net ' +
    'googlemail.com hey.com hotmail.ca hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it hushmail.com ' +
    'icloud.com inbox.com juno.com laposte.net libero.it live.ca live.co.uk live.com live.fr live.nl lycos.com mac.com ' +
    'mail.com mail.ru mailbox.org mailinator.com me.com mindspring.com msn.com naver.com netscape.net netzero.net ' +
    'ntlworld.com optonline.net optusnet.com.au orange.fr outlook.com outlook.de outlook.es outlook.fr pacbell.net pm.me ' +
    'posteo.de proton.me protonmail.com qq.com rambler.ru rediffmail.com roadrunner.com rocketmail.com rogers.com sbcglobal.net ' +
    'seznam.cz sfr.fr shaw.ca sina.com sky.com suddenlink.net swbell.net sympatico.ca t-online.de talktalk.net telus.net ' +
    'tutanota.com twc.com verizon.net virgilio.it virginmedia.com wanadoo.fr web.de windstream.net wp.pl yahoo.ca yahoo.co.in ' +
    'yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ' +
    'ymail.com yopmail.com zoho.com'
  ).split(' '),
);

/** Whether an address is of such a provider. */
export const isFreeMail = (address: string): boolean => FREE_MAIL.has(partsOf(address).domain);

/**
 * Equal for the addresses that lead into one mailbox: what stands behind a `+` is a mark of its owner's, and Google sees
 * no dots and has two names.
 */
export function mailboxOf(address: string): string {
  const { local, domain } = partsOf(address);
  const untagged = local.split('+')[0] || local;
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

function partsOf(address: string): { local: string; domain: string } {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  return { local: plain.slice(0, Math.max(0, at)), domain: plain.slice(at + 1) };
}
