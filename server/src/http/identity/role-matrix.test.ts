import { randomUUID } from 'node:crypto';
import { CONSOLE_ROLES, type ConsoleRole } from '@credence/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesOf, type NamedRoute, OPERATIONS, ROUTES } from '../../testing/answers.ts';
import type { PersonCaller } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

/** The least role of each endpoint that a viewer may not call; said here once more, apart from the rules that are tested. */
const LEAST: Record<string, ConsoleRole> = {
  'orders.create': 'supervisor',
  'orders.dryRun': 'supervisor',
  'orders.cancel': 'supervisor',
  'searches.update': 'supervisor',
  'reviews.submit': 'reviewer',
  'contacts.add': 'researcher',
  'contacts.update': 'researcher',
  'contacts.mark': 'researcher',
  'contacts.remove': 'researcher',
  'outbounds.cancelAll': 'supervisor',
  'outbounds.pauseAll': 'supervisor',
  'outbounds.resumeAll': 'supervisor',
  'outbounds.pause': 'researcher',
  'outbounds.resume': 'researcher',
  'uploadUrls.generate': 'supervisor',
  'batches.create': 'supervisor',
  'batches.delete': 'supervisor',
  'inboundNotifications.submit': 'researcher',
  'closeoutEvents.redeliver': 'admin',
  'closeoutEvents.redeliverAll': 'admin',
  'webhookTests.send': 'admin',
  'auditTrail.export': 'admin',
  'assignments.set': 'researcher',
  'checkedReviews.submit': 'reviewer',
  'notes.add': 'researcher',
  'views.create': 'researcher',
  'views.delete': 'researcher',
  'unmatchedMail.match': 'researcher',
  'unmatchedMail.dismiss': 'reviewer',
  'websiteReadings.request': 'researcher',
  'calls.record': 'researcher',
  'webhookTargets.list': 'admin',
  'webhookTargets.enable': 'admin',
  'webhookSecretRotations.start': 'admin',
  'webhookSecretRotations.end': 'admin',
  'webhookSettings.get': 'admin',
  'webhookSettings.replace': 'admin',
  'organization.update': 'admin',
  'organization.keys': 'admin',
  'auditEntries.list': 'admin',
};

/** Signing out would end the session that the others are tried with. */
const everything = [...ROUTES, ...OPERATIONS].filter(({ name }) => name !== 'session.end');

const app = useTestApp();
let people: PersonCaller[];
beforeAll(async () => {
  people = await Promise.all(CONSOLE_ROLES.map((role) => app.person(app.active, role)));
});

/** A request without a body and about nothing that there is: only who may not call at all is told so. */
const ask = ({ request }: Pick<PersonCaller, 'request'>, { route }: NamedRoute) =>
  request(route.method, route.path.replace(/:\w+/g, randomUUID()));

it('names endpoints that there are', () => {
  const names = everything.map(({ name }) => name);
  expect(Object.keys(LEAST).filter((name) => !names.includes(name))).toEqual([]);
});

describe.each(everything)('$name', (named) => {
  const least = CONSOLE_ROLES.indexOf(LEAST[named.name] ?? 'viewer');

  it(`is for a ${CONSOLE_ROLES[least]} and those above`, async () => {
    const answers = await Promise.all(people.map((person) => ask(person, named)));
    const refused = answers.map(
      (answer) => answer.status === 403 && messagesOf(answer)[0]?.startsWith('Your role does not allow'),
    );
    expect(refused).toEqual(CONSOLE_ROLES.map((_role, index) => index < least));
    expect(answers.map(({ status }) => status)).not.toContain(401);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe.each(OPERATIONS)('$name, for programs', (named) => {
  it('401: a token of a program, and nothing', async () => {
    expect((await ask(app.active, named)).status).toBe(401);
    expect((await ask(app, named)).status).toBe(401);
  });
});
