import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { selectStyles } from './select-styles.ts';

export interface SelectProps<Value extends string> {
  label: string;
  /** The empty text stands for no choice. */
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  className?: string;
  disabled?: boolean;
}

export function SelectWithList<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
  disabled,
}: SelectProps<Value>) {
  return (
    <Base.Root
      items={options}
      value={value}
      onValueChange={(chosen) => chosen !== null && onChange(chosen)}
      disabled={disabled}
      modal={false}
    >
      <Base.Trigger aria-label={label} className={cn(selectStyles, className)}>
        <Base.Value className="min-w-0 flex-1 truncate text-left" />
        <Base.Icon>
          <ChevronDown className="size-3.5 text-muted" />
        </Base.Icon>
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50 outline-none">
          <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-lg border bg-raised p-1 shadow-popup outline-none">
            <Base.List>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-8 cursor-default items-center gap-4 rounded-md px-2 outline-none select-none data-highlighted:bg-hover"
                >
                  <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check className="size-4 text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
