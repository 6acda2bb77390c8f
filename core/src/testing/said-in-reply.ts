import type { ClaimedValues, Reading, ReplyField, ReplyRequest } from '../domain/inbound/read/reading.ts';
import { readReply } from '../domain/inbound/reply/read-reply.ts';

/** A job that is asked about, for rules of what a reply says of it. */
export const JOB: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [{ employerName: 'Contoso Tools', position: 'Fitter', startDate: '2014-03', endDate: '2017-09' }],
};

export type Said = Partial<Record<ReplyField, string>>;

/** What is read in a reply to a request. */
export const readText = (text: string, request: ReplyRequest): Reading =>
  readReply(
    request,
    { from: 'Pat <hr@contoso.example>', subject: 'Re: x', text, isAutoReply: false },
    new Date('2025-03-20T12:00:00Z'),
  );

const MARKS = { CONFIRMED: '+', CORRECTED: '~', NOT_DISCLOSED: '-' } as const;

/** Each value of the first record as `+` where it is confirmed, `~` where it is corrected, `-` where it is withheld. */
export const saidIn = (text: string, request: ReplyRequest): Said =>
  Object.fromEntries(
    Object.entries(readText(text, request).records[0]?.fields ?? {}).map(([field, { says, value }]) => [
      field,
      `${MARKS[says]}${value ?? ''}`,
    ]),
  );

/** Each value of the claims of Jordan Rivera, a job or studies, behind what is said of it: `CONFIRMED Welder`. */
export function valuesIn(text: string, claims: ClaimedValues): Record<string, string> {
  const request: ReplyRequest = {
    searchType: claims.qualification ? 'EDUCATION' : 'EMPLOYMENT',
    applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
    records: [claims],
  };
  return Object.fromEntries(
    Object.entries(readText(text, request).records[0]?.fields ?? {}).map(([field, { says, value }]) => [
      field,
      `${says} ${value}`,
    ]),
  );
}
