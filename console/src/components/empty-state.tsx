import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** What would stand here, and what to do so that it does. */
  children?: ReactNode;
  action?: ReactNode;
}

export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <div className="mx-auto flex max-w-md flex-col items-center px-6 py-14 text-center">
    <div className="mb-3 flex size-10 items-center justify-center rounded-full border bg-surface">
      <Icon className="size-5 text-muted" />
    </div>
    <h2 className="text-base font-semibold">{title}</h2>
    {children && <div className="mt-1 text-balance text-muted">{children}</div>}
    {action && <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div>}
  </div>
);
