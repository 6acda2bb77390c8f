import type { Session } from '@credence/contract';
import { Keyboard } from 'lucide-react';
import { Button } from '../components/ui/button.tsx';
import { Coming, lazily } from '../lib/lazily.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Brand } from './brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { PersonButton } from './person-button.tsx';

const PersonMenu = lazily('PersonMenu');

interface SidebarProps {
  session: Session;
  onHelp: () => void;
}

export function Sidebar({ session, onHelp }: SidebarProps) {
  const { t } = useTexts();
  return (
    <aside className="flex print:hidden w-52 shrink-0 flex-col border-r bg-surface">
      <div className="flex h-14 items-center px-4">
        <Brand />
      </div>
      <nav aria-label={t('navigation.label')} className="min-h-0 flex-1 overflow-y-auto px-2 py-1">
        <NavigationLinks session={session} />
      </nav>
      <div className="flex flex-col gap-1 border-t p-2">
        <Button variant="quiet" className="justify-start px-2 text-muted" onClick={onHelp}>
          <Keyboard />
          {t('keys.title')}
        </Button>
        <Coming look={<PersonButton session={session} />}>
          <PersonMenu session={session} />
        </Coming>
      </div>
    </aside>
  );
}
