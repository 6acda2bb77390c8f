import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../lib/cn.ts';

interface PaneRowProps {
  to: LinkProps['to'];
  search: Record<string, string | undefined>;
  isChosen: boolean;
  /** Whether the keys have come to it, and it is to take the focus. */
  isAwaited: boolean;
  onFocused: () => void;
  children: ReactNode;
}

/** A line of the left one of two panes, which opens at the right. */
export function PaneRow({ to, search, isChosen, isAwaited, onFocused, children }: PaneRowProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isAwaited) link.current?.focus();
  }, [isAwaited]);
  return (
    <li>
      <Link
        ref={link}
        to={to}
        search={search as never}
        onFocus={onFocused}
        aria-current={isChosen || undefined}
        className={cn(
          'flex flex-col gap-1 border-b px-4 py-2.5 hover:bg-hover focus-visible:-outline-offset-2',
          isChosen ? 'bg-selected shadow-[inset_3px_0_0_var(--accent)]' : 'bg-surface',
        )}
      >
        {children}
      </Link>
    </li>
  );
}
