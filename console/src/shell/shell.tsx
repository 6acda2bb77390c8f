import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { sessionQuery } from '../api/session.ts';
import { Failure } from '../components/failure.tsx';
import { useKeys } from '../keyboard/use-keys.ts';
import { Coming, lazily } from '../lib/lazily.tsx';
import { useIsWide } from '../lib/use-media.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { Pending } from './fallbacks.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { SignIn } from './sign-in.tsx';

const KeyboardHelp = lazily('KeyboardHelp');
const Notices = lazily('Notices');

/** Around every view: who is signed in, where to go, and help. */
export function Shell() {
  const { t } = useTexts();
  const [helpIsOpen, openHelp] = useState(false);
  const session = useQuery(sessionQuery);
  const isWide = useIsWide();
  useKeys([{ key: '?', description: t('keys.help'), run: () => openHelp(true) }]);

  if (session.isPending) return null;
  if (session.error && session.data === undefined)
    return <Failure error={session.error} onRetry={() => void session.refetch()} />;
  if (!session.data) return <SignIn />;

  return (
    <div className="flex h-full flex-col print:block print:h-auto md:flex-row">
      <a
        href="#view"
        className="fixed print:hidden top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-3 py-2 text-on-accent focus:translate-y-0"
      >
        {t('skip')}
      </a>
      {isWide ? (
        <Sidebar session={session.data} onHelp={() => openHelp(true)} />
      ) : (
        <MobileBar session={session.data} />
      )}
      <main
        id="view"
        tabIndex={-1}
        aria-labelledby="view-title"
        className="min-h-0 min-w-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
      >
        <Suspense fallback={<Pending />}>
          <Outlet />
        </Suspense>
      </main>
      <Coming>
        <KeyboardHelp open={helpIsOpen} onOpenChange={openHelp} />
        <Notices />
      </Coming>
    </div>
  );
}
