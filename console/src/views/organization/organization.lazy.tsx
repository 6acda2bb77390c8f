import type { OrganizationRead } from '@credence/contract';
import { useQuery } from '@tanstack/react-query';
import { createLazyRoute } from '@tanstack/react-router';
import { organizationQuery } from '../../api/organization.ts';
import { useAllowed } from '../../api/session.ts';
import { Loading } from '../../components/loading.tsx';
import { Page } from '../../components/page.tsx';
import { Fact, Panel } from '../../components/panel.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { Hours } from './hours.tsx';
import { Keys } from './keys.tsx';
import { SettingsForm } from './settings-form.tsx';

export const Route = createLazyRoute('/organization')({ component: OrganizationView });

function OrganizationView() {
  const { t } = useTexts('organization');
  const organization = useQuery(organizationQuery);
  const mayChange = useAllowed()('organization:write');
  return (
    <Page title={t('title')}>
      <Loading of={organization} rows={8} />
      {organization.data && (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <SettingsForm organization={organization.data} />
          <div className="flex min-w-0 flex-col gap-4">
            <Hours organization={organization.data} />
            <Policies organization={organization.data} />
            {mayChange && <Keys />}
          </div>
        </div>
      )}
    </Page>
  );
}

/** What the operator of the service sets. */
function Policies({ organization }: { organization: OrganizationRead }) {
  const { t } = useTexts('organization');
  const { retentionDays, allowedNetworks, rateLimit, modelReadingsPerDay } = organization;
  return (
    <Panel title={t('policies')} hint={t('policiesHint')}>
      <dl className="divide-y">
        <Fact name={t('tenant')}>
          <code className="font-mono text-xs">{organization.tenant}</code>
        </Fact>
        <Fact name={t('id')}>
          <code className="font-mono text-xs">{organization.id}</code>
        </Fact>
        <Fact name={t('status')}>{t(`statuses.${organization.status}`)}</Fact>
        <Fact name={t('ssn')}>{t(`ssns.${organization.ssnDisplay}`)}</Fact>
        <Fact name={t('retention')}>
          {retentionDays === null ? t('forever') : t('days', { count: retentionDays })}
        </Fact>
        <Fact name={t('hold')}>{t(organization.legalHold ? 'yes' : 'no')}</Fact>
        <Fact name={t('networks')}>{allowedNetworks?.join(', ') ?? t('anywhere')}</Fact>
        <Fact name={t('rate')}>{rateLimit ?? t('default')}</Fact>
        <Fact name={t('model')}>{modelReadingsPerDay ?? t('none')}</Fact>
      </dl>
    </Panel>
  );
}
