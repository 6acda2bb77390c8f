import { createServer } from 'node:http';
import { importedFrom, importInstitutions } from '@credence/core';
import type { Credence, OrderCreate } from '@credence/sdk';
import { closeHttp, listen } from '../listen.ts';
import type { StackInfo } from '../stack.ts';
import { waitFor } from '../wait-for.ts';
import { answerVerifierPage } from './answer-page.ts';
import { applicant, businessContext, openNow } from './demo-order.ts';
import { picturesIn } from './pictures.ts';
import { linkIn, mailTo, step } from './telling.ts';

const SCHOOL = { institutionName: 'Larkspur College', institutionLocation: 'Austin, TX' };
/** Its website: a name that stands for this machine. */
const DOMAIN = 'larkspur.localhost';
/** By this name the list that the demo imports is told from a list of the operator's own. */
const LIST = 'institutions of the demo';

/** A school of which the order gives nothing but name and place is found, asked, and answers. */
export async function tellSchoolStory(
  credence: Credence,
  { mailboxUrl, settings }: StackInfo,
  completed: (orderId: string) => Promise<{ outcome: string }>,
): Promise<void> {
  const now = new Date();
  const address = `registrar-${now.getTime()}@${DOMAIN}`;
  const website = await serveWebsite(address);
  try {
    const institutionWebsite = await listSchool(settings.DATABASE_URL ?? '', website.host, now);
    const { verificationOrderId: orderId, searchIds } = await credence.orders.create(
      schoolOrder({ ...SCHOOL, ...institutionWebsite }, now),
    );
    const found = await step(
      'School found by its name alone',
      () => waitFor('a contact of the school', () => foundContact(credence, orderId, searchIds[0] ?? '')),
      ({ name, email, isKnown }) =>
        `${name}: ${email}${isKnown ? ', who answered before' : ' on its website'}`,
    );
    const mail = await mailTo(mailboxUrl, found.email, now);
    await step(
      'Registrar asked, and answered',
      () => answerVerifierPage(linkIn(mail), picturesIn(undefined)),
      (confirmation) => `"${confirmation}"`,
    );
    await step(
      'Degree verified',
      () => completed(orderId),
      ({ outcome }) => outcome,
    );
  } finally {
    await website.close();
  }
}

/** @returns what the order says of its website where a list is imported that is not the demo's, and stays */
async function listSchool(
  databaseUrl: string,
  host: string,
  now: Date,
): Promise<{ institutionWebsite?: string }> {
  const imported = await importedFrom(databaseUrl, 'institutions');
  if (imported !== null && imported !== LIST) return { institutionWebsite: host };
  const columns = 'UNITID,INSTNM,IALIAS,CITY,STABBR,GENTELE,OPEID,WEBADDR,CYACTIVE,NEWID,CLOSEDAT,F1SYSNAM';
  const line = `100001,${SCHOOL.institutionName},-2,Austin,TX,-2,10000100,${host},1,-2,-2,-2`;
  await importInstitutions(databaseUrl, { file: LIST, text: Buffer.from(`${columns}\n${line}\n`), now });
  return {};
}

const schoolOrder = (school: typeof SCHOOL, now: Date): OrderCreate => ({
  applicant,
  businessContext,
  searchTypes: [
    {
      searchType: 'EDUCATION',
      externalSearchId: `demo-school-${now.getTime()}`,
      searchConfig: { timing: { businessHours: openNow(now), respectHolidays: false } },
    },
  ],
  history: {
    education: [
      { ...school, qualification: 'Bachelor of Arts', fieldOfStudy: 'History', graduationDate: '2015-05-20' },
    ],
  },
});

/** On the website, or where an earlier story has taught whom to ask. */
async function foundContact(credence: Credence, orderId: string, searchId: string) {
  const { contacts } = await credence.contacts.list(orderId, searchId);
  return contacts
    .map(({ name, contactMethods, source }) => ({
      name,
      email: contactMethods[0]?.email ?? '',
      isKnown: source !== 'website',
    }))
    .find(({ email }) => email !== '');
}

const PAGES = new Map<string | undefined, (address: string) => string>([
  ['/', () => '<h1>Larkspur College</h1><a href="/registrar">Registrar</a>'],
  ['/registrar', (address) => `<h1>Office of the Registrar</h1><a href="mailto:${address}">Write to us</a>`],
]);

async function serveWebsite(address: string) {
  const server = createServer((request, response) => {
    const page = PAGES.get(request.url);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page?.(address));
  });
  const port = await listen(server, 0, '127.0.0.1', 'website of a school');
  return { host: `www.${DOMAIN}:${port}`, close: () => closeHttp(server) };
}
