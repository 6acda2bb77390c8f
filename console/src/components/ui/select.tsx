import { ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { Coming, lazily } from '../../lib/lazily.tsx';

export interface SelectProps<Value extends string> {
  label: string;
  /** The empty text stands for no choice. */
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
  disabled?: boolean;
}

export const selectStyles =
  'inline-flex h-8 max-w-full items-center gap-1.5 rounded-md border border-line-strong/60 bg-surface px-2.5 select-none ' +
  'hover:bg-hover data-disabled:opacity-55 data-popup-open:bg-hover';

const SelectWithList = lazily('SelectWithList');

/** A choice with its label before the value, as filters have it. */
export const Select = <Value extends string>(props: SelectProps<Value>) => (
  <Coming
    look={
      <span className={cn(selectStyles, props.className)}>
        <span className="min-w-0 flex-1 truncate text-left">
          {props.options.find(({ value }) => value === props.value)?.label}
        </span>
        <ChevronDown className="size-3.5 text-muted" />
      </span>
    }
  >
    <SelectWithList {...props} />
  </Coming>
);
