import type { Claim, Message, ReviewedClaim } from '@credence/contract';

/** What words of a message say about a claim, as they were read; a person decides whether they do. */
export interface Proposal {
  messageId: string;
  says: 'CONFIRMED' | 'CORRECTED' | 'NOT_DISCLOSED';
  value: string | null;
  /** The words it was taken from. */
  evidence: string;
}

const SAYS: readonly unknown[] = ['CONFIRMED', 'CORRECTED', 'NOT_DISCLOSED'] satisfies Proposal['says'][];

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isSaid = (value: unknown): value is Omit<Proposal, 'messageId'> => {
  const said = Object.fromEntries(entriesOf(value));
  const isValue = said.value === null || typeof said.value === 'string';
  return SAYS.includes(said.says) && isValue && typeof said.evidence === 'string';
};

/** What a message's reading says of each field; the contract leaves open what else one holds. */
function* readingsOf(
  reading: unknown,
): Generator<{ record: number; field: string; said: Omit<Proposal, 'messageId'> }> {
  const { records } = Object.fromEntries(entriesOf(reading));
  for (const [, entry] of entriesOf(records)) {
    const { record, fields } = Object.fromEntries(entriesOf(entry));
    if (typeof record !== 'number') continue;
    for (const [field, said] of entriesOf(fields)) if (isSaid(said)) yield { record, field, said };
  }
}

const keyOf = ({ record, field }: Pick<Claim, 'record' | 'field'>): string => `${record} ${field}`;

export type Proposals = ReadonlyMap<string, Proposal>;
export const proposalFor = (proposals: Proposals, claim: Pick<Claim, 'record' | 'field'>) =>
  proposals.get(keyOf(claim));

/** Of messages from the oldest to the newest: what was written last counts. */
export function proposalsOf(messages: readonly Message[]): Proposals {
  const proposals = new Map<string, Proposal>();
  for (const { id, reading } of messages) {
    for (const { record, field, said } of readingsOf(reading))
      proposals.set(keyOf({ record, field }), { messageId: id, ...said });
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
