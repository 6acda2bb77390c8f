import { useTranslation } from 'react-i18next';
import { Field, Input } from '../../components/ui/field.tsx';
import { type Fields, problemAt } from './draft.ts';

type FieldName =
  | 'firstName'
  | 'lastName'
  | 'ssn'
  | 'birthday'
  | 'phone'
  | 'email'
  | 'entityName'
  | 'appliedJobTitle'
  | 'worksiteCity'
  | 'worksiteState'
  | 'proposedSalary'
  | 'positionLevel'
  | 'industrySector'
  | 'employerName'
  | 'position'
  | 'employerLocation'
  | 'employerEmail'
  | 'employerPhone'
  | 'employerFax'
  | 'employerWebsite'
  | 'startDate'
  | 'endDate'
  | 'institutionName'
  | 'qualification'
  | 'fieldOfStudy'
  | 'institutionLocation'
  | 'institutionWebsite'
  | 'graduationDate'
  | 'institutionContactEmail'
  | 'institutionContactPhone';

export interface FieldOf {
  name: FieldName;
  required?: boolean;
  type?: 'date' | 'email' | 'tel' | 'number';
}

const date = (name: FieldName): FieldOf => ({ name, type: 'date' });
const must = (name: FieldName, type?: FieldOf['type']): FieldOf => ({
  name,
  required: true,
  ...(type ? { type } : {}),
});

export const APPLICANT: readonly FieldOf[] = [
  must('firstName'),
  must('lastName'),
  must('ssn'),
  date('birthday'),
  { name: 'email', type: 'email' },
  { name: 'phone', type: 'tel' },
];
export const BUSINESS: readonly FieldOf[] = [
  must('entityName'),
  must('appliedJobTitle'),
  must('worksiteCity'),
  must('worksiteState'),
  must('proposedSalary', 'number'),
  { name: 'positionLevel' },
  { name: 'industrySector' },
];
export const EMPLOYMENT: readonly FieldOf[] = [
  must('employerName'),
  must('position'),
  date('startDate'),
  date('endDate'),
  { name: 'employerLocation' },
  { name: 'employerWebsite' },
  { name: 'employerEmail', type: 'email' },
  { name: 'employerPhone', type: 'tel' },
  { name: 'employerFax', type: 'tel' },
];
export const EDUCATION: readonly FieldOf[] = [
  must('institutionName'),
  must('qualification'),
  must('fieldOfStudy'),
  date('graduationDate'),
  date('startDate'),
  date('endDate'),
  { name: 'institutionLocation' },
  { name: 'institutionWebsite' },
  { name: 'institutionContactEmail', type: 'email' },
  { name: 'institutionContactPhone', type: 'tel' },
];

interface FieldGroupProps {
  fields: readonly FieldOf[];
  values: Fields;
  /** Where they stand in the order, as its problems name them. */
  path: string;
  problems: readonly string[];
  onChange: (values: Fields) => void;
}

export function FieldGroup({ fields, values, path, problems, onChange }: FieldGroupProps) {
  const { t } = useTranslation('orders');
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {fields.map(({ name, required = false, type = 'text' }) => (
        <Field
          key={name}
          label={required ? t('must', { field: t(`fields.${name}`) }) : t(`fields.${name}`)}
          problem={values[name] === undefined ? null : problemAt(problems, `${path}.${name}`)}
        >
          <Input
            type={type}
            value={values[name] ?? ''}
            required={required}
            autoComplete="off"
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  );
}
