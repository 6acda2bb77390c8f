import { Field } from '@base-ui/react/field';
import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

export const Switch = ({ checked, onChange, disabled = false, children }: SwitchProps) => (
  <Field.Root>
    <Field.Label className="flex min-h-6 items-center gap-2.5">
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="flex h-5 w-9 shrink-0 rounded-full bg-line-strong p-0.5 transition-colors data-checked:bg-accent data-disabled:opacity-60"
      >
        <Base.Thumb className="size-4 rounded-full bg-surface transition-transform data-checked:translate-x-4" />
      </Base.Root>
      <span>{children}</span>
    </Field.Label>
  </Field.Root>
);
