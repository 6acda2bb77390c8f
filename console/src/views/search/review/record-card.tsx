import type { Claim, ReviewedClaim, SearchRecord, WaitReason } from '@credence/contract';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { useWaitWords } from '../../../components/wait-words.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { ClaimRow, type ClaimRowProps } from './claim-row.tsx';
import { type Deciding, RecordButtons, WhatFollows } from './record-decisions.tsx';

const TONES: Record<SearchRecord['status'], Tone> = {
  OPEN: 'neutral',
  VERIFIED: 'good',
  DISCREPANCY: 'bad',
  PARTIAL: 'warn',
  NO_RECORD: 'bad',
  THIRD_PARTY: 'warn',
  UNREACHABLE: 'warn',
  REVIEW: 'info',
};

interface RecordCardProps {
  record: SearchRecord;
  /** Why it waits, where the search does not say the same. */
  reason: WaitReason | null;
  claims: readonly Claim[];
  rowOf: (claim: Claim) => ClaimRowProps;
  /** Null where there is nothing to decide, or no right to. */
  deciding: Deciding | null;
  onDecide: (decisions: readonly ReviewedClaim[]) => void;
}

export function RecordCard({ record, reason, claims, rowOf, deciding, onDecide }: RecordCardProps) {
  const { t } = useTexts('search');
  const { wordsOf } = useWaitWords();
  return (
    <section
      className="overflow-hidden rounded-lg border bg-surface"
      aria-labelledby={`record-${record.record}`}
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-1.5">
        <h2 id={`record-${record.record}`} className="font-semibold wrap-anywhere">
          {record.entityName ?? t('records.unnamed', { number: record.record + 1 })}
        </h2>
        <Badge tone={TONES[record.status]}>{t(`recordStatuses.${record.status}`)}</Badge>
        {deciding && <RecordButtons deciding={deciding} onDecide={onDecide} />}
      </header>
      {reason && <p className="px-4 pt-2.5 text-muted">{wordsOf([reason])}</p>}
      {claims.length === 0 ? (
        <p className="px-4 py-3 text-muted">{t(deciding ? 'records.onlyWords' : 'records.noClaims')}</p>
      ) : (
        <table className="mt-1 block w-full table-fixed sm:table">
          <thead className="sr-only sm:not-sr-only">
            <tr className="text-left text-xs text-muted">
              <th scope="col" className="w-[22%] px-4 py-1.5 font-medium">
                {t('claims.field')}
              </th>
              <th scope="col" className="px-2 py-1.5 font-medium">
                {t('claims.provided')}
              </th>
              <th scope="col" className="w-[34%] px-2 py-1.5 font-medium">
                {t('claims.said')}
              </th>
              <th scope="col" className="w-32 px-4 py-1.5 text-right font-medium">
                {t('claims.decision')}
              </th>
            </tr>
          </thead>
          <tbody className="block divide-y border-t sm:table-row-group">
            {claims.map((claim) => (
              <ClaimRow key={claim.field} {...rowOf(claim)} />
            ))}
          </tbody>
        </table>
      )}
      {deciding && <WhatFollows deciding={deciding} />}
    </section>
  );
}
