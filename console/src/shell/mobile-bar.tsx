import type { Session } from '@credence/contract';
import { MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/ui/button.tsx';
import { Coming, lazily } from '../lib/lazily.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Brand } from './brand.tsx';

const MobileNavigation = lazily('MobileNavigation');

/** What the sidebar is on a phone. */
export function MobileBar({ session }: { session: Session }) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="flex print:hidden h-12 shrink-0 items-center justify-between border-b bg-surface pr-1 pl-4">
      <Brand />
      <Button
        variant="quiet"
        className="size-11"
        aria-label={t('navigation.open')}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </Button>
      <Coming>
        <MobileNavigation session={session} open={isOpen} onOpenChange={setOpen} />
      </Coming>
    </header>
  );
}
