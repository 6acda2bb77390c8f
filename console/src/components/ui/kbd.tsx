import type { ReactNode } from 'react';

export const Kbd = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded border border-line-strong/60 bg-surface px-1 font-sans text-xs text-muted">
    {children}
  </kbd>
);
