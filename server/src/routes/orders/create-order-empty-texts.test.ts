import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS, orderPath, searchPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { contactBody } from '../contacts/testing/contacts.ts';
import { orderWith } from './testing/rules.ts';

const app = useTestApp();

const create = (path: string, value: unknown) =>
  app.active.request('POST', ORDERS, { body: orderWith(path, value) });

describe('POST order', () => {
  it.each([
    'applicant.phone',
    'applicant.addresses.0.addressLine2',
    'applicant.applicantAlias.0.middleName',
    'applicant.applicantAlias.0.suffix',
    'businessContext.positionLevel',
    'businessContext.industrySector',
    'searchTypes.0.questionnaireAccessCode',
    'history.employment.0.employerLocation',
    'history.employment.0.employerPhone',
    'history.employment.0.employerFax',
    'history.education.0.institutionLocation',
    'history.education.0.institutionContactPhone',
  ])('201: %s may be empty, as forms send what was not filled in', async (path) => {
    expect((await create(path, '')).status).toBe(201);
  });

  it('201: an empty text is one that was left out', async () => {
    const created = await create('applicant.phone', '');
    const { verificationOrderId } = created.body as { verificationOrderId: string };
    const read = await app.active.request('GET', orderPath(verificationOrderId));
    expect(read.body).toMatchObject({ applicant: { phone: null } });
  });

  it.each([
    ['applicant.firstName', 'must not be empty'],
    ['applicant.email', 'must be a valid e-mail address'],
    ['applicant.birthday', 'must be a date in the form YYYY-MM-DD'],
    ['applicant.signedReleaseFileUrl', 'must not be empty'],
    ['searchTypes.0.externalSearchId', 'must not be empty'],
    ['webhookConfig.secret', 'must not be empty'],
  ])('400: %s must say something', async (path, problem) => {
    const answer = await create(path, '');
    expect([answer.status, messagesOf(answer)]).toEqual([400, [`${path} ${problem}`]]);
  });
});

describe('what is empty elsewhere', () => {
  it('201: the title of a contact', async () => {
    const { orderId, searchIds } = await app.active.order();
    const search = searchPath(orderId, searchIds[0] ?? '');
    const added = await app.active.request('POST', `${search}/contact`, {
      body: { ...contactBody(), title: '' },
    });
    const { contactId } = added.body as { contactId: string };
    const { body } = await app.active.request('GET', `${search}/contacts`);
    const { contacts } = body as { contacts: { id: string; title: string | null }[] };
    expect(contacts.find(({ id }) => id === contactId)?.title).toBeNull();
  });

  it('200: the reason of an update', async () => {
    const { orderId, searchIds } = await app.active.order();
    const answer = await app.active.request('PATCH', searchPath(orderId, searchIds[0] ?? ''), {
      body: { searchStatus: 'CANCELLED', reason: '' },
    });
    expect(answer.status).toBe(200);
  });
});
