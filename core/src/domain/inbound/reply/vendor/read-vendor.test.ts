import { expect, it } from 'vitest';
import type { ReplyRequest } from '../../read/reading.ts';
import { readReply } from '../read-reply.ts';
import { statementsOf } from '../statements.ts';
import { readVendor } from './read-vendor.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Ada', lastName: 'Nyberg', aliases: [] },
  records: [{ employerName: 'Ridge Foods' }],
};
const read = (text: string, request = REQUEST) => readVendor(statementsOf(text), request);

it.each([
  ['Go to ProofDesk. Enter company key RF77.', 'ProofDesk'],
  ['All verifications are handled by our agent, Marlowe Records Ltd.', 'Marlowe Records Ltd'],
  ['Ridge Foods has contracted with Halden Data LLC to handle inquiries.', 'Halden Data LLC'],
  ['Our personnel files sit with Birch Payroll Partners on Main Street.', 'Birch Payroll Partners'],
  ['Graduates share their certificates through Parchita.', 'Parchita'],
  ['Las atiende únicamente nuestro proveedor, Datalab Norte.', 'Datalab Norte'],
  ['Hemos tercerizado las referencias con Brisk.', 'Brisk'],
  ['De eso se encarga nuestra gestoría, Gestoría Robles.', 'Gestoría Robles'],
  ['Merci de passer par notre mandataire, la société Orsel Vérif.', 'Orsel Vérif'],
  ['Notre école travaille exclusivement avec Certidoc.', 'Certidoc'],
  ['Solche Anfragen bearbeitet für uns die Firma Lohnwerk.', 'Lohnwerk'],
  ['Bestätigungen erstellt ausschließlich unser Dienstleister Belegio AG.', 'Belegio AG'],
  ['Terceirizamos essas declarações com a Folha Certa.', 'Folha Certa'],
])('names the one who does it: %s', (text, name) => {
  expect(read(text).named?.name).toBe(name);
});

it.each([
  'Please contact Colleen Dabrowski in payroll.',
  'Verifications are handled by Human Resources.',
  'Please send the release via DocuSign.',
  'We do not use Halden Data for this.',
  'She worked at our shop on Front Street.',
  'Our company Ridge Foods handles all requests itself.',
  'Contact Frau Behrens in der Verwaltung.',
])('sends to no other company: %s', (text) => {
  const request: ReplyRequest = {
    searchType: 'EMPLOYMENT',
    applicant: { firstName: 'Marta', lastName: 'Quintero', aliases: [] },
    records: [{ employerName: 'Ridge Foods', position: 'Line Cook' }],
  };
  const reply = { from: 'office@ridge.example', subject: null, text, isAutoReply: false };
  expect(readReply(request, reply, new Date('2025-03-20'))).toMatchObject({ vendor: null });
});

it('takes no code for the name of a vendor', () => {
  expect(read('Verifications are handled for us by EF-2090, ask there.').named).toBeNull();
});

it('takes the vendor of today, and the one for verifications', () => {
  const moved = read('We went from Thomas & Company to Equifax Workforce Solutions last year.');
  expect(moved.named?.name).toMatch(/^Equifax Workforce/);
  const left = read('We are not on The Work Number any more. ProofDesk handles it, our number is 60341.');
  expect(left).toMatchObject({ named: { name: 'ProofDesk' }, vendorCode: '60341' });
  const two = read(
    'Unemployment claims go to Thomas & Company, code RF1. For verifications use Vault Verify, company code 58302.',
  );
  expect(two).toMatchObject({ known: { code: 'VAULT_VERIFY' }, vendorCode: '58302' });
  const degrees = read(
    'Students order a transcript through Parchment. To confirm a degree, ask the National Student Clearinghouse.',
  );
  expect(degrees.named?.name).toBe('National Student Clearinghouse');
  const lenders = read('All checks go through Tenstreet. Lenders: The Work Number, code 55120.');
  expect(lenders).toMatchObject({ named: { name: 'Tenstreet' }, vendorCode: null });
});

it.each([
  ['Work Number, 15572.', 'EMPLOYMENT', 'TALX_WORK_NUMBER'],
  ['Clearinghouse only. Thanks', 'EDUCATION', 'NSCH'],
  ['Clearinghouse only. Thanks', 'EMPLOYMENT', undefined],
  [
    'Ridge partners with The Work Number for every verification of employment.',
    'EMPLOYMENT',
    'TALX_WORK_NUMBER',
  ],
  ['Proof of employment: Emptech, 1-800-555-0176, employer number 41-2207.', 'EMPLOYMENT', 'EMPTECH'],
  ['We ended our contract with Emptech. Experian Verify has it since then.', 'EMPLOYMENT', 'EXPERIAN_VERIFY'],
] as const)('knows a vendor in a reply that sends to one: %s %s', (text, searchType, code) => {
  expect(read(text, { ...REQUEST, searchType }).named?.code).toBe(code);
});
