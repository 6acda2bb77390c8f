import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../components/page.tsx';
import { TabPanel } from '../../components/ui/tab-list.tsx';
import { Tabs } from '../../components/ui/tabs.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Directory } from './directory.tsx';
import { Institutions } from './institutions.tsx';
import { LISTS } from './lists.ts';
import { Vendors } from './vendors.tsx';

export const Route = createLazyRoute('/reference')({ component: Reference });

function Reference() {
  const { t } = useTexts('reference');
  const { list = 'directory', q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <Page title={t('title')}>
      <Tabs
        label={t('title')}
        value={list}
        tabs={LISTS.map((value) => ({ value, label: t(`lists.${value}`) }))}
        onChange={(chosen) => void navigate({ search: { list: chosen } })}
      >
        <TabPanel value="directory" className="pt-4">
          <Directory />
        </TabPanel>
        <TabPanel value="institutions" className="pt-4">
          <Institutions
            q={q}
            onSearch={(words) =>
              void navigate({ search: { list, ...(words && { q: words }) }, replace: true })
            }
          />
        </TabPanel>
        <TabPanel value="vendors" className="pt-4">
          <Vendors />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
