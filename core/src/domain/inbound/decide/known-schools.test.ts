import { expect, it } from 'vitest';
import { confirmAll, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { directoryFile, directoryLine } from '../../../testing/institutions.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { importInstitutions } from '../../research/institutions/import-institutions.ts';
import { readSearch } from '../../searches/read-searches.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { processInbound } from './process-inbound.ts';
import { reviewSearch } from './review-search.ts';

let test: TestCore;
let context: Context;
useTestCore((made, owner) => {
  test = made;
  context = { ...owner, actor: 'SYSTEM' };
});

const DEGREE = {
  institutionName: 'Northgate University',
  institutionLocation: 'Albany, NY',
  institutionContactEmail: 'registrar@northgate.example',
  qualification: 'Bachelor of Arts',
  fieldOfStudy: 'History',
  graduationDate: '2015-05-20',
};

/** What becomes of a degree of Northgate University where its school is called otherwise on the page. */
async function correctedTo(value: string) {
  const { orderId, searchId, token } = await sendAttempt(test, context, {
    searchTypes: [{ searchType: 'EDUCATION' }],
    history: { education: [DEGREE] },
  });
  const answers = confirmAll(await readVerifierForm(test.core, token));
  const claims = answers.claims.map((claim) =>
    claim.field === 'institutionName' ? { ...claim, answer: 'CORRECTED' as const, value } : claim,
  );
  await submitVerifierAnswers(test.core, token, { ...answers, claims });
  for (const { data } of await test.jobs('process-inbound', context)) await processInbound(context, data);
  const { search, records } = await readSearch(context, { orderId, searchId });
  return { ids: { orderId, searchId }, search, record: records[0] };
}

const schoolIn = (record: { claims: { field: string }[] } | undefined) =>
  record?.claims.find(({ field }) => field === 'institutionName');

it('leaves to a person what only a register knows, and does not once it is imported', async () => {
  const before = await correctedTo('Sagebrush Seminary');
  expect(before.search).toMatchObject({ searchStatus: 'IN_PROGRESS', phase: 'REVIEW' });
  expect(schoolIn(before.record)).toMatchObject({ match: 'UNCLEAR' });

  await importInstitutions(test.core.config.DATABASE_URL, {
    file: 'hd.csv',
    text: directoryFile([
      directoryLine(1001, 'Northgate University', 'Albany, NY', { IALIAS: 'Sagebrush Seminary' }),
      directoryLine(1002, 'Easton College', 'Salem, OR'),
    ]),
    now: test.core.clock.now(),
  });
  const same = await correctedTo('Sagebrush Seminary');
  expect(same.search).toMatchObject({ searchStatus: 'COMPLETED' });
  expect(schoolIn(same.record)).toMatchObject({
    match: 'MATCH',
    comment: 'Both are names of Northgate University.',
  });
  const other = await correctedTo('Easton College');
  expect(schoolIn(other.record)).toMatchObject({ match: 'MISMATCH' });

  const value = 'Sagebrush Seminary';
  const decision = { record: 0, field: 'institutionName', decision: 'CORRECT', value } as const;
  const { records } = await reviewSearch(
    { ...context, actor: 'API' },
    { ...before.ids, review: { claims: [decision] } },
  );
  expect(schoolIn(records[0])).toMatchObject({ match: 'MATCH', verified: value });
});
