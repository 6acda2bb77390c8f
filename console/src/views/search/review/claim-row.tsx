import type { Claim, ResultDecision } from '@credence/contract';
import { Check, Pencil, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFieldName } from '../../../components/field-name.ts';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/cn.ts';
import { useTexts } from '../../../texts/use-texts.tsx';
import { DecidedBy } from './decided-by.tsx';
import type { Proposal } from './proposals.ts';

const MATCH_TONES: Record<Claim['match'], Tone> = {
  MATCH: 'good',
  MISMATCH: 'bad',
  UNCLEAR: 'warn',
  NOT_VERIFIED: 'neutral',
};

export interface ClaimRowProps {
  claim: Claim;
  proposal: Proposal | undefined;
  /** What was last decided about it. */
  decision: ResultDecision | undefined;
  /** Open ones can be decided on; the others only be read. */
  state: 'open' | 'decided' | 'settled';
  isActive: boolean;
  /** Whether it is to take the focus. */
  isAwaited: boolean;
  onActivate: () => void;
  onAccept: () => void;
  onCorrect: () => void;
  onReject: () => void;
}

export function ClaimRow({
  claim,
  proposal,
  decision,
  state,
  isActive,
  isAwaited,
  onActivate,
  ...decide
}: ClaimRowProps) {
  const { t } = useTexts('search');
  const label = useFieldName()(claim.field);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isAwaited) row.current?.focus();
  }, [isAwaited]);
  return (
    <tr
      ref={row}
      tabIndex={-1}
      onFocus={onActivate}
      onPointerDown={onActivate}
      aria-current={isActive || undefined}
      className={cn(
        'grid grid-cols-2 gap-x-4 gap-y-1 border-t px-4 py-2 first:border-t-0 focus-visible:-outline-offset-2 sm:table-row sm:p-0',
        isActive && 'bg-selected print:bg-transparent print:shadow-none shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <th scope="row" className="col-span-2 py-0.5 text-left align-top font-medium sm:px-4 sm:py-2.5">
        {label}
      </th>
      <td className="align-top wrap-anywhere sm:px-2 sm:py-2.5">
        <Label>{t('claims.provided')}</Label>
        <Value>{claim.provided}</Value>
      </td>
      <td className="align-top wrap-anywhere sm:px-2 sm:py-2.5">
        <Label>{t('claims.said')}</Label>
        <Said claim={claim} proposal={proposal} />
      </td>
      <td className="col-span-2 align-top sm:px-4 sm:py-2 sm:text-right">
        {state === 'open' ? <Decisions label={label} {...decide} /> : <Verdict claim={claim} state={state} />}
        {state !== 'open' && decision && <DecidedBy claim={claim} decision={decision} />}
      </td>
    </tr>
  );
}

const Label = ({ children }: { children: string }) => (
  <span className="block text-xs text-muted sm:hidden">{children}</span>
);

function Value({ children }: { children: string | null }) {
  const { t } = useTexts('search');
  return children === null ? (
    <span className="text-muted">{t('claims.nothing')}</span>
  ) : (
    <span>{children}</span>
  );
}

function Said({ claim, proposal }: { claim: Claim; proposal: Proposal | undefined }) {
  const { t } = useTexts('search');
  if (claim.evidence || !proposal) {
    return (
      <>
        <Value>{claim.verified}</Value>
        {claim.match !== 'NOT_VERIFIED' && (
          <Badge tone={MATCH_TONES[claim.match]} className="ml-2">
            {t(`matches.${claim.match}`)}
          </Badge>
        )}
        {claim.comment && claim.evidence && <span className="block text-xs text-muted">{claim.comment}</span>}
      </>
    );
  }
  return (
    <>
      <Value>{proposal.says === 'NOT_DISCLOSED' ? t('claims.notDisclosed') : proposal.value}</Value>
      <Badge tone={proposal.says === 'CONFIRMED' ? 'good' : 'warn'} className="ml-2">
        {t(`said.${proposal.says}`)}
      </Badge>
      {/* Where the message does not stand beside it. */}
      <q className="mt-0.5 block text-xs text-muted lg:hidden">{proposal.evidence}</q>
    </>
  );
}

function Verdict({ claim, state }: { claim: Claim; state: 'decided' | 'settled' }) {
  const { t } = useTexts('search');
  if (state === 'settled' && claim.match === 'NOT_VERIFIED') return null;
  return (
    <Badge tone={state === 'decided' ? 'info' : MATCH_TONES[claim.match]}>
      {state === 'decided' ? t('claims.decided') : t(`matches.${claim.match}`)}
    </Badge>
  );
}

type DecisionsProps = { label: string } & Pick<ClaimRowProps, 'onAccept' | 'onCorrect' | 'onReject'>;

function Decisions({ label, onAccept, onCorrect, onReject }: DecisionsProps) {
  const { t } = useTexts('search');
  const buttons = [
    { name: t('decide.accept', { field: label }), key: 'a', icon: Check, run: onAccept },
    { name: t('decide.correct', { field: label }), key: 'c', icon: Pencil, run: onCorrect },
    { name: t('decide.reject', { field: label }), key: 'r', icon: X, run: onReject },
  ];
  return (
    <span className="inline-flex gap-1 print:hidden">
      {buttons.map(({ name, key, icon: Icon, run }) => (
        <Button
          key={key}
          size="icon"
          className="size-9 sm:size-7"
          aria-label={name}
          aria-keyshortcuts={key}
          title={`${name} (${key})`}
          onClick={run}
        >
          <Icon />
        </Button>
      ))}
    </span>
  );
}
