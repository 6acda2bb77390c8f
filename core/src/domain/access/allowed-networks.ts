import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [address: Address, bits: number];

const PREFIX = /^\d{1,3}$/;

/** What is wrong with a network as `203.0.113.0/24`, `2001:db8::/32` or a single address; undefined when nothing is. */
export function networkProblem(text: string): string | undefined {
  const network = parseNetwork(text);
  if (!network) return 'must be an address or a network as 203.0.113.0/24 or 2001:db8::/32';
  const [address, bits] = network;
  const first = firstAddress(network);
  return address.toString() === first ? undefined : `must begin with its network, as ${first}/${bits}`;
}

/** Whether a caller at this address is in one of the networks; every caller is where there is no list. */
export function isInNetworks(networks: readonly string[] | null, address: string | null): boolean {
  if (networks === null) return true;
  const parsed = address === null ? undefined : readAddress(address);
  if (parsed === undefined) return false;
  return parsedNetworks(networks).some(
    (network) => network[0].kind() === parsed.kind() && parsed.match(network as never),
  );
}

/** An address in the one way to write it, IPv4 in IPv6 as IPv4; undefined for what is none. */
export function readAddress(text: string): Address | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  if (!text.includes(':') || !ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text.replace(/%.*$/, ''));
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** Networks that were parsed, by the list that an organization was read with. */
const parsedLists = new WeakMap<readonly string[], readonly Network[]>();

function parsedNetworks(networks: readonly string[]): readonly Network[] {
  const known = parsedLists.get(networks);
  if (known) return known;
  const parsed = networks.flatMap((text) => {
    const network = parseNetwork(text);
    return network ? [network] : [];
  });
  parsedLists.set(networks, parsed);
  return parsed;
}

function parseNetwork(text: string): Network | undefined {
  const [address = '', prefix, ...more] = text.split('/');
  const parsed = address.includes('%') ? undefined : readAddress(address);
  if (parsed === undefined || more.length > 0) return undefined;
  const most = parsed.kind() === 'ipv4' ? 32 : 128;
  if (prefix === undefined) return [parsed, most];
  // An IPv4 address in IPv6 has other prefixes.
  const isMapped = parsed.kind() === 'ipv4' && address.includes(':');
  return PREFIX.test(prefix) && Number(prefix) <= most && !isMapped ? [parsed, Number(prefix)] : undefined;
}

function firstAddress([address, bits]: Network): string {
  const cidr = `${address.toString()}/${bits}`;
  const first =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(cidr)
      : ipaddr.IPv6.networkAddressFromCIDR(cidr);
  return first.toString();
}
