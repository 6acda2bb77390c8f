import { describe, expect, it } from 'vitest';
import { orderSearch, type TestCore } from '../../../testing/index.ts';
import { answerPage, orderJobs, sendDue } from '../../../testing/records.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { researchSearch } from '../../outbounds/plan/research-search.ts';
import type { VerifierAnswers } from '../../records/verifier-form.ts';
import { readSearch } from '../../searches/read-searches.ts';

let test: TestCore;
let context: Context;
useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const HR = 'hr@acme.example';

/** Of record 0, or of that of the field's number. */
type Corrections = Record<string, string | null>;

const correcting = (corrections: Corrections) => (answers: VerifierAnswers) => ({
  ...answers,
  claims: answers.claims.map((claim) => {
    const value = claim.record === 0 ? corrections[claim.field] : undefined;
    return value === undefined ? claim : { ...claim, answer: 'CORRECTED' as const, value };
  }),
});

const ANALYST = {
  employerName: 'Acme Inc',
  employerLocation: 'Columbus, OH',
  position: 'Analyst',
  startDate: '2019-03-01',
  endDate: '2022-08-31',
  employerEmail: HR,
};
const MANAGER = { ...ANALYST, position: 'Manager', startDate: '2022-09-01', endDate: null };

const statusAfter = async (ids: { orderId: string; searchId: string }, corrections: Corrections) => {
  const sent = await sendDue(test, context, ids);
  await answerPage(test, context, sent.get(HR), correcting(corrections));
  const { records } = await readSearch(context, ids);
  return { status: records[0]?.status, waitingFor: records[0]?.waitingFor };
};

const UNCLEAR = (field: string) => ({
  status: 'REVIEW',
  waitingFor: `review: it is not clear whether the same is meant: ${field}`,
});

describe('what is no discrepancy by itself', () => {
  // It is the second of March 2026.
  it.each<[string, object[], Corrections, string]>([
    ['who is still there has left today', [MANAGER], { endDate: '2026-03-02' }, 'endDate'],
    ['who was to leave soon is there', [{ ...ANALYST, endDate: '2026-03-31' }], { endDate: null }, 'endDate'],
    ['the title before a promotion', [MANAGER, ANALYST], { position: 'Analyst' }, 'position'],
    ['the start before a promotion', [MANAGER, ANALYST], { startDate: '2019-03-01' }, 'startDate'],
    ['another site', [ANALYST], { employerLocation: 'Portland, OR' }, 'employerLocation'],
  ])('%s', async (_what, employment, corrections, field) => {
    const ids = await orderJobs(context, employment);
    expect(await statusAfter(ids, corrections)).toEqual(UNCLEAR(field));
  });

  it('the title before a promotion that another search of the order verifies', async () => {
    const ids = await orderSearch(context, {
      history: {
        employment: [MANAGER, { ...ANALYST, employerName: 'ACME', employerEmail: 'hr2@acme.example' }],
      },
      searchTypes: [{ searchType: 'EMPLOYMENT' }, { searchType: 'EMPLOYMENT' }],
    });
    await researchSearch(context, ids);
    expect(await statusAfter(ids, { position: 'Analyst' })).toEqual(UNCLEAR('position'));
  });

  it('a degree that was still to come', async () => {
    const ids = await orderSearch(context, {
      history: {
        education: [
          {
            institutionName: 'Contoso University',
            qualification: 'Bachelor of Science',
            fieldOfStudy: 'Physics',
            graduationDate: '2027-05-15',
            institutionContactEmail: HR,
          },
        ],
      },
      searchTypes: [{ searchType: 'EDUCATION' }],
    });
    await researchSearch(context, ids);
    const said = { qualification: 'BS in progress', graduationDate: '2027-12' };
    expect(await statusAfter(ids, said)).toEqual(UNCLEAR('qualification, graduationDate'));
  });

  it.each<[string, object[], Corrections]>([
    ['another title that no record has', [MANAGER, ANALYST], { position: 'Cook' }],
    ['another site beside another title', [ANALYST], { employerLocation: 'Portland, OR', position: 'Cook' }],
    ['who is still there left long ago', [MANAGER], { endDate: '2024-03-01' }],
  ])('%s is one', async (_what, employment, corrections) => {
    const ids = await orderJobs(context, employment);
    expect(await statusAfter(ids, corrections)).toMatchObject({ status: 'DISCREPANCY' });
  });
});
