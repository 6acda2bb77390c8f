import type { Claim, Message, ReviewedClaim, SearchRecord, WorkSearch } from '@credence/contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { messageQuery } from '../../../api/search.ts';
import { useAllowed } from '../../../api/session.ts';
import type { Binding } from '../../../keyboard/bindings.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import type { ClaimRowProps } from './claim-row.tsx';
import type { Correcting } from './correct-dialog.tsx';
import { acceptance, proposalFor, proposalsOf } from './proposals.ts';
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
  const proposals = useProposals(search);

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

  const openCorrection = (claim: Claim, isUndecidable = false) =>
    correct({ claim, proposal: proposalFor(proposals, claim), isUndecidable });
  const review = useReview({
    searchId: search.id,
    onDone: () => void onDone(),
    onUndecidable: ({ record, field }: ReviewedClaim) => {
      const claim = rows.find((row) => row.claim.record === record && row.claim.field === field)?.claim;
      if (claim) openCorrection(claim, true);
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
  /** Decides, and goes on to the next claim that waits. */
  const decide = (claim: Claim, decision: ReviewedClaim) => {
    const at = open.findIndex((each) => isSame(each, claim));
    goTo(open[at + 1] ?? open.find((each) => !isSame(each, claim)));
    review([decision]);
  };
  const accept = (claim: Claim) => decide(claim, acceptance(claim, proposalFor(proposals, claim)));
  const reject = (claim: Claim) =>
    decide(claim, { record: claim.record, field: claim.field, decision: 'REJECT' });
  const acceptAll = (record: number) => {
    const claims = open.filter((claim) => claim.record === record);
    if (claims.length === 0) return;
    goTo(open.find((claim) => claim.record !== record));
    review(claims.map((claim) => acceptance(claim, proposalFor(proposals, claim))));
  };
  const isDecidable = (claim: Claim | undefined): claim is Claim =>
    mayReview && claim !== undefined && open.some((each) => isSame(each, claim));
  const onActive = (run: (claim: Claim) => void) => () => {
    if (isDecidable(active)) run(active);
  };
  const move = (by: number) => () => {
    const at = rows.findIndex(({ claim }) => isSame(claim, active));
    goTo(rows[Math.max(0, Math.min(rows.length - 1, at + by))]?.claim);
  };

  const proposal = active && proposalFor(proposals, active);
  const keys: Binding[] = [
    { key: 'j', description: t('keys.next'), run: move(1) },
    { key: 'k', description: t('keys.previous'), run: move(-1) },
  ];
  if (mayReview && open.length > 0) {
    keys.push(
      { key: 'a', description: t('keys.accept'), run: onActive(accept) },
      { key: 'c', description: t('keys.correct'), run: onActive(openCorrection) },
      { key: 'r', description: t('keys.reject'), run: onActive(reject) },
      { key: 'A', description: t('keys.acceptAll'), run: onActive(({ record }) => acceptAll(record)) },
    );
  }

  return {
    keys,
    ofRecord: ({ record }: SearchRecord) => ({
      claims: rows.filter(({ claim }) => claim.record === record).map(({ claim }) => claim),
      onAcceptAll:
        mayReview && open.some((claim) => claim.record === record) ? () => acceptAll(record) : null,
      rowOf: (claim: Claim): ClaimRowProps => {
        const state = rows.find((row) => isSame(row.claim, claim))?.state ?? 'settled';
        return {
          claim,
          proposal: proposalFor(proposals, claim),
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
      onClose: () => correct(null),
      onDecide: (decision: ReviewedClaim) => {
        if (correcting) decide(correcting.claim, decision);
        correct(null);
      },
    },
  };
}

type Waiting = WorkSearch['toDecide'][number];

const stateOf = (claim: Claim, waiting: Waiting | undefined): ClaimRowProps['state'] => {
  if (!waiting) return 'settled';
  return waiting.decidedFields.includes(claim.field) ? 'decided' : 'open';
};

/** What was read in the messages that wait for a person. */
function useProposals(search: WorkSearch) {
  const path = { orderId: search.orderId, searchId: search.id };
  const ids = [
    ...new Set(search.toDecide.flatMap(({ waiting }) => waiting.map(({ messageId }) => messageId))),
  ];
  return useQueries({
    queries: ids.map((messageId) => messageQuery({ ...path, messageId })),
    combine: proposalsOfResults,
  });
}

const proposalsOfResults = (results: { data?: Message | undefined }[]) =>
  proposalsOf(results.flatMap(({ data }) => (data ? [data] : [])));
