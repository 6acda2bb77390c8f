import { promises as dns } from 'node:dns';
import { isIPv4, isIPv6 } from 'node:net';
import { createUDPServer, Packet, type Resource } from 'dns2';
import type { Resolve } from '../http-connector.ts';

/**
 * The answers to a name, one after the other; the last one to everything that follows. Each is a list of addresses, or
 * of names that the name stands for.
 */
export type Zone = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A DNS server on 127.0.0.1, whose answers nobody keeps. */
export interface NameServer {
  /** Asks it for every address of a name, of both kinds. */
  resolve: Resolve;
  /** What it was asked, such as `AAAA hooks.test`. */
  asked: string[];
  close(): Promise<void>;
}

const { A, AAAA, CNAME } = Packet.TYPE;

export async function startNameServer(zone: Zone): Promise<NameServer> {
  const asked: string[] = [];
  const server = createUDPServer((request, send) => {
    const response = Packet.createResponseFromRequest(request);
    const [question] = response.questions;
    if (!question) return;
    const { name, type } = question;
    const line = `${type === A ? 'A' : 'AAAA'} ${name}`;
    const before = asked.filter((other) => other === line).length;
    asked.push(line);
    response.answers = recordsOf(zone, name, type, before).map((record) =>
      Packet.createResourceFromQuestion(question, { ...record, ttl: 0 }),
    );
    send(response).catch(() => undefined);
  });
  await server.listen(0, '127.0.0.1');
  const resolver = new dns.Resolver({ timeout: 2_000, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return {
    asked,
    async resolve(hostname) {
      // A name may well have addresses of one kind only.
      const [v4, v6] = await Promise.all([
        resolver.resolve4(hostname).catch(() => []),
        resolver.resolve6(hostname).catch(() => []),
      ]);
      return [
        ...v4.map((address) => ({ address, family: 4 })),
        ...v6.map((address) => ({ address, family: 6 })),
      ];
    },
    close: () =>
      new Promise((resolve) => {
        resolver.cancel();
        server.close(resolve);
      }),
  };
}

/** The records for a name, and for the names it stands for. */
function recordsOf(zone: Zone, name: string, type: number, before: number): Partial<Resource>[] {
  const answers = zone[name] ?? [];
  const values = answers[Math.min(before, answers.length - 1)] ?? [];
  return values.flatMap((value): Partial<Resource>[] => {
    if (isIPv4(value)) return type === A ? [{ name, type, address: value }] : [];
    if (isIPv6(value)) return type === AAAA ? [{ name, type, address: value }] : [];
    return [{ name, type: CNAME, domain: value }, ...recordsOf(zone, value, type, before)];
  });
}
