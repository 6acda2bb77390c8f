import { ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { Coming, lazily } from '../../lib/lazily.tsx';
import { selectStyles } from './select-styles.ts';
import type { SelectProps } from './select-with-list.tsx';

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
