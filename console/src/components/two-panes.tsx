import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './ui/button.tsx';

interface TwoPanesProps {
  list: ReactNode;
  /** What was chosen in the list. */
  children: ReactNode;
  isChosen: boolean;
  onBack: () => void;
  /** Name of the right pane. */
  label: string;
}

/** A list at the left, what was chosen in it at the right; on a phone one of the two. */
export function TwoPanes({ list, children, isChosen, onBack, label }: TwoPanesProps) {
  const { t } = useTexts();
  const pane = useRef<HTMLDivElement>(null);
  const left = useRef<HTMLElement | null>(null);
  // A list that is hidden forgets how far it was scrolled: the row that was opened brings it back.
  useEffect(() => {
    if (isChosen) left.current = pane.current?.querySelector('a[aria-current]') ?? null;
    else left.current?.focus();
  }, [isChosen]);
  return (
    <div className="grid min-h-0 flex-1 lg:grid-cols-[minmax(18rem,24rem)_minmax(0,1fr)]">
      <div
        ref={pane}
        className={cn('min-h-0 flex-col overflow-y-auto lg:flex lg:border-r', isChosen ? 'hidden' : 'flex')}
      >
        {list}
      </div>
      <section
        aria-label={label}
        className={cn('min-h-0 flex-col overflow-y-auto lg:flex', isChosen ? 'flex' : 'hidden')}
      >
        {isChosen && (
          <div className="border-b bg-surface px-2 py-1 lg:hidden">
            <Button variant="quiet" size="touch" className="px-2" onClick={onBack}>
              <ArrowLeft />
              {t('back')}
            </Button>
          </div>
        )}
        {children}
      </section>
    </div>
  );
}
