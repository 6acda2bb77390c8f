import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { targetsQuery } from '../../api/webhooks.ts';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Editor } from './editor.tsx';
import { Events } from './events.tsx';
import { Secret } from './secret.tsx';
import { Targets } from './targets.tsx';
import { TestButton } from './test-button.tsx';

export const Route = createLazyRoute('/webhooks')({ component: Webhooks });

function Webhooks() {
  const { t } = useTexts('webhooks');
  const { status } = Route.useSearch();
  const navigate = Route.useNavigate();
  const targets = useQuery(targetsQuery);
  const [isEdited, edit] = useState(false);
  return (
    <Page title={t('title')} actions={<TestButton />}>
      <Loading of={targets} rows={4} />
      {targets.data && (
        <div className="mb-4 grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
          {isEdited ? (
            <Editor onClose={() => edit(false)} />
          ) : (
            <Targets targets={targets.data} onEdit={() => edit(true)} />
          )}
          <Secret hasSecret={targets.data.hasSecret} isRotating={targets.data.isRotating} />
        </div>
      )}
      <Events
        status={status}
        onStatus={(chosen) => void navigate({ search: { status: chosen }, replace: true })}
      />
    </Page>
  );
}
