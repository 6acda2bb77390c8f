const AT = String.raw`\s?[[({<]\s?(?:at|@)\s?[\])}>]\s?|\s(?:at|AT|_at_)\s(?=[\w-]{1,60}\s?(?:[[({<]\s?)?(?:dot|DOT)\b)`;
const DOT = String.raw`\s?[[({<]\s?(?:dot|\.)\s?[\])}>]\s?|\s(?:dot|DOT)\s`;
const WRITTEN_OUT = new RegExp(
  String.raw`([\w.+-]{1,64})(?:${AT})([\w-]{1,63}(?:(?:\.|${DOT})[\w-]{1,63}){1,4})`,
  'g',
);
const DOTS = new RegExp(DOT, 'g');

/** Writes addresses that are spelled out for people, as `registrar [at] example [dot] edu`, as addresses. */
export const plainAddresses = (text: string): string =>
  /\bat\b|\(@\)|\[@\]/i.test(text)
    ? text.replace(
        WRITTEN_OUT,
        (_all, local: string, domain: string) => `${local}@${domain.replace(DOTS, '.').replace(/\s/g, '')}`,
      )
    : text;

/** The address that a page puts together when it is shown, from the attributes of a tag; null where there is none. */
export function shownAddress(attributes: Readonly<Record<string, string>>): string | null {
  const protectedBy =
    attributes['data-cfemail'] ??
    /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/.exec(attributes.href ?? '')?.[1];
  if (protectedBy !== undefined) return unmasked(protectedBy);
  const name = attributes['data-name'] ?? attributes['data-user'] ?? attributes['data-local'];
  const domain = attributes['data-domain'] ?? attributes['data-host'];
  return name !== undefined &&
    domain !== undefined &&
    /^[\w.+-]{1,64}$/.test(name) &&
    /^[\w.-]{3,253}$/.test(domain)
    ? `${name}@${domain}`
    : null;
}

/** Cloudflare masks each byte with the first one. */
function unmasked(hex: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,330}$/i.test(hex)) return null;
  const [mask = 0, ...bytes] = Buffer.from(hex, 'hex');
  const text = Buffer.from(bytes.map((byte) => byte ^ mask)).toString('utf8');
  return /^[\w.+-]+@[\w.-]+$/.test(text) ? text : null;
}
