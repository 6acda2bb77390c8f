import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const badgeStyles = cva(
  'inline-flex h-5 max-w-full items-center gap-1 rounded-full px-2 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-muted',
        info: 'bg-info-soft text-info',
        good: 'bg-good-soft text-good',
        warn: 'bg-warn-soft text-warn',
        bad: 'bg-bad-soft text-bad',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type Tone = NonNullable<VariantProps<typeof badgeStyles>['tone']>;

export const Badge = ({ tone, className, ...props }: ComponentProps<'span'> & { tone?: Tone }) => (
  <span className={cn(badgeStyles({ tone }), className)} {...props} />
);
