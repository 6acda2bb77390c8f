import type { RecordToDecide, ResultDecision, ReviewedClaim, SearchRecord } from '@credence/contract';
import type { MouseEvent } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Kbd } from '../../../components/ui/kbd.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { type AcceptAll, acceptAll, acceptNoRecord, followingFrom } from './accept-all.ts';
import type { Proposals } from './proposals.ts';

/** A record that a person has to decide about, with what there is to know before. */
export interface Deciding {
  toDecide: RecordToDecide;
  decisions: readonly ResultDecision[];
  /** All of the search. */
  records: readonly SearchRecord[];
  /** What was read in its messages; null until it is here. */
  proposals: Proposals | null;
}

interface RecordDecisionsProps {
  deciding: Deciding;
  onDecide: (decisions: readonly ReviewedClaim[]) => void;
}

/** The second click of a double one may find the next search in the place of the first. */
const once = (run: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) run();
};

/** Decides about all that is left of a record at once: each button says what it does. */
export function RecordButtons({
  deciding: { toDecide, decisions, proposals },
  onDecide,
}: RecordDecisionsProps) {
  const { t } = useTexts('search');
  const all = proposals && acceptAll(toDecide, decisions, proposals);
  const denial = all?.what === 'ANSWERS' ? acceptNoRecord(toDecide) : null;
  return (
    <span className="ml-auto flex flex-wrap gap-1.5 print:hidden">
      {denial && (
        <Button size="sm" onClick={once(() => onDecide(denial.decisions))}>
          {t('decide.accepts.NO_RECORD')}
        </Button>
      )}
      {all?.what === 'WORDS' && (
        <Button size="sm" onClick={once(() => onDecide([{ record: toDecide.record, decision: 'REJECT' }]))}>
          {t('decide.rejectWords')}
        </Button>
      )}
      <Button size="sm" disabled={!all} onClick={once(() => all && onDecide(all.decisions))}>
        {t(`decide.accepts.${all?.what ?? 'ANSWERS'}`)} <Kbd>A</Kbd>
      </Button>
    </span>
  );
}

/** What follows from accepting, or why nothing can be accepted, before it is done. */
export function WhatFollows({ deciding }: { deciding: Deciding }) {
  const { t } = useTexts('search');
  const { toDecide, decisions, proposals } = deciding;
  if (!proposals) return null;
  const all = acceptAll(toDecide, decisions, proposals);
  const denial = all?.what === 'ANSWERS' ? acceptNoRecord(toDecide) : null;
  return (
    <div className="border-t px-4 py-2.5 text-xs text-muted print:hidden">
      {all ? (
        <Following all={all} deciding={deciding} />
      ) : (
        <p className="text-warn">{t('follows.nothing')}</p>
      )}
      {denial && <Following all={denial} deciding={deciding} />}
      <p>{t(toDecide.claims.length > 0 ? 'follows.rejected' : 'follows.rejectedWords')}</p>
    </div>
  );
}

function Following({ all: { what, becomes }, deciding }: { all: AcceptAll; deciding: Deciding }) {
  const { t } = useTexts('search');
  const { outcomes, left } = followingFrom(deciding.records, deciding.toDecide.record, becomes);
  const named = ([one, other]: readonly string[]) =>
    t(other ? 'follows.either' : 'follows.one', { one, other });
  return (
    <p>
      <span className="font-medium text-ink">{t(`decide.accepts.${what}`)}:</span>{' '}
      {t('follows.record', { status: named(becomes.map((status) => t(`recordStatuses.${status}`))) })}{' '}
      {outcomes.length > 0
        ? t('follows.ends', { outcome: named(outcomes.map((outcome) => t(`outcomes.${outcome}`))) })
        : t('follows.goesOn', { count: left })}{' '}
      {becomes.length > 1 && t('follows.byRule')}
    </p>
  );
}
