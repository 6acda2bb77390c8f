import type { Session } from '@credence/contract';
import { MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/ui/button.tsx';
import { Dialog } from '../components/ui/dialog.tsx';
import { Brand } from './brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { PersonMenu } from './person-menu.tsx';

/** What the sidebar is on a phone. */
export function MobileBar({ session }: { session: Session }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex h-12 shrink-0 items-center justify-between border-b bg-surface pr-1 pl-4 md:hidden">
      <Brand />
      <Button
        variant="quiet"
        className="size-11"
        aria-label={t('navigation.open')}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('navigation.label')}>
        <nav aria-label={t('navigation.label')}>
          <NavigationLinks session={session} onFollowed={() => setOpen(false)} />
        </nav>
        <div className="mt-3 border-t pt-3">
          <PersonMenu session={session} />
        </div>
      </Dialog>
    </header>
  );
}
