import type { ReactNode } from 'react';

/** How much a list has, beside its title; a reader of the screen is told when that changes. */
export const ListCount = ({ children }: { children: ReactNode }) => (
  <span className="text-muted tabular-nums" aria-live="polite">
    {children}
  </span>
);
