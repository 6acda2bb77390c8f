import { Badge, type Tone } from '../../components/ui/badge.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

const TONES = {
  IN_PROGRESS: 'info',
  COMPLETED: 'good',
  CANCELLED: 'neutral',
  REASSIGNED: 'neutral',
} as const satisfies Record<string, Tone>;

/** Of an order or a search. */
export function StatusBadge({ status }: { status: keyof typeof TONES }) {
  const { t } = useTexts('orders');
  return <Badge tone={TONES[status]}>{t(`statuses.${status}`)}</Badge>;
}
