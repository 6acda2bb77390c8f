/** Providers of addresses for all the world: an address there says nothing of its owner. */
const FREE_MAIL: ReadonlySet<string> = new Set(
  (
    '126.com 163.com aim.com alice.it aol.com arcor.de att.net bellsouth.net bigpond.com bluewin.ch bt.com ' +
    'btinternet.com centurylink.net charter.net comcast.net cox.net duck.com earthlink.net embarqmail.com ' +
    'fastmail.com fastmail.fm foxmail.com free.fr freenet.de frontier.com frontiernet.net gmail.com gmx.net ' +
    'googlemail.com hey.com hushmail.com icloud.com inbox.com juno.com laposte.net libero.it lycos.com mac.com ' +
    'mail.com mail.ru mailbox.org mailinator.com me.com mindspring.com msn.com naver.com netscape.net netzero.net ' +
    'ntlworld.com optonline.net optusnet.com.au orange.fr pacbell.net pm.me posteo.de proton.me protonmail.ch ' +
    'protonmail.com qq.com rambler.ru rediffmail.com roadrunner.com rocketmail.com rogers.com sbcglobal.net seznam.cz ' +
    'sfr.fr shaw.ca sina.com sky.com suddenlink.net swbell.net sympatico.ca t-online.de talktalk.net telus.net ' +
    'tutanota.com twc.com verizon.net virgilio.it virginmedia.com wanadoo.fr web.de windstream.net wp.pl ya.ru ' +
    'yopmail.com zoho.com'
  ).split(' '),
);

/** Those that have a domain in nearly every country. */
const FREE_MAIL_OF_A_COUNTRY =
  /^(?:gmx|hotmail|live|outlook|yahoo|yandex|ymail)\.(?:com|(?:com?\.)?[a-z]{2})$/;

/** Whether an address is of such a provider. */
export function isFreeMail(address: string): boolean {
  const { domain } = partsOf(address);
  return FREE_MAIL.has(domain) || FREE_MAIL_OF_A_COUNTRY.test(domain);
}

/** Providers with several names for one mailbox, and what they do not see in it. */
const SEVERAL_NAMES: readonly { domains: readonly string[]; unseen: RegExp | null }[] = [
  { domains: ['gmail.com', 'googlemail.com'], unseen: /\./g },
  { domains: ['icloud.com', 'me.com', 'mac.com'], unseen: null },
  { domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], unseen: /[._-]/g },
];

/** Equal for the addresses that lead into one mailbox: what stands behind a `+` is a mark of its owner's. */
export function mailboxOf(address: string): string {
  const { local, domain } = partsOf(address);
  const untagged = local.split('+')[0] || local;
  const provider = SEVERAL_NAMES.find(({ domains }) => domains.includes(domain));
  if (!provider) return `${untagged}@${domain}`;
  const seen = provider.unseen ? untagged.replace(provider.unseen, '') : untagged;
  return `${seen}@${provider.domains[0]}`;
}

function partsOf(address: string): { local: string; domain: string } {
  const plain = address.trim().toLowerCase();
  const at = plain.lastIndexOf('@');
  return { local: plain.slice(0, Math.max(0, at)), domain: plain.slice(at + 1) };
}
