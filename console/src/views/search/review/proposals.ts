import type { Claim, Message, ReviewedClaim } from '@credence/contract';
import { z } from 'zod/mini';

/** What words of a message say about a claim, as they were read; a person decides whether they do. */
export interface Proposal {
  messageId: string;
  says: 'CONFIRMED' | 'CORRECTED' | 'NOT_DISCLOSED';
  value: string | null;
  /** The words it was taken from. */
  evidence: string;
}

const Reading = z.object({
  records: z.array(
    z.object({
      record: z.number(),
      fields: z.record(
        z.string(),
        z.object({
          says: z.enum(['CONFIRMED', 'CORRECTED', 'NOT_DISCLOSED']),
          value: z.nullable(z.string()),
          evidence: z.string(),
        }),
      ),
    }),
  ),
});

const keyOf = ({ record, field }: Pick<Claim, 'record' | 'field'>): string => `${record} ${field}`;

export type Proposals = ReadonlyMap<string, Proposal>;
export const proposalFor = (proposals: Proposals, claim: Pick<Claim, 'record' | 'field'>) =>
  proposals.get(keyOf(claim));

/** Of messages from the oldest to the newest: what was written last counts. */
export function proposalsOf(messages: readonly Message[]): Proposals {
  const proposals = new Map<string, Proposal>();
  for (const { id, reading } of messages) {
    const { data } = Reading.safeParse(reading);
    for (const { record, fields } of data?.records ?? []) {
      for (const [field, said] of Object.entries(fields)) {
        proposals.set(keyOf({ record, field }), { messageId: id, ...said });
      }
    }
  }
  return proposals;
}

/** What accepting a claim means: an answer in fields as it stands, words as they were read. */
export function acceptance({ record, field, provided, evidence }: Claim, proposal?: Proposal): ReviewedClaim {
  const claim = { record, field };
  if (evidence || !proposal || proposal.says === 'NOT_DISCLOSED') return { ...claim, decision: 'ACCEPT' };
  if (proposal.says === 'CONFIRMED')
    return { ...claim, decision: 'CORRECT', value: provided, match: 'MATCH' };
  return { ...claim, decision: 'CORRECT', value: proposal.value === 'present' ? null : proposal.value };
}
