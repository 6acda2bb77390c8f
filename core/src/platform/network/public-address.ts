import ipaddr from 'ipaddr.js';

/** IPv6 space handed out for the internet; everything outside it is special in some way. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Public by its number, but answered by the host of a virtual machine with the secrets of that machine. */
const HOST_AGENT_ADDRESSES: readonly string[] = ['168.63.129.16'];

/** What a URL without a port stands for. */
const DEFAULT_PORTS: ReadonlyMap<string, number> = new Map([
  ['https:', 443],
  ['http:', 80],
]);

/** Set aside for machines and networks of one's own (RFC 6761, 6762, 8375), or a machine's own name for itself. */
const NEVER_PUBLIC_NAMES = /(^|\.)(localhost|internal|local|home\.arpa|ip6-localhost|ip6-loopback)$/;

/** Where this deployment may connect to. */
export interface AddressRules {
  /** Opens 127.0.0.0/8, ::1 and the name `localhost`, and nothing else: for a stack on one machine and for tests. */
  allowLoopback: boolean;
}

/** The ports that requests may go to: what listens at other ports is no HTTP server that expects them. */
export type AllowedPorts = readonly number[] | 'any';

/** What a URL given by a caller is held against. */
export interface OutgoingUrlRules extends AddressRules {
  environment: 'sandbox' | 'production';
  allowedPorts: AllowedPorts;
}

/** What this deployment holds the URLs of its callers against. */
export const targetUrlRules = (config: {
  ENVIRONMENT: 'sandbox' | 'production';
  ALLOW_LOOPBACK_TARGETS: boolean;
  TARGET_PORTS: AllowedPorts;
}): OutgoingUrlRules => ({
  environment: config.ENVIRONMENT,
  allowLoopback: config.ALLOW_LOOPBACK_TARGETS,
  allowedPorts: config.TARGET_PORTS,
});

/**
 * True when an address belongs to a host on the public internet. Anything that is not plainly written
 * (four decimal parts, or IPv6 without a zone) is not public.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed === undefined || parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv6' ? parsed.match(GLOBAL_IPV6) : !HOST_AGENT_ADDRESSES.includes(address);
}

/** True when an outgoing connection may end at this address. */
export function isAllowedAddress(address: string, rules: AddressRules): boolean {
  return isPublicAddress(address) || (rules.allowLoopback && parse(address)?.range() === 'loopback');
}

/** True when a request may go to the port of this URL. */
export const isAllowedPort = ({ protocol, port }: URL, allowed: AllowedPorts): boolean =>
  allowed === 'any' || allowed.includes(port === '' ? (DEFAULT_PORTS.get(protocol) ?? 0) : Number(port));

/**
 * What is wrong with a URL that this service is asked to call, as far as its text tells; undefined when nothing is.
 * A name that only resolves to a private address is caught when connecting.
 * @returns words that follow the field's path, such as `must be an https:// URL`
 */
export function outgoingUrlProblem(url: string, rules: OutgoingUrlRules): string | undefined {
  // Parsers leave them out, so that what is shown and kept would be another address than the one that is called.
  if (/\p{Cc}/u.test(url)) return 'must not have control characters';
  const parsed = URL.parse(url);
  if (rules.environment === 'production' && parsed?.protocol !== 'https:') return 'must be an https:// URL';
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) return 'must be an http:// or https:// URL';
  if (parsed.username !== '' || parsed.password !== '') return 'must not carry a user name or a password';
  // A trailing dot makes a name absolute without changing what it stands for.
  const host = parsed.hostname.replace(/\.+$/, '');
  if (host === '') return 'must name a host';
  if (!isAllowedHost(host, rules)) return 'must not point to a private address';
  const { allowedPorts } = rules;
  if (isAllowedPort(parsed, allowedPorts)) return undefined;
  return `must have one of the ports ${[...allowedPorts].join(', ')}`;
}

/** True when a host, as a URL names it, may be called as far as its text tells. */
export function isAllowedHost(host: string, rules: AddressRules): boolean {
  const literal = host.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(literal)) return isAllowedAddress(literal, rules);
  return !NEVER_PUBLIC_NAMES.test(host) || (rules.allowLoopback && host === 'localhost');
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  const isPlainIpv6 = ipaddr.IPv6.isValid(address) && !address.includes('%');
  return isPlainIpv6 ? ipaddr.IPv6.parse(address) : undefined;
}
