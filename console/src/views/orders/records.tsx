import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../components/panel.tsx';
import { Button } from '../../components/ui/button.tsx';
import { type DraftRecord, newRecord } from './draft.ts';
import { FieldGroup, type FieldOf } from './field-group.tsx';

interface RecordsProps {
  kind: 'employment' | 'education';
  fields: readonly FieldOf[];
  records: readonly DraftRecord[];
  problems: readonly string[];
  onChange: (records: readonly DraftRecord[]) => void;
}

/** The jobs or the qualifications to verify. */
export function Records({ kind, fields, records, problems, onChange }: RecordsProps) {
  const { t } = useTranslation('orders');
  return (
    <Panel title={t(kind)} hint={t(`${kind}Hint`)}>
      {records.map((record, index) => (
        <fieldset key={record.id} className="mb-4 border-b pb-4">
          <legend className="mb-2 flex w-full items-center justify-between font-medium">
            {t(`${kind}Record`, { number: index + 1 })}
            <Button
              variant="quiet"
              size="icon"
              aria-label={t('remove', { number: index + 1 })}
              onClick={() => onChange(records.toSpliced(index, 1))}
            >
              <Trash2 />
            </Button>
          </legend>
          <FieldGroup
            fields={fields}
            path={`history.${kind}.${index}`}
            values={record.fields}
            problems={problems}
            onChange={(changed) => onChange(records.with(index, { ...record, fields: changed }))}
          />
        </fieldset>
      ))}
      <Button onClick={() => onChange([...records, newRecord()])}>
        <Plus />
        {t(`${kind}Add`)}
      </Button>
    </Panel>
  );
}
