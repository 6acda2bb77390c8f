import { isIPv4, isIPv6 } from 'node:net';
import { createUDPServer, Packet, type Resource } from 'dns2';
import type { Resolve } from '../http-connector.ts';
import { resolveBy } from '../resolve-names.ts';

/**
 * The answers to a name, one after the other; the last one to everything that follows. Each is a list of addresses, or
 * of names that the name stands for; `null` is none at all.
 */
export type Zone = Readonly<Record<string, readonly (readonly string[] | null)[]>>;

/** A DNS server on 127.0.0.1, whose answers are not to be cached. */
export interface NameServer {
  /** Asks it for every address of a name, of both kinds. */
  resolve: Resolve;
  /** What it was asked, such as `AAAA hooks.test`. */
  asked: string[];
  close(): Promise<void>;
}

const { A, AAAA, CNAME } = Packet.TYPE;

/** @param slow names whose answers take that many milliseconds */
export async function startNameServer(
  zone: Zone,
  slow: Readonly<Record<string, number>> = {},
): Promise<NameServer> {
  const asked: string[] = [];
  const server = createUDPServer((request, send) => {
    const response = Packet.createResponseFromRequest(request);
    const [question] = response.questions;
    if (!question) return;
    const { name, type } = question;
    const line = `${type === A ? 'A' : 'AAAA'} ${name}`;
    const before = asked.filter((other) => other === line).length;
    asked.push(line);
    if (answerTo(zone, name, before) === null) return;
    response.answers = recordsOf(zone, name, type, before).map((record) =>
      Packet.createResourceFromQuestion(question, { ...record, ttl: 0 }),
    );
    setTimeout(() => send(response).catch(() => undefined), slow[name] ?? 0);
  });
  await server.listen(0, '127.0.0.1');
  return {
    asked,
    resolve: resolveBy([`127.0.0.1:${server.address().port}`]),
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

function answerTo(zone: Zone, name: string, before: number): readonly string[] | null | undefined {
  const answers = zone[name] ?? [];
  return answers[Math.min(before, answers.length - 1)];
}

/** The records for a name, and for the names it stands for. */
function recordsOf(zone: Zone, name: string, type: number, before: number): Partial<Resource>[] {
  const values = answerTo(zone, name, before) ?? [];
  return values.flatMap((value): Partial<Resource>[] => {
    if (isIPv4(value)) return type === A ? [{ name, type, address: value }] : [];
    if (isIPv6(value)) return type === AAAA ? [{ name, type, address: value }] : [];
    return [{ name, type: CNAME, domain: value }, ...recordsOf(zone, value, type, before)];
  });
}
