import type { ReactNode } from 'react';
import { Coming, lazily } from '../../lib/lazily.tsx';
import { tabListStyles, tabStyles } from './tab-styles.ts';

export interface TabsProps<Value extends string> {
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: ReactNode }[];
  label: string;
  className?: string;
  children?: ReactNode;
}

const TabList = lazily('TabList');

export const Tabs = <Value extends string>(props: TabsProps<Value>) => (
  <Coming
    look={
      <div className={props.className}>
        <div className={tabListStyles}>
          {props.tabs.map(({ value, label }) => (
            <span key={value} data-active={value === props.value || undefined} className={tabStyles}>
              {label}
            </span>
          ))}
        </div>
      </div>
    }
  >
    <TabList {...props} />
  </Coming>
);
