import type { CallSheet } from '@credence/contract';
import { useSession } from '../../../api/session.ts';
import { useFieldName } from '../../../components/field-name.ts';
import { Panel } from '../../../components/panel.tsx';
import { useTexts } from '../../../texts/use-texts.tsx';
import { spokenValue } from './spoken-value.ts';

/** What to read out: who calls and for whom, by which reference, and what to confirm. */
export function CallScript({ sheet }: { sheet: CallSheet }) {
  const { t, language } = useTexts('desk');
  const fieldName = useFieldName();
  const { person } = useSession();
  const { applicant, records, reference, organizationName, hiringEntity, contact } = sheet;
  const others = applicant.otherNames.join(', ');
  return (
    <Panel title={t('script.title')} hint={t('script.hint')}>
      <div className="flex flex-col gap-3 leading-relaxed">
        <p>
          {t('script.greeting', { name: person.name, organization: organizationName, hiring: hiringEntity })}
        </p>
        {reference && (
          <p>
            {t('script.reference')} <strong className="font-mono font-semibold">{reference}</strong>
          </p>
        )}
        <p>
          {t('script.about', { name: applicant.fullName, entity: contact.entityName })}
          {others && ` ${t('script.otherNames', { names: others })}`}
          {applicant.ssnLastFour && ` ${t('script.lastFour', { digits: applicant.ssnLastFour })}`}
        </p>
        {sheet.hasRelease && <p>{t('script.release')}</p>}
        {records.length === 0 && <p className="text-muted">{t('script.settled')}</p>}
        {records.map((record) => (
          <div key={record.index}>
            <p className="font-medium">{t('script.confirm', { entity: record.title })}</p>
            <dl className="mt-1 grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-4 gap-y-1">
              {record.claims.map(({ field, provided }) => (
                <div key={field} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-muted">{fieldName(field)}</dt>
                  <dd className="wrap-anywhere">
                    {provided === null ? t('script.stillThere') : spokenValue(provided, language)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        <p>{t('script.end')}</p>
      </div>
    </Panel>
  );
}
