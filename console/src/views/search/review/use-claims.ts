import type { Claim, RecordToDecide, ReviewedClaim, SearchRecord, WorkSearch } from '@credence/contract';
import { useMemo, useState } from 'react';
import { useAllowed } from '../../../api/session.ts';
import { sayFailure } from '../../../components/ui/toast.ts';
import type { Binding } from '../../../keyboard/bindings.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { acceptAll } from './accept-all.ts';
import type { ClaimRowProps } from './claim-row.tsx';
import type { Correcting } from './correct-dialog.tsx';
import { acceptance, type Proposals, proposalFor } from './proposals.ts';
import type { Deciding } from './record-decisions.tsx';
import { useProposals } from './use-proposals.ts';
import { useDecided, useReview } from './use-review.ts';

const isSame = (a: Claim, b: Claim | undefined) => a.record === b?.record && a.field === b.field;

/** The claims of a search, which of them is looked at, and what can be decided about it by key and by click. */
export function useClaims(read: WorkSearch, onDone: () => Promise<void>) {
  const search = useDecided(read);
  const { t } = useTexts('search');
  const mayReview = useAllowed()('review:write');
  const [chosen, choose] = useState<Claim | null>(null);
  const [chosenMessage, chooseMessage] = useState<string | null>(null);
  // Whether a key or a decision led to the claim that is looked at, and its row has yet to get the focus.
  const [isAwaited, awaitFocus] = useState(false);
  const [correcting, correct] = useState<Correcting | null>(null);
  const [drafts] = useState(() => new Map<string, ReviewedClaim>());
  const { proposals, areRead } = useProposals(search);

  const rows = useMemo(() => {
    const toDecide = new Map(search.toDecide.map((record) => [record.record, record]));
    return search.search.records.flatMap(({ record, claims }) => {
      const waiting = toDecide.get(record);
      return (waiting?.claims ?? claims).map((claim) => ({ claim, state: stateOf(claim, waiting) }));
    });
  }, [search]);
  const open = rows.filter(({ state }) => state === 'open').map(({ claim }) => claim);
  const active =
    rows.find(({ claim }) => isSame(claim, chosen ?? undefined))?.claim ?? open[0] ?? rows[0]?.claim;

  const review = useReview({
    searchId: search.id,
    onDone: () => void onDone(),
    onRefused: (decision, refused) => {
      const claim = rows.find((row) => isDecisionOn(decision, row.claim))?.claim;
      if (!claim) return;
      // What is being typed about another claim meanwhile stays.
      const proposal = proposalFor(proposals, claim);
      correct((opened) => opened ?? { claim, proposal, typed: decision, ...refused });
    },
  });
  const look = (claim: Claim | undefined) => {
    choose(claim ?? null);
    chooseMessage(null);
    awaitFocus(false);
  };
  /** Its row gets the focus, so that a reader of the screen says it, and a button that goes with its decision takes no focus along. */
  const goTo = (claim: Claim | undefined) => {
    look(claim);
    awaitFocus(claim !== undefined);
  };
  const openCorrection = (claim: Claim) => {
    const typed = drafts.get(keyOf(claim));
    correct({ claim, proposal: proposalFor(proposals, claim), ...(typed && { typed }) });
  };
  /** Decides, and goes on to the next claim that waits. */
  const decide = (claim: Claim, decision: ReviewedClaim, isTyped = false) => {
    const at = open.findIndex((each) => isSame(each, claim));
    goTo(open[at + 1] ?? open.find((each) => !isSame(each, claim)));
    review([decision], isTyped);
  };
  const toDecideOf = (record: number) =>
    mayReview ? search.toDecide.find((each) => each.record === record && isLeft(each)) : undefined;
  const decideRecord = (record: number, decisions: readonly ReviewedClaim[]) => {
    goTo(open.find((claim) => claim.record !== record));
    review([...decisions]);
  };
  /** What accepting would come to; says why where that is nothing. That is not known before the messages are read. */
  const acceptable = (record: RecordToDecide | undefined) => {
    if (!record || !areRead) return null;
    const all = acceptAll(record, search.decisions, proposals);
    if (!all) sayFailure(t('review.refused'), new Error(t('follows.nothing')));
    return all;
  };
  const accept = (claim: Claim) => {
    const isLast = open.filter(({ record }) => record === claim.record).length === 1;
    if (!areRead || (isLast && !acceptable(toDecideOf(claim.record)))) return;
    decide(claim, acceptance(claim, proposalFor(proposals, claim)));
  };
  const reject = (claim: Claim) =>
    decide(claim, { record: claim.record, field: claim.field, decision: 'REJECT' });
  const acceptRecord = () => {
    const record = (active && toDecideOf(active.record)) ?? search.toDecide.find(isLeft);
    const all = acceptable(record && toDecideOf(record.record));
    if (record && all) decideRecord(record.record, all.decisions);
  };
  const onActive = (run: (claim: Claim) => void) => () => {
    if (mayReview && active && open.some((each) => isSame(each, active))) run(active);
  };
  const move = (by: number) => () => {
    const at = rows.findIndex(({ claim }) => isSame(claim, active));
    goTo(rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.claim);
  };

  const proposal = active && proposalFor(proposals, active);
  const keys: Binding[] = [
    { key: 'j', description: t('keys.next'), repeats: true, run: move(1) },
    { key: 'k', description: t('keys.previous'), repeats: true, run: move(-1) },
  ];
  if (mayReview && open.length > 0) {
    keys.push(
      { key: 'a', description: t('keys.accept'), run: onActive(accept) },
      { key: 'c', description: t('keys.correct'), run: onActive(openCorrection) },
      { key: 'r', description: t('keys.reject'), run: onActive(reject) },
    );
  }
  if (mayReview && search.toDecide.some(isLeft))
    keys.push({ key: 'A', description: t('keys.acceptAll'), run: acceptRecord });

  return {
    keys,
    ofRecord: ({ record }: SearchRecord) => ({
      claims: rows.filter(({ claim }) => claim.record === record).map(({ claim }) => claim),
      deciding: decidingOf(toDecideOf(record), search, areRead ? proposals : null),
      onDecide: (decisions: readonly ReviewedClaim[]) => decideRecord(record, decisions),
      rowOf: (claim: Claim): ClaimRowProps => {
        const state = rows.find((row) => isSame(row.claim, claim))?.state ?? 'settled';
        return {
          claim,
          proposal: proposalFor(proposals, claim),
          decision: search.decisions.findLast((each) => isDecisionOn(each, claim)),
          state: mayReview ? state : 'settled',
          isActive: isSame(claim, active),
          isAwaited: isAwaited && isSame(claim, active),
          onActivate: () => look(claim),
          onAccept: () => accept(claim),
          onCorrect: () => openCorrection(claim),
          onReject: () => reject(claim),
        };
      },
    }),
    message: {
      messageId: chosenMessage ?? proposal?.messageId ?? active?.evidence?.inboundId ?? null,
      onChoose: chooseMessage,
      words: [...new Set([...proposals.values()].map(({ evidence }) => evidence))],
      present: proposal?.evidence ?? null,
    },
    correction: {
      correcting,
      onType: (typed: ReviewedClaim) => drafts.set(keyOf(typed), typed),
      onClose: () => correct(null),
      onDecide: (decision: ReviewedClaim) => {
        drafts.delete(keyOf(decision));
        if (correcting) decide(correcting.claim, decision, true);
        correct(null);
      },
    },
  };
}

const keyOf = ({ record, field }: Pick<ReviewedClaim, 'record' | 'field'>) => `${record} ${field}`;

/** Whether a decision is about a claim: by itself, or with its whole record. */
const isDecisionOn = (decision: { record: number; field?: string | null | undefined }, claim: Claim) =>
  decision.record === claim.record && (decision.field ?? claim.field) === claim.field;

const isLeft = ({ claims, decidedFields }: RecordToDecide): boolean =>
  claims.length === 0 || claims.some(({ field }) => !decidedFields.includes(field));

const decidingOf = (
  toDecide: RecordToDecide | undefined,
  { decisions, search }: WorkSearch,
  proposals: Proposals | null,
): Deciding | null => (toDecide ? { toDecide, decisions, records: search.records, proposals } : null);

const stateOf = (claim: Claim, waiting: RecordToDecide | undefined): ClaimRowProps['state'] => {
  if (!waiting) return 'settled';
  return waiting.decidedFields.includes(claim.field) ? 'decided' : 'open';
};
