import type { Session } from '@credence/contract';
import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../components/ui/button.tsx';
import { useTexts } from '../texts/use-texts.tsx';

type PersonButtonProps = ComponentProps<'button'> & { session: Session };

/** Who is signed in; opens their menu. */
export function PersonButton({ session, ...props }: PersonButtonProps) {
  const { t } = useTexts();
  return (
    <Button variant="quiet" className="h-11 w-full justify-start px-2 text-left" {...props}>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="block truncate">{session.person.name}</span>
        <span className="block truncate text-xs font-normal text-muted">
          {session.organization.name} · {t(`roles.${session.role}`)}
        </span>
      </span>
      <ChevronsUpDown className="text-muted" />
    </Button>
  );
}
