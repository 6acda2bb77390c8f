import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

const itemStyles =
  'flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1 outline-none select-none ' +
  'data-disabled:opacity-50 data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

interface MenuProps {
  trigger: ReactElement;
  align?: 'start' | 'end';
  side?: 'top' | 'bottom';
  children: ReactNode;
}

export const Menu = ({ trigger, align = 'end', side = 'bottom', children }: MenuProps) => (
  <Base.Root>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner align={align} side={side} sideOffset={4} className="z-50 outline-none">
        <Base.Popup className="max-h-(--available-height) min-w-48 overflow-y-auto rounded-lg border bg-raised p-1 shadow-popup outline-none">
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);

export const MenuItem = ({
  className,
  ...props
}: ComponentProps<typeof Base.Item> & { className?: string }) => (
  <Base.Item className={cn(itemStyles, className)} {...props} />
);

export const MenuSeparator = () => <Base.Separator className="my-1 h-px bg-line" />;

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: MenuChoiceProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-1.5 pb-0.5 text-xs text-muted">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChoose}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick className={itemStyles}>
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}
