import type { CallRecord, operationsContract } from '@credence/contract';
import { askForWebsite, type CallResult, listCandidates, readCallSheet, recordCall } from '@credence/core';
import { contextOf } from '../http/context.ts';
import type { Route } from '../routes/route.ts';

type Operations = typeof operationsContract;

export const listCandidatesRoute: Route<Operations['candidates']['list']> = async ({ params, res }) => ({
  status: 200,
  body: { sources: await listCandidates(contextOf(res), params) },
});

export const requestWebsiteReadingRoute: Route<Operations['websiteReadings']['request']> = async ({
  params,
  body,
  res,
}) => {
  const { website, askedAt } = await askForWebsite(contextOf(res), { ...params, ...body });
  return { status: 202, body: { website, askedAt: askedAt.toISOString() } };
};

export const getCallRoute: Route<Operations['calls']['get']> = async ({ params, res }) => {
  const { numbers, calls, ...sheet } = await readCallSheet(contextOf(res), params);
  return {
    status: 200,
    body: {
      ...sheet,
      numbers: numbers.map(({ callBack, opensAt, ...number }) => ({
        ...number,
        callBack: callBack && { ...callBack, at: callBack.at.toISOString() },
        opensAt: opensAt.toISOString(),
      })),
      calls: calls.map((call) => ({ ...call, at: call.at.toISOString() })),
    },
  };
};

export const recordCallRoute: Route<Operations['calls']['record']> = async ({ params, body, res }) => {
  const { number } = body;
  const { callBack, ...recorded } = await recordCall(contextOf(res), {
    ...params,
    number,
    result: resultOf(body),
  });
  return {
    status: 201,
    body: { ...recorded, callBack: callBack && { ...callBack, at: callBack.at?.toISOString() ?? null } },
  };
};

/** What came of a call, in the terms of the rules; the contract says that what an outcome needs is there. */
function resultOf(call: CallRecord): CallResult {
  const respondent = { name: call.respondent?.name ?? '', title: call.respondent?.title || null };
  switch (call.outcome) {
    case 'NO_ANSWER':
      return { kind: 'unanswered' };
    case 'WRONG_NUMBER':
      return { kind: 'wrong-number' };
    case 'CALL_BACK':
      return { kind: 'call-back', at: new Date(call.callBackAt ?? 0) };
    case 'REFUSED':
      return { kind: 'refused', respondent, text: call.comment ?? REFUSED, isFinal: call.doNotCall };
    default:
      return { kind: 'answered', answers: answersOf(call, respondent) };
  }
}

const REFUSED = 'They refused to answer on the telephone.';

function answersOf(
  { outcome, claims, questions, referral, thirdParty, comment }: CallRecord,
  respondent: { name: string; title: string | null },
): Extract<CallResult, { kind: 'answered' }>['answers'] {
  const isAnswer = outcome === 'ANSWERED';
  return {
    respondent,
    noRecord: outcome === 'NO_RECORD',
    wrongPerson: outcome === 'WRONG_PERSON',
    referral:
      outcome === 'WRONG_PERSON' && referral
        ? {
            name: referral.name || null,
            title: referral.title || null,
            email: referral.email || null,
            phone: referral.phone || null,
            fax: referral.fax || null,
          }
        : null,
    thirdParty:
      outcome === 'THIRD_PARTY'
        ? { vendor: thirdParty?.vendor || null, note: thirdParty?.note || null }
        : null,
    claims: isAnswer
      ? claims.map(({ record, field, answer = 'CORRECTED', value = null }) => ({
          record,
          field,
          answer,
          value,
        }))
      : [],
    questions: isAnswer
      ? questions.map(({ questionId, selectedAnswer, comment: said = null }) => ({
          questionId,
          comment: said,
          selected: selectedAnswer == null ? [] : [selectedAnswer].flat(),
        }))
      : [],
    comment: comment ?? null,
  };
}
