import { type Claim, type ClaimMatch, SearchConfig } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { decideResponse, type ReceivedResponse } from './decide-response.ts';

const defaults = SearchConfig.parse({}).inbound;
const claim = (match: ClaimMatch): Claim => ({
  record: 0,
  field: 'position',
  provided: 'Clerk',
  verified: null,
  match,
  comment: null,
  evidence: null,
});

const answer: ReceivedResponse = {
  config: defaults,
  confidence: 1,
  noRecord: false,
  claims: [claim('MATCH')],
  contradictions: [],
};

const reviews: { name: string; response: ReceivedResponse; reason: RegExp }[] = [
  { name: 'no record', response: { ...answer, noRecord: true }, reason: /no record/ },
  { name: 'nothing verified', response: { ...answer, claims: [claim('NOT_VERIFIED')] }, reason: /nothing/ },
  { name: 'no claims', response: { ...answer, claims: [] }, reason: /nothing/ },
  {
    name: 'a contradiction',
    response: { ...answer, contradictions: ['position', 'endDate'] },
    reason: /contradict each other: position, endDate$/,
  },
  {
    name: 'a review required',
    response: { ...answer, config: { ...defaults, requireManualReview: true } },
    reason: /every answer/,
  },
  {
    name: 'no completion by itself',
    response: { ...answer, config: { ...defaults, autoCompleteVerified: false } },
    reason: /by itself/,
  },
  { name: 'too little confidence', response: { ...answer, confidence: 0.79 }, reason: /0\.79 .* below 0\.8/ },
];

describe('decideResponse', () => {
  it.each(reviews)('$name goes to review', ({ response, reason }) => {
    expect(decideResponse(response)).toEqual({ kind: 'review', reason: expect.stringMatching(reason) });
  });

  it.each([
    { name: 'all matching', matches: ['MATCH'], outcome: 'VERIFIED_NO_DISCREPANCY', discrepancy: false },
    { name: 'some unverified', matches: ['MATCH', 'NOT_VERIFIED'], outcome: 'VERIFIED', discrepancy: false },
    {
      name: 'a mismatch',
      matches: ['MATCH', 'MISMATCH'],
      outcome: 'VERIFIED_DISCREPANCY',
      discrepancy: true,
    },
  ] as const)('$name completes as $outcome', ({ matches, outcome, discrepancy }) => {
    const claims = matches.map(claim);
    expect(decideResponse({ ...answer, claims })).toEqual({ kind: 'complete', outcome, discrepancy, claims });
  });

  it('completes with just the confidence that the search asks for', () => {
    expect(decideResponse({ ...answer, confidence: 0.8 }).kind).toBe('complete');
  });
});
