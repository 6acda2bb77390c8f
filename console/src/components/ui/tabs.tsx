import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';

interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  label: string;
  className?: string;
  children?: ReactNode;
}

export function Tabs<Value extends string>({
  value,
  onChange,
  tabs,
  label,
  className,
  children,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={onChange} className={className}>
      <Base.List aria-label={label} className="relative flex gap-1 overflow-x-auto border-b">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={cn(
              '-mb-px flex h-9 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap text-muted ' +
                'hover:text-ink data-active:border-accent data-active:text-ink focus-visible:-outline-offset-2',
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export const TabPanel = Base.Panel;
