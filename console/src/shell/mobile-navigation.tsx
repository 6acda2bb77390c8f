import type { Session } from '@credence/contract';
import { Dialog } from '../components/ui/dialog.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { PersonMenu } from './person-menu.tsx';

interface MobileNavigationProps {
  session: Session;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function MobileNavigation({ session, open, onOpenChange }: MobileNavigationProps) {
  const { t } = useTexts();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('navigation.label')}>
      <nav aria-label={t('navigation.label')}>
        <NavigationLinks session={session} onFollowed={() => onOpenChange(false)} />
      </nav>
      <div className="mt-3 border-t pt-3">
        <PersonMenu session={session} />
      </div>
    </Dialog>
  );
}
