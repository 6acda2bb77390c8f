import type { Session } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Waiting, waitingQuery } from '../api/waiting.ts';
import { DESTINATIONS } from './navigation.ts';

interface NavigationLinksProps {
  session: Session;
  onFollowed?: () => void;
}

export function NavigationLinks({ session, onFollowed }: NavigationLinksProps) {
  const { t } = useTranslation();
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
              {counts && <Count of={counts} />}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

/** How much waits in a view; nothing is shown for nothing. */
function Count({ of }: { of: Waiting }) {
  const { t } = useTranslation();
  const { data } = useQuery(waitingQuery(of));
  if (!data?.count) return null;
  return (
    <span className="ml-auto text-xs font-normal text-muted tabular-nums">
      {data.count}
      {data.isMore && '+'}
      <span className="sr-only"> {t('navigation.waiting')}</span>
    </span>
  );
}
