import { Field as Base } from '@base-ui/react/field';
import { Input as BaseInput } from '@base-ui/react/input';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value; null when nothing is. */
  problem?: string | null;
  className?: string;
  children: ReactNode;
}

export const Field = ({ label, hint, problem, className, children }: FieldProps) => (
  <Base.Root invalid={Boolean(problem)} className={cn('flex min-w-0 flex-col gap-1', className)}>
    <Base.Label className="text-xs font-medium text-ink">{label}</Base.Label>
    {children}
    {hint && !problem && <Base.Description className="text-xs text-muted">{hint}</Base.Description>}
    {problem && (
      <Base.Error match className="text-xs text-bad">
        {problem}
      </Base.Error>
    )}
  </Base.Root>
);

export const Input = ({ className, ...props }: ComponentProps<typeof BaseInput> & { className?: string }) => (
  <BaseInput className={cn('input', className)} {...props} />
);

export const Textarea = ({ className, ...props }: ComponentProps<'textarea'>) => (
  <Base.Control render={<textarea rows={3} className={cn('input py-1.5', className)} {...props} />} />
);

/** A choice in a form, under its label. */
export const NativeSelect = ({ className, ...props }: ComponentProps<'select'>) => (
  <Base.Control render={<select className={cn('input pr-1', className)} {...props} />} />
);
