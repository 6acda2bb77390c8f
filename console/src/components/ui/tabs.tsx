import { Coming, lazily } from '../../lib/lazily.tsx';
import type { TabsProps } from './tab-list.tsx';
import { tabListStyles, tabStyles } from './tab-styles.ts';

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
