import { expect, it } from 'vitest';
import { EDUCATION_VENDORS } from './education-vendors.ts';
import { EMPLOYMENT_VENDORS } from './employment-vendors.ts';
import { vendorsNamed } from './find-vendor.ts';
import { vendorCodeIn } from './vendor-code-in.ts';

it.each([
  ['Employer code: 10341', '10341'],
  ['our company code is RIDGE8.', 'RIDGE8'],
  ['use verifier code OHP-3321', 'OHP-3321'],
  ['InVerify, 866-555-0134, code 2049-SBM.', '2049-SBM'],
  ['Employer PIN: 73-6620', '73-6620'],
  ['Ask them for employer number 88012.', '88012'],
  ['Our account there is ELLERY-02.', 'ELLERY-02'],
  ['You will need our company ID, which is FUS-00419.', 'FUS-00419'],
  ['employer # is 33-1029', '33-1029'],
  ['The company ID to enter is RDWD (four letters).', 'RDWD'],
  ['the employer code I was given is HSL 2207', 'HSL 2207'],
  ['Enter company key TMI77.', 'TMI77'],
  ['Please quote 4471-B as our client number.', '4471-B'],
  ['Employer ID ............... HCS-5502', 'HCS-5502'],
  ['a nuestro proveedor (clave de empresa 4471-B)', '4471-B'],
  ['con el número de cliente 20993', '20993'],
  ['ingrese el código de empleador: AR-5510', 'AR-5510'],
  ['avec le code établissement UVB-036', 'UVB-036'],
  ["saisissez le code d'établissement HEB-2290", 'HEB-2290'],
  ['notre numéro client est le 77120', '77120'],
  ['Bitte geben Sie unsere Firmenkennung NLE-208 an.', 'NLE-208'],
  ['unter der Kundennummer 77-3105', '77-3105'],
  ['Unser Arbeitgeberschlüssel lautet QX81.', 'QX81'],
  ['informe o código da empresa 30871', '30871'],
  ['com a chave de acesso BR-17', 'BR-17'],
  ['the code of conduct', null],
  ['please identify yourself', null],
  ['ZIP code 45069', null],
  ['area code 512', null],
  ['Your ticket ID is 88120.', null],
  ['case number 5530912', null],
  ['Education Code 49076 forbids it', null],
  ['call our company number 1-800-555-0134', null],
  ['our number: 555-0172', null],
  ['fax code 555-0188', null],
  ['the code of 2019', null],
  ['her employee ID was 40917', null],
  ['código postal 28013', null],
  ['Geschäftszeichen 2024-117', null],
  ['la clave única de registro', null],
])('in "%s" is the code %s', (text, code) => {
  expect(vendorCodeIn(text)?.code ?? null).toBe(code);
});

it('knows each vendor once, and each by its own name', () => {
  const vendors = [...EMPLOYMENT_VENDORS, ...EDUCATION_VENDORS];
  expect(new Set(vendors.map(({ code }) => code)).size).toBe(vendors.length);
  for (const { code, names } of vendors) {
    const found = vendorsNamed(`Please use ${names[0]}.`).map(({ vendor }) => vendor.code);
    expect(found, names[0]).toContain(code);
  }
});

it.each([
  ['Call 1-800-367-5690.', ['TALX_WORK_NUMBER']],
  ['The work number is 512-555-0188.', []],
  ['Use NSC please.', ['NSCH']],
  ['the nsc of things', []],
])('names in "%s" %j', (text, codes) => {
  expect(vendorsNamed(text).map(({ vendor }) => vendor.code)).toEqual(codes);
});
