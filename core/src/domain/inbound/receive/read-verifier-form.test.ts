import { describe, expect, it } from 'vitest';
import { confirmAll, orderInput, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { vendorsFor } from '../../research/vendors/find-vendor.ts';
import { updateSearch } from '../../searches/update-search.ts';
import { processInbound } from '../decide/process-inbound.ts';
import { readVerifierForm } from './read-verifier-form.ts';
import { submitVerifierAnswers } from './submit-verifier-answers.ts';

let test: TestCore;
let context: Context;
const clock = useTestCore((...made) => {
  [test, context] = made;
});

const applicant = (change: object) => ({ applicant: { ...orderInput().applicant, ...change } });

describe('the form', () => {
  it('shows the claims, the questions and who asks, and nothing more', async () => {
    const question = { questionId: 1, type: 'free_text', prompt: 'Reason for leaving?' };
    const { token, claimed } = await sendAttempt(test, context, {
      ...applicant({
        phone: '+15125550199',
        applicantAlias: [{ firstName: 'Jo', lastName: 'Rivers', suffix: 'Jr' }],
      }),
      searchTypes: [{ searchType: 'EMPLOYMENT', verificationQuestions: [question] }],
    });
    expect(await readVerifierForm(test.core, token)).toEqual({
      organizationName: 'Acme Screening',
      letterhead: { organizationName: 'Acme Screening', accentColor: null, logo: null },
      hiringEntity: 'Northwind Logistics',
      contactName: 'Employment verification, Contoso Inc',
      searchType: 'EMPLOYMENT',
      applicant: { fullName: 'Jordan Rivera', otherNames: ['Jo Rivers Jr'], ssnLastFour: '6789' },
      records: [
        {
          index: 0,
          title: 'Contoso Inc',
          claims: [
            { field: 'employerName', label: 'Employer', kind: 'TEXT', provided: 'Contoso Inc' },
            { field: 'position', label: 'Position', kind: 'TEXT', provided: 'Analyst' },
            { field: 'startDate', label: 'Start date', kind: 'DATE', provided: '2019-03-01' },
            { field: 'endDate', label: 'End date', kind: 'DATE', provided: '2022-08-31' },
          ],
        },
      ],
      questions: [{ ...question, required: false, options: [], allowComment: false }],
      questionnaire: null,
      vendors: expect.arrayContaining([{ code: 'TALX_WORK_NUMBER', label: expect.any(String) }]),
      expiresAt: claimed.outbound.linkExpiresAt,
      timeZone: 'America/New_York',
      readBack: null,
      hasRelease: false,
      state: 'OPEN',
    });
  });

  it('is told of in the audit trail once an hour, however often it is read', async () => {
    const { token, claimed } = await sendAttempt(test, context);
    const entries = () =>
      test.sql(`select 1 from audit_entries where action = 'form.read' and resources ->> 'outboundId' = $1`, [
        claimed.outbound.id,
      ]);
    for (let read = 0; read < 20; read += 1) await readVerifierForm(test.core, token);
    expect(await entries()).toHaveLength(1);
    clock.advance({ minutes: 60 });
    await Promise.all(Array.from({ length: 5 }, () => readVerifierForm(test.core, token)));
    expect(await entries()).toHaveLength(2);
  });

  it.each([
    ['123-45-6789', '6789'],
    ['123456789', '6789'],
    ['SSN 123 45 6789', '6789'],
    ['12-3', null],
    ['unknown', null],
  ])('shows of the number %s at most the last four digits', async (ssn, ssnLastFour) => {
    const { token } = await sendAttempt(test, context, applicant({ ssn }));
    const form = await readVerifierForm(test.core, token);
    expect(form.applicant.ssnLastFour).toBe(ssnLastFour);
    expect(JSON.stringify(form).replace(/\D/g, '')).not.toContain('12345');
  });

  it('shows where the client has a questionnaire, and the vendors that keep what is asked', async () => {
    const { token } = await sendAttempt(test, context, {
      searchTypes: [
        {
          searchType: 'EMPLOYMENT',
          questionnaireUrl: 'https://client.example/questions',
          questionnaireAccessCode: 'WX-7',
        },
      ],
    });
    const { questionnaire, vendors } = await readVerifierForm(test.core, token);
    expect(questionnaire).toEqual({ url: 'https://client.example/questions', accessCode: 'WX-7' });
    expect(vendors.map(({ code }) => code)).not.toContain('NSCH');
    expect(vendorsFor('EDUCATION').map(({ code }) => code)).toContain('NSCH');
  });

  it('tells that its search has ended', async () => {
    const { token, orderId, searchId } = await sendAttempt(test, context);
    await updateSearch(context, { orderId, searchId, update: { searchStatus: 'CANCELLED' } });
    expect(await readVerifierForm(test.core, token)).toMatchObject({ state: 'CLOSED' });
  });

  it('tells that it was answered, also once the answer has ended the search', async () => {
    const { token } = await sendAttempt(test, context);
    await submitVerifierAnswers(test.core, token, confirmAll(await readVerifierForm(test.core, token)));
    expect(await readVerifierForm(test.core, token)).toMatchObject({ state: 'ANSWERED' });
    for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
    expect(await readVerifierForm(test.core, token)).toMatchObject({ state: 'ANSWERED' });
  });
});
