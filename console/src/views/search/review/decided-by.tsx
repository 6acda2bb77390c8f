import type { Claim, ResultDecision } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '../../../api/work.ts';
import { RelativeTime } from '../../../components/time.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';

/** How people call who has decided: a program goes by its own name. */
export function useDecider(): (subject: string | null) => string {
  const { t } = useTexts('search');
  const { data } = useQuery(peopleQuery);
  return (subject) =>
    data
      ? (data.people.find((person) => person.subject === subject)?.name ?? subject ?? t('notes.unknown'))
      : '…';
}

interface DecidedByProps {
  claim: Claim;
  decision: ResultDecision;
}

/** What was decided about a claim, by whom and when, and why where they said so. */
export function DecidedBy({ claim, decision }: DecidedByProps) {
  const { t } = useTexts('search');
  const decider = useDecider();
  return (
    <span className="mt-0.5 block text-xs text-muted wrap-anywhere">
      {t(`decisions.${doneTo(claim, decision)}`, { name: decider(decision.decidedBy) })}{' '}
      <RelativeTime at={decision.decidedAt} />
      {decision.note && <q className="block">{decision.note}</q>}
    </span>
  );
}

/** Words that confirm a claim are accepted as a correction of what was not said yet. */
const doneTo = ({ match }: Claim, { decision }: ResultDecision) =>
  decision === 'CORRECT' && match === 'MATCH' ? 'CONFIRM' : decision;
