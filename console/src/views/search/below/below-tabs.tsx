import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { attemptsQuery, contactsQuery, notesQuery, type SearchPath } from '../../../api/search.ts';
import { TabPanel } from '../../../components/ui/tab-list.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { Attempts } from './attempts.tsx';
import { Contacts } from './contacts.tsx';
import { Notes } from './notes.tsx';
import { Timeline } from './timeline.tsx';

const TABS = ['contacts', 'attempts', 'timeline', 'notes'] as const;
export type BelowTab = (typeof TABS)[number];

interface BelowTabsProps {
  path: SearchPath;
  isOpen: boolean;
  onAddContact: () => void;
}

export function BelowTabs({ path, isOpen, onAddContact }: BelowTabsProps) {
  const { t } = useTexts('search');
  const [tab, choose] = useState<BelowTab>('contacts');
  const counts: Partial<Record<BelowTab, number | undefined>> = {
    contacts: useQuery(contactsQuery(path)).data?.filter(({ status }) => status === 'ACTIVE').length,
    attempts: useQuery(attemptsQuery(path)).data?.length,
    notes: useQuery(notesQuery(path.searchId)).data?.length,
  };
  return (
    <section className="rounded-lg border bg-surface" aria-label={t('below.title')}>
      <Tabs
        label={t('below.title')}
        value={tab}
        onChange={choose}
        tabs={TABS.map((value) => ({
          value,
          label: (
            <>
              {t(`below.${value}`)}
              {Boolean(counts[value]) && (
                <span className="text-xs font-normal tabular-nums">{counts[value]}</span>
              )}
            </>
          ),
        }))}
      >
        <TabPanel value="contacts" className="min-h-40 outline-none">
          <Contacts path={path} isOpen={isOpen} onAdd={onAddContact} />
        </TabPanel>
        <TabPanel value="attempts" className="min-h-40 outline-none">
          <Attempts path={path} />
        </TabPanel>
        <TabPanel value="timeline" className="min-h-40 outline-none">
          <Timeline path={path} />
        </TabPanel>
        <TabPanel value="notes" className="min-h-40 outline-none">
          <Notes searchId={path.searchId} />
        </TabPanel>
      </Tabs>
    </section>
  );
}
