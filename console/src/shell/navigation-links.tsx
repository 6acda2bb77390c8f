import type { Session } from '@credence/contract';
import { Link } from '@tanstack/react-router';
import { WaitingCount } from '../components/waiting-count.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { DESTINATIONS } from './navigation.ts';

interface NavigationLinksProps {
  session: Session;
  onFollowed?: () => void;
}

export function NavigationLinks({ session, onFollowed }: NavigationLinksProps) {
  const { t } = useTexts();
  return (
    <ul className="flex flex-col gap-0.5">
      {DESTINATIONS.filter(({ needs }) => session.allowed.includes(needs)).map(
        ({ to, name, icon: Icon, counts }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onFollowed}
              className={
                'flex h-11 items-center gap-2.5 rounded-md px-2 font-medium text-muted hover:bg-hover hover:text-ink md:h-8 ' +
                'data-[status=active]:bg-selected data-[status=active]:text-ink'
              }
            >
              <Icon className="size-4 shrink-0" />
              {t(name)}
              {counts && <WaitingCount of={counts} className="ml-auto" />}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}
