import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { cn } from '../lib/cn.ts';

interface PageProps {
  title: string;
  /** What the window, the history of the browser and a shared screen say in its place, where it names a person. */
  windowTitle?: string;
  /** Before the title: a way back. */
  before?: ReactNode;
  /** Beside the title: a count, a status. */
  aside?: ReactNode;
  actions?: ReactNode;
  /** A list takes the height of the window and scrolls within itself. */
  fills?: boolean;
  children: ReactNode;
}

/** Title, actions and content of a view; the one `h1`, and the title of the window, which names no applicant. */
export function Page({
  title,
  windowTitle = title,
  before,
  aside,
  actions,
  fills = false,
  children,
}: PageProps) {
  useEffect(() => {
    document.title = `${windowTitle} · Credence`;
  }, [windowTitle]);
  return (
    <div className={cn('flex min-h-full flex-col', fills && 'h-full')}>
      <header className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b bg-surface px-4 py-2 md:px-6">
        {before}
        <h1 id="view-title" className="text-base font-semibold">
          {title}
        </h1>
        {aside}
        {actions && (
          <div className="ml-auto flex flex-wrap items-center gap-2 print:hidden max-sm:has-[>input[type=search]]:w-full">
            {actions}
          </div>
        )}
      </header>
      <div className={cn('flex min-h-0 flex-1 flex-col', !fills && 'px-4 py-4 md:px-6')}>{children}</div>
    </div>
  );
}
