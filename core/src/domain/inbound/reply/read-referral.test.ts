import { expect, it } from 'vitest';
import { readReferral } from './read-referral.ts';
import { statementsOf } from './statements.ts';

const REQUEST = {
  searchType: 'EMPLOYMENT' as const,
  applicant: { firstName: 'Odile', lastName: 'Ferrante', aliases: [] },
  records: [{ employerName: 'Marsh Boatworks' }],
};

it.each([
  [
    'If it cannot wait, Carlton Reeve in HR can help: creeve@marsh.example, 555-0177.',
    { name: 'Carlton Reeve', email: 'creeve@marsh.example', phone: '555-0177' },
  ],
  [
    "It says Tulsa, so that's Lorraine Decker's shop, write to her at lorraine@other-marsh.example.",
    { name: 'Lorraine Decker', email: 'lorraine@other-marsh.example' },
  ],
  [
    'Crew scheduling: Ollie Baptiste, obaptiste@marsh.example\nEmployment verifications: Gail Henning, ghenning@marsh.example',
    { name: 'Gail Henning', email: 'ghenning@marsh.example' },
  ],
  [
    'Il faut voir avec M. Gaël Ropars au siège : g.ropars@marsh.example, tél. 02 99 00 31 58.',
    { name: 'Gaël Ropars', email: 'g.ropars@marsh.example', phone: '02 99 00 31 58' },
  ],
  [
    'Das Sekretariat erreichen Sie unter sekretariat@marsh.example, da sitzt Frau Petra Lohse.',
    { name: 'Petra Lohse', email: 'sekretariat@marsh.example' },
  ],
  ['Please write to hr@marsh.example.', { name: null, email: 'hr@marsh.example', phone: null }],
])('%s', (text, expected) => {
  expect(readReferral(statementsOf(text), 'Desk <desk@marsh.example>', REQUEST)).toMatchObject(expected);
});
