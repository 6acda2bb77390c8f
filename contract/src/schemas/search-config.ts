import { z } from 'zod';
import { BUSINESS_HOURS, CHANNELS, HINT_PRIORITIES, UNCLEAR_CLAIMS } from '../vocabulary.ts';
import {
  crossCheck,
  email,
  fieldsOf,
  httpUrl,
  isTimeZone,
  keptAsSent,
  MAX_LIST,
  name,
  notTooLarge,
} from './common.ts';
import { WebhookConfig } from './webhook-config.ts';

const YEAR_IN_MINUTES = 525_600;

const vendorCode = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'must be an upper-case vendor code')
  .refine((code) => code !== 'UNKNOWN', 'must not be UNKNOWN');

/** An e-mail address, a phone or fax number, or a domain; the service reads it, and refuses what is none of these. */
const destination = z.string().min(2).max(320);

const Channels = crossCheck(
  z.object({
    email: z.boolean().default(true).describe('Whether contacts may be written to.'),
    voice: z.boolean().default(true).describe('Whether contacts may be called.'),
    fax: z.boolean().default(true).describe('Whether contacts may be faxed.'),
    preferredChannel: z.enum(CHANNELS).optional().describe('The channel that is tried first.'),
    allowedDestinations: z
      .array(destination)
      .max(MAX_LIST)
      .optional()
      .describe(
        'To be used, and no others: addresses, with all that stands behind a `+` in them, numbers, and domains as ' +
          '`@corp.example` or `corp.example`. An empty list allows none.',
      ),
    blockedDestinations: z
      .array(destination)
      .max(MAX_LIST)
      .optional()
      .describe(
        'Not to be used: addresses, with all that stands behind a `+` in them, numbers, and domains as `@corp.example` or ' +
          '`corp.example`.',
      ),
  }),
  (value, report) => {
    const { allowedDestinations, blockedDestinations } = fieldsOf(value);
    if (allowedDestinations !== undefined && blockedDestinations !== undefined) {
      report(['allowedDestinations'], 'must not be combined with blockedDestinations');
    }
  },
);

const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = z.string().regex(TIME_OF_DAY, 'must be a time in the form HH:MM');
const isTimeOfDay = (value: unknown): value is string => typeof value === 'string' && TIME_OF_DAY.test(value);

const BusinessHours = crossCheck(
  z.object({
    timezone: z
      .string()
      .max(64)
      .refine(isTimeZone, 'must be an IANA time zone')
      .optional()
      .describe('IANA time zone of the hours, as `America/New_York`.'),
    startTime: timeOfDay.default(BUSINESS_HOURS.startTime).describe('First minute of a day, HH:MM.'),
    endTime: timeOfDay.default(BUSINESS_HOURS.endTime).describe('End of a day, HH:MM.'),
    allowedDays: z
      .array(z.number().int().min(0).max(6))
      .min(1)
      .max(7)
      .default(BUSINESS_HOURS.allowedDays)
      .describe('Days of the week, 0 for Sunday to 6 for Saturday.'),
  }),
  (value, report) => {
    const { startTime = BUSINESS_HOURS.startTime, endTime = BUSINESS_HOURS.endTime } = fieldsOf(value);
    if (isTimeOfDay(startTime) && isTimeOfDay(endTime) && startTime >= endTime) {
      report(['startTime'], 'must be before endTime');
    }
  },
);

const Timing = z.object({
  respectHolidays: z.boolean().default(true).describe('Whether contacts are left alone on public holidays.'),
  searchSlaMinutes: z
    .number()
    .int()
    .min(1)
    .max(YEAR_IN_MINUTES)
    .default(10_080)
    .describe('Minutes after which the search ends, whatever was found.'),
  outboundWindowMinutes: z
    .number()
    .int()
    .min(1)
    .max(YEAR_IN_MINUTES)
    .default(7_200)
    .describe('Minutes after which no more attempts go out.'),
  businessHours: BusinessHours.prefault({}).describe('When contacts may be reached.'),
});

const ContactHint = crossCheck(
  z.object({
    email: email().optional().describe('E-mail address to ask at.'),
    phone: name().optional().describe('Phone number to ask at.'),
    fax: name().optional().describe('Fax number to ask at.'),
    entityName: name()
      .optional()
      .describe('The employer or school it is for, as in the history; left out, it is for all of them.'),
    thirdPartyVendor: vendorCode.optional().describe('Code of the vendor that keeps the records.'),
    priority: z.enum(HINT_PRIORITIES).default('MEDIUM').describe('How much you trust it.'),
  }),
  (value, report) => {
    const hint = fieldsOf(value);
    if (['email', 'phone', 'fax', 'thirdPartyVendor'].every((key) => hint[key] === undefined)) {
      report([], 'must have an email, phone, fax or thirdPartyVendor');
    }
  },
);

const Outbound = z.object({
  maxAttemptsPerMethod: z
    .number()
    .int()
    .min(1)
    .max(50)
    .default(3)
    .describe('Most attempts at one destination.'),
  maxTotalAttempts: z
    .number()
    .int()
    .min(1)
    .max(100)
    .default(9)
    .describe('Most attempts at one employer or school.'),
  followUpMinutes: z
    .number()
    .int()
    .min(1)
    .max(YEAR_IN_MINUTES)
    .default(1_440)
    .describe('Minutes between two attempts at one destination.'),
  cancelOutboundOnTerminalInbound: z
    .boolean()
    .default(true)
    .describe('Whether waiting attempts are cancelled once an answer settles the search.'),
  deferToThirdParty: z
    .boolean()
    .default(false)
    .describe(
      'Whether a search whose records a vendor keeps waits for it; otherwise it ends with THIRD_PARTY_RECORD.',
    ),
  contactHints: z.array(ContactHint).max(MAX_LIST).default([]).describe('Whom to ask, as far as you know.'),
});

/** Unknown inner names of these three blocks are kept as sent: they are not public. */
const Inbound = keptAsSent(
  z.looseObject({
    autoCompleteVerified: z
      .boolean()
      .default(true)
      .describe('Whether an answer that is clear completes the search.'),
    requireManualReview: z.boolean().default(false).describe('Whether a person looks at every answer.'),
    minConfidence: z
      .number()
      .min(0)
      .max(1)
      .default(0.8)
      .describe('How sure the reading of an answer must be to count by itself, 0 to 1.'),
    unclearClaims: z
      .enum(UNCLEAR_CLAIMS)
      .default('REVIEW')
      .describe('What becomes of an answer that may or may not mean what the applicant said.'),
    readBack: z
      .boolean()
      .default(true)
      .describe('Whether what was read in a mail is sent back to its address, to be confirmed on the page.'),
  }),
);
const Escalation = keptAsSent(
  z.looseObject({
    autoEscalate: z
      .boolean()
      .default(false)
      .describe('Whether a search with no contact left to ask is handed to a person at once.'),
    webhookUrl: httpUrl().optional().describe('Where the events of an escalation are sent as well.'),
    disableThirdPartyEvent: z
      .boolean()
      .default(false)
      .describe('Leaves out the THIRD_PARTY_RECORD notification.'),
  }),
);
const Notifications = keptAsSent(
  z.looseObject({
    suppressTypes: z
      .array(z.string().max(64))
      .max(MAX_LIST)
      .default([])
      .describe('Notification types that are not sent.'),
    includeRawInbound: z
      .boolean()
      .default(false)
      .describe('Whether INBOUND_MESSAGE carries the message itself.'),
    webhookOverride: WebhookConfig.optional(),
  }),
);

export const SearchConfig = notTooLarge(
  z.object({
    thirdPartyBan: z
      .array(vendorCode)
      .max(50)
      .default([])
      .describe('Codes of vendors that must not be used.'),
    channels: Channels.prefault({}).describe('By which ways contacts are asked.'),
    timing: Timing.prefault({}).describe('How long and when.'),
    outbound: Outbound.prefault({}).describe('How often, and whom.'),
    research: z
      .object({ skipResearch: z.boolean().default(false).describe('Asks only the contacts that you name.') })
      .prefault({})
      .describe('What is found out beforehand.'),
    inbound: Inbound.prefault({}).describe('What answers may do by themselves.'),
    escalation: Escalation.prefault({}).describe('What happens when no contact is left to ask.'),
    notifications: Notifications.prefault({}).describe('What you are told.'),
    qaDestinations: z
      .object({
        email: email().optional().describe('Takes every e-mail.'),
        phone: name().optional().describe('Takes every call.'),
        fax: name().optional().describe('Takes every fax.'),
      })
      .optional()
      .describe('Outside of production, where all attempts go instead; without effect in production.'),
  }),
  200_000,
).meta({ id: 'SearchConfig', description: 'Policy of one search; every default is filled in.' });
/** A search policy with every default filled in. */
export type SearchConfig = z.infer<typeof SearchConfig>;
