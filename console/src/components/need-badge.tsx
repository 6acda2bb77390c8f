import type { WorkNeed } from '@credence/contract';
import { ClipboardCheck, Phone, UserSearch } from 'lucide-react';
import { useTexts } from '../texts/use-texts.tsx';
import { Badge } from './ui/badge.tsx';

const ICONS = { REVIEW: ClipboardCheck, CONTACT: UserSearch, CALL: Phone };
const TONES = { REVIEW: 'info', CONTACT: 'warn', CALL: 'warn' } as const;

/** What only a person can do for a search. */
export function NeedBadge({ need, count }: { need: WorkNeed; count?: number }) {
  const { t } = useTexts();
  const Icon = ICONS[need];
  return (
    <Badge tone={TONES[need]}>
      <Icon />
      {t(`needs.${need}`)}
      {count !== undefined && count > 1 && <span className="tabular-nums">{count}</span>}
    </Badge>
  );
}
