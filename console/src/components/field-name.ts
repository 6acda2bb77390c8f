import { useTexts } from '../texts/use-texts.tsx';

const FIELDS = [
  ...(['employerName', 'position', 'employerLocation', 'startDate', 'endDate'] as const),
  ...(['institutionName', 'qualification', 'fieldOfStudy', 'institutionLocation', 'graduationDate'] as const),
];

/** How people call a claim of a record; one that has no word for it goes by its own name. */
export function useFieldName(): (field: string) => string {
  const { t } = useTexts();
  return (field) => {
    const known = FIELDS.find((name) => name === field);
    return known ? t(`fields.${known}`) : field;
  };
}
