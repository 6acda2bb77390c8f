import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHttpClient, type HttpClient } from '../http-client.ts';

/** A website for tests. In its pages HOST is its domain, PORT its port, and HOST_DOTS the domain with its dots in words. */
export interface TestSite {
  pages: Record<string, string>;
  /** Of its hosts below the domain. */
  www?: Record<string, string>;
  registrar?: Record<string, string>;
  robots?: string;
  charset?: 'utf-8' | 'windows-1252';
  /** The contact that has to come first. */
  want?: string;
  wantVendor?: string;
  wantNone?: boolean;
}

export interface SiteServer {
  /** Where the website of that number begins. */
  urlOf(index: number): string;
  domainOf(index: number): string;
  /** Requests so far: method, host, path and user agent. */
  requests: { host: string; path: string; userAgent: string }[];
  close(): Promise<void>;
}

/** Calls these websites by their names, each of which leads to the loopback. */
export const httpClientOfSites = (): HttpClient =>
  createHttpClient({
    allowLoopback: true,
    allowedPorts: 'any',
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  });

/** Serves websites on the loopback: the one of number 0 as `site0.example.edu`, and so on. */
export async function serveSites(sites: readonly TestSite[]): Promise<SiteServer> {
  const requests: SiteServer['requests'] = [];
  const server = createServer((request, response) => {
    const { host, path, site } = find(request, sites);
    requests.push({ host, path, userAgent: request.headers['user-agent'] ?? '' });
    const text = site && path === '/robots.txt' ? site.robots : pagesOf(site, host)[path];
    if (!site || text === undefined) return response.writeHead(404).end();
    const filled = fill(text, sites.indexOf(site), portOf());
    if (filled.startsWith('REDIRECT:')) {
      return response.writeHead(301, { location: filled.slice('REDIRECT:'.length) }).end();
    }
    const { charset = 'utf-8' } = site;
    response.writeHead(200, { 'content-type': `text/html; charset=${charset}` });
    response.end(charset === 'utf-8' ? filled : Buffer.from(filled.replaceAll('\u2019', '\u0092'), 'latin1'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const portOf = () => (server.address() as AddressInfo).port;
  return {
    requests,
    domainOf,
    urlOf: (index) => `https://${domainOf(index)}:${portOf()}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const domainOf = (index: number): string => `site${index}-example.edu`;

function find({ headers, url = '/' }: IncomingMessage, sites: readonly TestSite[]) {
  const host = (headers.host ?? '').split(':')[0] ?? '';
  const [, index = ''] = /site(\d+)-example\.edu$/.exec(host) ?? [];
  return { host, path: url, site: sites[Number(index)] };
}

function pagesOf(site: TestSite | undefined, host: string): Record<string, string> {
  if (host.startsWith('www.')) return site?.www ?? {};
  if (host.startsWith('registrar.')) return site?.registrar ?? {};
  return site?.pages ?? {};
}

export function fill(text: string, index: number, port: number): string {
  const domain = domainOf(index);
  return text
    .replaceAll('HOST_DOTS', domain.replaceAll('.', ' [dot] '))
    .replaceAll('HOST', domain)
    .replaceAll('PORT', String(port))
    .replace(/CFEMAIL:([^"]+)/g, (_all, address: string) => masked(address));
}

function masked(address: string): string {
  const bytes = [...Buffer.from(address)].map((byte) => byte ^ 0x42);
  return Buffer.from([0x42, ...bytes]).toString('hex');
}
