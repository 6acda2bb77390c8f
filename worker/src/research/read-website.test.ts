import { websiteAnswer } from '@credence/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpClient } from '../http-client.ts';
import { EMPLOYER_SITES } from '../testing/employer-sites.ts';
import { SCHOOL_SITES } from '../testing/school-sites.ts';
import {
  fill,
  httpClientOfSites,
  type SiteServer,
  serveSites,
  type TestSite,
} from '../testing/site-server.ts';
import { readWebsite } from './read-website.ts';

const CASES = [
  ...Object.entries(SCHOOL_SITES).map(([name, site]) => ({ name, site, searchType: 'EDUCATION' as const })),
  ...Object.entries(EMPLOYER_SITES).map(([name, site]) => ({
    name,
    site,
    searchType: 'EMPLOYMENT' as const,
  })),
].map((entry, index) => ({ ...entry, index }));

const USER_AGENT = 'CredenceResearch/1 (+https://verify.credence.test)';

let server: SiteServer;
let http: HttpClient;

beforeAll(async () => {
  server = await serveSites(CASES.map(({ site }) => site));
  http = httpClientOfSites();
});
afterAll(async () => {
  await http.close();
  await server.close();
});

const read = ({ index, searchType }: (typeof CASES)[number]) =>
  readWebsite({ http, userAgent: USER_AGENT }, { website: server.urlOf(index), searchType });

// Nearly all of their time are pauses between two pages; the longest comes first.
describe.concurrent('politeness', () => {
  const many = Array.from({ length: 40 }, (_, page) => `<a href="/registrar/${page}">Registrar ${page}</a>`);
  const site = (pages: TestSite['pages'], robots?: string): TestSite => ({
    pages,
    ...(robots ? { robots } : {}),
  });

  async function visited(of: TestSite): Promise<string[]> {
    const own = await serveSites([of]);
    try {
      await readWebsite({ http, userAgent: USER_AGENT }, { website: own.urlOf(0), searchType: 'EDUCATION' });
      expect(new Set(own.requests.map(({ userAgent }) => userAgent))).toEqual(new Set([USER_AGENT]));
      return own.requests.map(({ path }) => path);
    } finally {
      await own.close();
    }
  }

  it('reads few pages where it is asked to go slowly', async () => {
    expect(await visited(site({ '/': many.join('') }, 'User-agent: *\nCrawl-delay: 15'))).toEqual([
      '/robots.txt',
      '/',
    ]);
  }, 30_000);

  it('reads eight pages at most', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 40 }, (_, page) => [`/registrar/${page}`, '<p>Nothing here</p>']),
    );
    const paths = await visited(site({ '/': many.join(''), ...pages }));
    expect(paths.filter((path) => path !== '/robots.txt')).toHaveLength(8);
  });

  it.each([
    ['everything is closed to all', 'User-agent: *\nDisallow: /'],
    ['everything is closed to us', 'User-agent: CredenceResearch\nDisallow: /\n\nUser-agent: *\nAllow: /'],
  ])('reads nothing where %s', async (_name, robots) => {
    expect(await visited(site({ '/': many.join('') }, robots))).toEqual(['/robots.txt']);
  });

  it.each([
    ['a private address', 'REDIRECT:http://169.254.169.254/latest/meta-data/'],
    ['this machine', 'REDIRECT:http://127.0.0.1:PORT/registrar/1'],
    ['another domain', 'REDIRECT:https://elsewhere-example.com/registrar'],
    ['no place at all', 'REDIRECT:http://[/'],
    ['a program', 'REDIRECT:javascript:alert(1)'],
  ])('does not follow to %s', async (_what, page) => {
    expect(await visited(site({ '/': page, '/registrar/1': 'Registrar' }))).toEqual(['/robots.txt', '/']);
  });

  it('follows in a circle for four steps', async () => {
    const paths = await visited(site({ '/': 'REDIRECT:/a', '/a': 'REDIRECT:/b', '/b': 'REDIRECT:/a' }));
    expect(paths).toEqual(['/robots.txt', '/', '/a', '/b', '/a', '/b']);
  });

  it('reads half a megabyte of a page', async () => {
    const filler = '<!-- nothing -->'.repeat(40_000);
    const link = '<a href="/registrar/1">Registrar</a>';
    expect(await visited(site({ '/': `${link}${filler}` }))).toEqual(['/robots.txt', '/', '/registrar/1']);
    expect(await visited(site({ '/': `${filler}${link}` }))).toEqual(['/robots.txt', '/']);
  });

  it('follows no address of more than 300 characters', async () => {
    const [short, long] = ['x'.repeat(100), 'x'.repeat(300)];
    const page = `<a href="/registrar/${long}">Registrar</a><a href="/registrar/${short}">Registrar</a>`;
    expect(await visited(site({ '/': page }))).toEqual(['/robots.txt', '/', `/registrar/${short}`]);
  });

  it('looks at 2,000 links of a page', async () => {
    const others = '<a href="/registrar">news</a>'.repeat(1_999);
    const link = '<a href="/registrar/1">Registrar</a>';
    const read = async (page: string) => (await visited(site({ '/': page }))).includes('/registrar/1');
    expect([await read(`${others}${link}`), await read(`${others}<a href="/">home</a>${link}`)]).toEqual([
      true,
      false,
    ]);
  });

  it('does not leave the website', async () => {
    const paths = await visited(
      site({ '/': '<a href="https://elsewhere-example.com/registrar">Registrar</a>' }),
    );
    expect(paths).toEqual(['/robots.txt', '/']);
  });
});

describe.concurrent('the office that verifies, on a website with', () => {
  it.each(CASES.filter(({ site }) => site.want))('$name', async (entry) => {
    const { contacts } = await read(entry);
    expect(contacts[0]?.destination).toBe(fill(entry.site.want ?? '', entry.index, 0));
    expect(contacts[0]?.evidence.url).toContain(server.domainOf(entry.index));
    expect(contacts[0]?.evidence.words).not.toBe('');
  });

  it.each(CASES.filter(({ site }) => site.wantVendor))('$name', async (entry) => {
    expect((await read(entry)).vendor?.vendor).toBe(entry.site.wantVendor);
  });

  it.each(CASES.filter(({ site }) => site.wantNone))('$name, which is none', async (entry) => {
    expect((await read(entry)).contacts).toEqual([]);
  });
});

const question = {
  questionId: 'research_1_0',
  searchId: '1',
  entityName: 'A College',
  location: null,
  website: null,
};

describe.concurrent('what is said of it', () => {
  const named = (name: string) => CASES.find((entry) => entry.name === name) ?? CASES[0];

  it('is a contact for each office, with the page and the words', async () => {
    const entry = named('degree verification beside the registrar');
    if (!entry) throw new Error('There is no such site');
    const answer = websiteAnswer({ ...question, searchType: 'EDUCATION' }, await read(entry), null);
    const host = server.domainOf(entry.index);
    expect(answer).toMatchObject({
      kind: 'answered',
      contacts: [
        { name: 'Degree verification, A College', email: `degreeverify@${host}`, confidence: 0.85 },
        { name: 'Registrar, A College', email: `registrar@${host}`, confidence: 0.81 },
      ],
    });
  });

  it("is the vendor with the employer's code", async () => {
    const entry = named('a vendor with its code');
    if (!entry) throw new Error('There is no such site');
    expect(websiteAnswer({ ...question, searchType: 'EMPLOYMENT' }, await read(entry), null)).toMatchObject({
      vendor: 'TALX_WORK_NUMBER',
      notes: ['The code for TALX_WORK_NUMBER is 12345'],
    });
  });

  it('is the sheet that was not read', async () => {
    const entry = named('a sheet of contacts that is not read');
    if (!entry) throw new Error('There is no such site');
    const { sheets } = await read(entry);
    expect(sheets).toEqual([expect.stringContaining('/files/hr-contacts.pdf')]);
  });
});
