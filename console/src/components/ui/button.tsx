import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export const buttonStyles = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap transition-colors ' +
    'select-none disabled:opacity-55 disabled:cursor-not-allowed [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary: 'bg-accent text-on-accent hover:bg-accent-strong',
        secondary: 'border border-line-strong/60 bg-surface text-ink hover:bg-hover',
        quiet: 'text-ink hover:bg-hover',
        danger: 'border border-bad/50 bg-surface text-bad hover:bg-bad-soft',
      },
      size: { md: 'h-8 px-3', sm: 'h-7 px-2 text-xs', icon: 'size-8', touch: 'h-11 px-4' },
    },
    defaultVariants: { variant: 'secondary', size: 'md' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyles>;

export const Button = ({ variant, size, className, type = 'button', ...props }: ButtonProps) => (
  <button type={type} className={cn(buttonStyles({ variant, size }), className)} {...props} />
);
