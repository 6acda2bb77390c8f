import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { casesOf, fillable, orderWith, type Rule, required } from './testing/rules.ts';

const app = useTestApp();

const DAY = 'must be a date in the form YYYY-MM-DD';
const EMAIL = 'must be a valid e-mail address';
const STATE = 'must be a two-letter state code';
const RELEASE = 'must be an https:// URL, a gs:// address or a base64 PDF';
const ONE_CURRENT = 'must have exactly one current address (endDate null or omitted)';
const PRIVATE = 'must not point to a private address';

const PDF = Buffer.from('%PDF-1.7 release').toString('base64');
const HISTORICAL = {
  addressType: 'home',
  addressLine1: '1 Old St',
  addressCity: 'Austin',
  addressState: 'TX',
  addressZipCode: '78701',
  startDate: '2018-01-01',
  endDate: '2021-12-31',
};
const alias = { firstName: 'Jordan', lastName: 'Alvarez' };

const rules: Rule[] = [
  ['applicant', undefined, 'is required'],
  ['applicant', [], 'must be an object'],
  ...required('applicant.firstName'),
  ...required('applicant.lastName'),
  ...required('applicant.ssn', 10_000),
  ['applicant.birthday', '04/12/1990', DAY],
  ['applicant.birthday', '1990-4-12', DAY],
  ['applicant.birthday', '1990-02-30', DAY],
  ['applicant.birthday', '1990-04-12T00:00:00Z', DAY],
  ['applicant.birthday', 631152000, DAY],
  ...fillable('applicant.phone'),
  ['applicant.email', 'nobody', EMAIL],
  ['applicant.email', '', EMAIL],
  ['applicant.email', 'a@b', EMAIL],
  ['applicant.email', 'a\r\nBcc: c@d.example', EMAIL],

  ['applicant.signedReleaseFileUrl', 7, 'must be a string'],
  ['applicant.signedReleaseFileUrl', '', 'must not be empty'],
  ['applicant.signedReleaseFileUrl', 'ftp://client.example/release.pdf', RELEASE],
  ['applicant.signedReleaseFileUrl', 'data:image/png;base64,AAAA', RELEASE],
  ['applicant.signedReleaseFileUrl', 'javascript:alert(1)', RELEASE],
  ['applicant.signedReleaseFileUrl', Buffer.from('GIF89a').toString('base64'), 'must decode to a PDF'],
  ['applicant.signedReleaseFileUrl', PDF.slice(0, -3), 'must be valid base64'],
  ['applicant.signedReleaseFileUrl', 'http://169.254.169.254/latest', PRIVATE],
  [
    'applicant.signedReleaseFileUrl',
    'gs://other-bucket/a.pdf',
    'must be a gs:// address issued to this organization',
  ],

  ['applicant.addresses', {}, 'must be an array'],
  ['applicant.addresses', [HISTORICAL], ONE_CURRENT],
  ['applicant.addresses', Array(2).fill({ ...HISTORICAL, endDate: null }), ONE_CURRENT],
  ['applicant.addresses.0', 'home', 'must be an object'],
  ...required('applicant.addresses.0.addressType'),
  ...required('applicant.addresses.0.addressLine1').slice(0, 4),
  ['applicant.addresses.0.addressLine2', 7, 'must be a string'],
  ...required('applicant.addresses.0.addressCity'),
  ['applicant.addresses.0.addressState', undefined, 'is required'],
  ['applicant.addresses.0.addressState', 'Texas', STATE],
  ['applicant.addresses.0.addressState', 'T1', STATE],
  ...required('applicant.addresses.0.addressZipCode', 10),
  ['applicant.addresses.0.addressCountry', 'USA', 'must be a two-letter country code'],
  ['applicant.addresses.0.startDate', undefined, 'is required'],
  ['applicant.addresses.0.startDate', '2022', DAY],
  ['applicant.addresses.1.endDate', '2021-13-01', DAY],
  [
    'applicant.addresses.1.endDate',
    '2018-01-01',
    'must be before endDate',
    'applicant.addresses.1.startDate',
  ],
  [
    'applicant.addresses.1.endDate',
    '2017-01-01',
    'must be before endDate',
    'applicant.addresses.1.startDate',
  ],

  ['applicant.applicantAlias', 'Jo', 'must be an array'],
  ['applicant.applicantAlias', Array(101).fill(alias), 'must have at most 100 items'],
  ...required('applicant.applicantAlias.0.firstName'),
  ...required('applicant.applicantAlias.0.lastName'),
  ...fillable('applicant.applicantAlias.0.middleName'),
  ...fillable('applicant.applicantAlias.0.suffix'),
];

describe('POST order: applicant', () => {
  it.each(casesOf(rules))('400: $title', async ({ path, value, line }) => {
    const answer = await app.active.request('POST', ORDERS, { body: orderWith(path, value) });
    expect([answer.status, messagesOf(answer)]).toEqual([400, [line]]);
  });

  it('400: an address without anything names each field that it needs', async () => {
    const answer = await app.active.request('POST', ORDERS, { body: orderWith('applicant.addresses', [{}]) });
    const fields = [
      'addressType',
      'addressLine1',
      'addressCity',
      'addressState',
      'addressZipCode',
      'startDate',
    ];
    expect(answer.status).toBe(400);
    expect(messagesOf(answer).map((line) => line.split(' ', 1)[0])).toEqual(
      fields.map((field) => `applicant.addresses.0.${field}`),
    );
  });

  const welcome: [string, unknown][] = [
    ['applicant.ssn', 'none'],
    ['applicant.firstName', 'x'.repeat(200)],
    ['applicant.firstName', '  Zoë 🙂 ’" <b>'],
    ['applicant.birthday', undefined],
    ['applicant.birthday', '1992-02-29'],
    ['applicant.addresses', []],
    ['applicant.addresses.0.endDate', undefined],
    ['applicant.addresses.0.addressZipCode', '78701-1234'],
    ['applicant.addresses.0.addressState', 'tx'],
    ['applicant.signedReleaseFileUrl', PDF],
    ['applicant.signedReleaseFileUrl', `data:application/pdf;base64,${PDF}`],
    ['applicant.signedReleaseFileUrl', undefined],
  ];
  it.each(welcome)('201: %s = %j', async (path, value) => {
    const answer = await app.active.request('POST', ORDERS, { body: orderWith(path, value) });
    expect(answer.status, answer.text).toBe(201);
  });
});
