import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { tabListStyles, tabStyles } from './tab-styles.ts';

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  label: string;
  className?: string;
  children?: ReactNode;
}

export function TabList<Value extends string>({
  value,
  onChange,
  tabs,
  label,
  className,
  children,
}: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={onChange} className={className}>
      <Base.List aria-label={label} className={tabListStyles}>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabStyles}>
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  );
}

export const TabPanel = Base.Panel;
