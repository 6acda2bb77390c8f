import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';

interface PanelProps {
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A part of a view under a heading of its own. */
export const Panel = ({ title, hint, actions, className, children }: PanelProps) => (
  <section className={cn('min-w-0 rounded-lg border bg-surface p-4', className)}>
    <div className="mb-3 flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="font-semibold">{title}</h2>
        {hint && <p className="text-xs text-muted">{hint}</p>}
      </div>
      {actions}
    </div>
    {children}
  </section>
);

/** What something is called, and what it is. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col gap-0.5 py-1.5 sm:flex-row sm:gap-4">
    <dt className="shrink-0 text-muted sm:w-52">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);
