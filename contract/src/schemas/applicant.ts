import { z } from 'zod';
import {
  countryCode,
  crossCheck,
  day,
  email,
  fieldsOf,
  listOf,
  MAX_LIST,
  MAX_TEXT,
  MAX_URL,
  name,
  optionalName,
  stateCode,
  text,
} from './common.ts';

/** Base64 of 10 MB, with room for a `data:` prefix and line breaks. */
const MAX_INLINE_RELEASE = 14_500_000;

const ADDRESS = /^(https?|gs):\/\//i;
const RELEASE_FORM = /^(https?:\/\/|gs:\/\/|data:application\/pdf;base64,|[A-Za-z0-9+/=\s]+$)/i;

/**
 * Where the signed release is: an `https://` URL, a `gs://` address from the upload endpoint, or the PDF itself as
 * base64 (bare or as a `data:` URL). The service checks what it points to.
 */
const signedReleaseFileUrl = z
  .string()
  .min(1, { abort: true })
  .max(MAX_INLINE_RELEASE, 'must decode to at most 10 MB')
  .refine((value) => value.length > MAX_URL || RELEASE_FORM.test(value), {
    error: 'must be an https:// URL, a gs:// address or a base64 PDF',
  })
  .refine((value) => value.length <= MAX_URL || !ADDRESS.test(value), {
    error: `must be at most ${MAX_URL.toLocaleString('en-US')} characters long`,
  });

const Address = crossCheck(
  z.object({
    addressType: name().describe('What kind of address it is; `home` by convention.'),
    addressLine1: text().describe('Street and number.'),
    addressLine2: z.string().max(MAX_TEXT).nullish().describe('Apartment, floor and the like.'),
    addressCity: name().describe('City.'),
    addressState: stateCode().describe('Two-letter code of the US state.'),
    addressZipCode: z.string().min(1).max(10).describe('ZIP or postal code.'),
    addressCountry: countryCode().default('US').describe('Two-letter code of the country.'),
    startDate: day().describe('First day of living there; before endDate.'),
    endDate: day().nullish().describe('Last day of living there; null or left out for the current address.'),
  }),
  (value, report) => {
    const { startDate, endDate } = fieldsOf(value);
    const days = [startDate, endDate].filter((value) => day().safeParse(value).success);
    if (days.length === 2 && String(startDate) >= String(endDate)) {
      report(['startDate'], 'must be before endDate');
    }
  },
);

const Addresses = crossCheck(z.array(Address).max(MAX_LIST), (value, report) => {
  const entries = listOf(value);
  const current = entries.filter((entry) => fieldsOf(entry).endDate == null);
  if (entries.length > 0 && current.length !== 1) {
    report([], 'must have exactly one current address (endDate null or omitted)');
  }
});

const ApplicantAlias = z.object({
  firstName: name().describe('First name that the applicant had or has.'),
  lastName: name().describe('Last name that the applicant had or has.'),
  middleName: optionalName().describe('Middle name.'),
  suffix: optionalName().describe('As `Jr.` or `III`.'),
});

export const ApplicantCreate = z
  .object({
    firstName: name().describe('Legal first name.'),
    lastName: name().describe('Legal last name.'),
    ssn: text().describe('Social security number, as 900-12-3456. Its form is not checked.'),
    birthday: day().optional().describe('Date of birth.'),
    phone: optionalName().describe('Phone number of the applicant.'),
    email: email().optional().describe('E-mail address of the applicant.'),
    signedReleaseFileUrl: signedReleaseFileUrl
      .optional()
      .describe(
        'The signed release, which goes along with requests: an `https://` URL, the `gs://` address of an upload, or the PDF as base64, bare or as a `data:` URL, 10 MB at most.',
      ),
    addresses: Addresses.optional().describe(
      'Where the applicant lived; exactly one entry is the current address. Leave it out when there is none.',
    ),
    applicantAlias: z
      .array(ApplicantAlias)
      .max(MAX_LIST)
      .optional()
      .describe('Other names of the applicant, former ones too.'),
  })
  .meta({ id: 'ApplicantCreate', description: 'The person whose employment or education is verified.' });
export type ApplicantCreate = z.infer<typeof ApplicantCreate>;
