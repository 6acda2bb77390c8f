import { randomUUID } from 'node:crypto';
import { orderInput } from '@credence/core/testing';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS, orderPath } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';

const app = useTestApp();

describe('GET order', () => {
  it('200: shows the order, its applicant and its searches', async () => {
    const { applicant, businessContext } = orderInput();
    const { orderId, searchIds } = await app.active.order();
    const answer = await app.active.request('GET', orderPath(orderId));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id: orderId,
      proposedPosition: businessContext.appliedJobTitle,
      proposedSalary: businessContext.proposedSalary,
      orderStatus: 'IN_PROGRESS',
      applicant: { ...applicant, phone: null, isRedacted: false },
      search: [
        {
          id: searchIds[0],
          orderId,
          externalSearchId: 'ext-1',
          searchType: 'EMPLOYMENT',
          searchStatus: 'IN_PROGRESS',
        },
      ],
    });
  });

  it('200: names one applicant throughout', async () => {
    const { orderId } = await app.active.order();
    const { body } = await app.active.request('GET', orderPath(orderId));
    const { applicantId } = body as { applicantId: string };
    expect(body).toMatchObject({ applicant: { id: applicantId }, search: [{ applicantId }] });
  });

  it('200: searches stand in the order of the request, a missing externalSearchId is null', async () => {
    const { orderId, searchIds } = await app.active.order({
      searchTypes: [{ searchType: 'EDUCATION' }, { searchType: 'EMPLOYMENT' }, { searchType: 'EDUCATION' }],
    });
    const { body } = await app.active.request('GET', orderPath(orderId));
    expect(body).toMatchObject({ search: searchIds.map((id) => ({ id, externalSearchId: null })) });
  });

  it('200: only the last four digits of the ssn where the organization wants it so', async () => {
    const careful = app.caller(await app.test.organization({ ssnDisplay: 'LAST4' }));
    const { orderId } = await careful.order();
    for (const path of [orderPath(orderId), ORDERS]) {
      const { text } = await careful.request('GET', path);
      expect(text).toContain('"ssn":"6789"');
      expect(text).not.toContain('123-45');
    }
  });

  it.each([randomUUID(), '11111111-1111-1111-1111-111111111111', '00000000-0000-0000-0000-000000000001'])(
    '200: the unknown id %s answers with an error text',
    async (orderId) => {
      const answer = await app.active.request('GET', orderPath(orderId));
      expect([answer.status, answer.body]).toEqual([200, { error: 'Order not found', orderId }]);
    },
  );

  it.each(['7', 'null', `${randomUUID()}x`, randomUUID().replaceAll('-', ''), '%00', "' or 1=1", '…'])(
    '400: %j is no UUID',
    async (id) => {
      const answer = await app.active.request('GET', orderPath(id));
      expect([answer.status, messagesOf(answer)]).toEqual([400, ['id must be a UUID']]);
    },
  );

  it('400: a path that cannot be decoded', async () => {
    const answer = await app.active.request('GET', orderPath('%ff'));
    expect([answer.status, messagesOf(answer)]).toEqual([
      400,
      ['The path must be UTF-8 in percent-encoding'],
    ]);
  });
});
