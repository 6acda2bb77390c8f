import type { ReviewedClaim } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { namedByField, undecidableOf } from './refusal.ts';

const claims: ReviewedClaim[] = [
  { record: 0, field: 'position', decision: 'ACCEPT' },
  { record: 0, field: 'endDate', decision: 'CORRECT', value: 'soon' },
];
const refusal = (...lines: string[]) => new ApiError(400, lines, 'r');
const names = (field: string) => (field === 'endDate' ? 'End date' : field);

describe('a refused review', () => {
  it('names its fields as people do', () => {
    const error = namedByField(refusal('claims.1.value must be a date', 'body is odd'), claims, names);
    expect(error.message).toBe('End date: must be a date\nbody is odd');
  });

  it('tells which decision no rule can compare', () => {
    expect(undecidableOf(refusal('claims.1.match is required: no rule tells'), claims)).toBe(claims[1]);
    expect(undecidableOf(refusal('claims.1.value must be a date'), claims)).toBeUndefined();
    expect(undecidableOf(new Error('claims.1.match is required'), claims)).toBeUndefined();
  });
});
