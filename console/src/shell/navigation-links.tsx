import type { Session } from '@credence/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { DESTINATIONS } from './navigation.ts';

interface NavigationLinksProps {
  session: Session;
  onFollowed?: () => void;
}

export function NavigationLinks({ session, onFollowed }: NavigationLinksProps) {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-col gap-0.5">
      {DESTINATIONS.filter(({ needs }) => session.allowed.includes(needs)).map(({ to, name, icon: Icon }) => (
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
          </Link>
        </li>
      ))}
    </ul>
  );
}
