import { Tabs as Base } from '@base-ui/react/tabs';
import { tabListStyles, tabStyles } from './tab-styles.ts';
import type { TabsProps } from './tabs.tsx';

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
