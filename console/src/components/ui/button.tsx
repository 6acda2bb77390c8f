import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

/** The classes are those of `app.css`. */
export const buttonStyles = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      quiet: 'button-quiet',
      danger: 'button-danger',
    },
    size: { md: 'button-md', sm: 'button-sm', icon: 'button-icon', touch: 'button-touch' },
  },
  defaultVariants: { variant: 'secondary', size: 'md' },
});

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonStyles>;

export const Button = ({ variant, size, className, type = 'button', ...props }: ButtonProps) => (
  <button type={type} className={cn(buttonStyles({ variant, size }), className)} {...props} />
);
