import { expect, it } from 'vitest';
import { greetingFor, officeOf } from './greeting.ts';

it.each<[name: string, entityName: string, greeting: string, office: string | null]>([
  ['Dana Whitfield', 'Contoso Inc', 'Dear Dana Whitfield,', null],
  ['María de la Cruz', 'Contoso Inc', 'Dear María de la Cruz,', null],
  ['Dr. Ana-Luz O’Neill', 'Contoso Inc', 'Dear Dr. Ana-Luz O’Neill,', null],
  [
    'Employment verification, Contoso Medical Group, LLC',
    'Contoso Medical Group, LLC',
    'Dear Contoso Medical Group team,',
    'Employment verification',
  ],
  ['Registrar, Ridgeline University', 'Ridgeline University', 'Dear Ridgeline University team,', 'Registrar'],
  ['Records desk', 'Contoso Inc.', 'Dear Contoso team,', 'Records desk'],
  ['Human Resources', 'Contoso', 'Dear Contoso team,', 'Human Resources'],
  ['Contoso Logistics', 'Contoso Logistics', 'Dear Contoso Logistics team,', null],
  ['hr-contoso', 'Contoso', 'Dear Contoso team,', 'hr'],
  ['Dana', 'Contoso', 'Dear Contoso team,', 'Dana'],
  ['Employment verification', 'Unknown', 'Hello,', 'Employment verification'],
  ['Company', 'Company', 'Dear Company team,', null],
  ['HR', '', 'Hello,', 'HR'],
])('%s of %s: %s', (name, entityName, greeting, office) => {
  expect(greetingFor({ name, entityName })).toBe(greeting);
  expect(officeOf({ name, entityName })).toBe(office);
});
