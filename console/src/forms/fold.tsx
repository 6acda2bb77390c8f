import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../components/ui/badge.tsx';
import { cn } from '../lib/cn.ts';
import { useTexts } from '../texts/use-texts.tsx';

interface FoldProps {
  title: string;
  hint?: string | undefined;
  /** How much is wrong in it. */
  problems: number;
  /** Whether anything is typed into it. */
  isFilled: boolean;
  children: ReactNode;
}

/** A part of a form that most leave as it is. What is in it is only there while it is open. */
export function Fold({ title, hint, problems, isFilled, children }: FoldProps) {
  const { t } = useTexts('order-form');
  const [isOpen, open] = useState(false);
  return (
    <details
      className="rounded-md border"
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (currentTarget === target) open(currentTarget.open);
      }}
    >
      <summary className="flex min-h-10 cursor-pointer flex-wrap items-center gap-x-2 gap-y-0.5 px-3 py-1.5 select-none [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className={cn('size-4 shrink-0 text-muted transition-transform', isOpen && 'rotate-90')}
        />
        <span className="font-medium">{title}</span>
        {problems > 0 && <Badge tone="warn">{t('wrong', { count: problems })}</Badge>}
        {problems === 0 && isFilled && <Badge tone="info">{t('filled')}</Badge>}
        {hint && <span className="basis-full pl-6 text-xs text-muted">{hint}</span>}
      </summary>
      {isOpen && <div className="flex flex-col gap-3 border-t p-3">{children}</div>}
    </details>
  );
}
