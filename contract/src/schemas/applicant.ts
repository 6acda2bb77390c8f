import { z } from 'zod';
import {
  countryCode,
  crossCheck,
  day,
  email,
  fieldsOf,
  listOf,
  MAX_LIST,
  MAX_URL,
  name,
  stateCode,
  text,
} from './common.ts';

/** Base64 of 10 MB, with room for a `data:` prefix and line breaks. */
const MAX_INLINE_RELEASE = 14_500_000;

const ADDRESS = /^(https?|gs):\/\//;
const RELEASE_FORM = /^(https?:\/\/|gs:\/\/|data:application\/pdf;base64,|[A-Za-z0-9+/=\s]+$)/;

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
    addressType: name(),
    addressLine1: text(),
    addressLine2: text().nullish(),
    addressCity: name(),
    addressState: stateCode(),
    addressZipCode: z.string().min(1).max(10),
    addressCountry: countryCode().default('US'),
    startDate: day(),
    endDate: day().nullish(),
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
  firstName: name(),
  lastName: name(),
  middleName: name().optional(),
  suffix: name().optional(),
});

export const ApplicantCreate = z
  .object({
    firstName: name(),
    lastName: name(),
    ssn: name(),
    birthday: day().optional(),
    phone: name().optional(),
    email: email().optional(),
    signedReleaseFileUrl: signedReleaseFileUrl.optional(),
    addresses: Addresses.optional(),
    applicantAlias: z.array(ApplicantAlias).max(MAX_LIST).optional(),
  })
  .meta({ id: 'ApplicantCreate', description: 'The person whose employment or education is verified.' });
export type ApplicantCreate = z.infer<typeof ApplicantCreate>;
