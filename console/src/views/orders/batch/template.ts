import Papa from 'papaparse';
import type { Column } from './columns.ts';

/** A row as it may look. */
const EXAMPLE: Readonly<Record<string, string>> = {
  'applicant.firstName': 'Jordan',
  'applicant.lastName': 'Avery',
  'applicant.ssn': '900-12-3456',
  'applicant.birthday': '1990-04-17',
  'applicant.email': 'jordan.avery@example.com',
  'businessContext.entityName': 'Northwind Traders',
  'businessContext.appliedJobTitle': 'Analyst',
  'businessContext.worksiteCity': 'Austin',
  'businessContext.worksiteState': 'TX',
  'businessContext.proposedSalary': '85000',
  'employment.employerName': 'Contoso Inc',
  'employment.position': 'Team Lead',
  'employment.employerEmail': 'hr@contoso.example',
  'employment.startDate': '2019-03-01',
  'employment.endDate': '2022-08-31',
};

/** Has the browser save a file with all columns and one row. */
export function saveTemplate(columns: readonly Column[]): void {
  const names = columns.map(({ name }) => name);
  const text = Papa.unparse([names, names.map((name) => EXAMPLE[name] ?? '')]);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'orders.csv' });
  link.click();
  URL.revokeObjectURL(url);
}
