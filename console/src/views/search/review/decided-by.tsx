import type { ResultDecision } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '../../../api/work.ts';
import { RelativeTime } from '../../../components/time.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';

/** How people call who has decided: a program goes by its own name. */
export function useDecider(): (subject: string | null) => string {
  const { t } = useTexts('search');
  const { data } = useQuery(peopleQuery);
  return (subject) =>
    data?.people.find((person) => person.subject === subject)?.name ?? subject ?? t('notes.unknown');
}

/** What was decided about a claim, by whom and when, and why where they said so. */
export function DecidedBy({ decision }: { decision: ResultDecision }) {
  const { t } = useTexts('search');
  const decider = useDecider();
  return (
    <span className="mt-0.5 block text-xs text-muted wrap-anywhere">
      {t(`decisions.${decision.decision}`, { name: decider(decision.decidedBy) })}{' '}
      <RelativeTime at={decision.decidedAt} />
      {decision.note && <q className="block">{decision.note}</q>}
    </span>
  );
}
