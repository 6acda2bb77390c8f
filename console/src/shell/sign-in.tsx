import { LogIn } from 'lucide-react';
import { useEffect } from 'react';
import { hasEnded, signInAddress } from '../api/session.ts';
import { buttonStyles } from '../components/ui/button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { Brand } from './brand.tsx';

/** A person who is not signed in sees this at every address, and comes back to it. */
export function SignIn() {
  const { t } = useTexts();
  useEffect(() => {
    document.title = `${t('signIn.action')} · Credence`;
  }, [t]);
  return (
    <main className="flex min-h-full items-center justify-center p-6">
      <div className="w-full max-w-sm rounded-xl border bg-surface p-8 shadow-sm">
        <Brand />
        <h1 className="mt-6 text-lg font-semibold">{t(hasEnded() ? 'signIn.ended' : 'signIn.title')}</h1>
        <p className="mt-1 text-muted">{t(hasEnded() ? 'signIn.endedText' : 'signIn.text')}</p>
        <a
          href={signInAddress()}
          className={buttonStyles({ variant: 'primary', size: 'touch', className: 'mt-6 w-full' })}
        >
          <LogIn />
          {t('signIn.action')}
        </a>
      </div>
    </main>
  );
}
