import { z } from 'zod';
import { CHANNELS, HINT_PRIORITIES } from '../vocabulary.ts';
import { crossCheck, email, fieldsOf, httpUrl, MAX_LIST, name } from './common.ts';
import { WebhookConfig } from './webhook-config.ts';

const YEAR_IN_MINUTES = 525_600;

const vendorCode = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]{0,63}$/, 'must be an upper-case vendor code')
  .refine((code) => code !== 'UNKNOWN', 'must not be UNKNOWN');

/** An e-mail address, a phone or fax number, or `@domain`. */
const destination = z.string().min(2).max(320);

const Channels = crossCheck(
  z.object({
    email: z.boolean().default(true),
    voice: z.boolean().default(true),
    fax: z.boolean().default(true),
    preferredChannel: z.enum(CHANNELS).optional(),
    allowedDestinations: z.array(destination).max(MAX_LIST).optional(),
    blockedDestinations: z.array(destination).max(MAX_LIST).optional(),
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
    timezone: z.string().max(64).refine(isTimeZone, 'must be an IANA time zone').optional(),
    startTime: timeOfDay.default('09:00'),
    endTime: timeOfDay.default('17:00'),
    allowedDays: z.array(z.number().int().min(0).max(6)).min(1).max(7).default([1, 2, 3, 4, 5]),
  }),
  (value, report) => {
    const { startTime = '09:00', endTime = '17:00' } = fieldsOf(value);
    if (isTimeOfDay(startTime) && isTimeOfDay(endTime) && startTime >= endTime) {
      report(['startTime'], 'must be before endTime');
    }
  },
);

const Timing = z.object({
  searchSlaMinutes: z.number().int().min(1).max(YEAR_IN_MINUTES).default(10_080),
  outboundWindowMinutes: z.number().int().min(1).max(YEAR_IN_MINUTES).default(7_200),
  businessHours: BusinessHours.prefault({}),
});

const ContactHint = crossCheck(
  z.object({
    email: email().optional(),
    phone: name().optional(),
    fax: name().optional(),
    thirdPartyVendor: vendorCode.optional(),
    priority: z.enum(HINT_PRIORITIES).default('MEDIUM'),
  }),
  (value, report) => {
    const hint = fieldsOf(value);
    if (['email', 'phone', 'fax', 'thirdPartyVendor'].every((key) => hint[key] === undefined)) {
      report([], 'must have an email, phone, fax or thirdPartyVendor');
    }
  },
);

const Outbound = z.object({
  maxAttemptsPerMethod: z.number().int().min(1).max(50).default(3),
  maxTotalAttempts: z.number().int().min(1).max(100).default(9),
  followUpMinutes: z.number().int().min(1).max(YEAR_IN_MINUTES).default(1_440),
  cancelOutboundOnTerminalInbound: z.boolean().default(true),
  deferToThirdParty: z.boolean().default(false),
  contactHints: z.array(ContactHint).max(MAX_LIST).default([]),
});

/** Unknown inner names of these three blocks are kept as sent: they are not public. */
const Inbound = z.looseObject({
  autoCompleteVerified: z.boolean().default(true),
  requireManualReview: z.boolean().default(false),
  minConfidence: z.number().min(0).max(1).default(0.8),
});
const Escalation = z.looseObject({
  autoEscalate: z.boolean().default(false),
  webhookUrl: httpUrl().optional(),
  disableThirdPartyEvent: z.boolean().default(false),
});
const Notifications = z.looseObject({
  suppressTypes: z.array(z.string().max(64)).max(MAX_LIST).default([]),
  includeRawInbound: z.boolean().default(false),
  webhookOverride: WebhookConfig.optional(),
});

export const SearchConfig = z
  .object({
    thirdPartyBan: z.array(vendorCode).max(50).default([]),
    channels: Channels.prefault({}),
    timing: Timing.prefault({}),
    outbound: Outbound.prefault({}),
    research: z.object({ skipResearch: z.boolean().default(false) }).prefault({}),
    inbound: Inbound.prefault({}),
    escalation: Escalation.prefault({}),
    notifications: Notifications.prefault({}),
    qaDestinations: z
      .object({ email: email().optional(), phone: name().optional(), fax: name().optional() })
      .optional(),
  })
  .meta({ id: 'SearchConfig', description: 'Policy of one search; every default is filled in.' });
/** A search policy with every default filled in. */
export type SearchConfig = z.infer<typeof SearchConfig>;

function isTimeZone(value: string): boolean {
  try {
    // The engine's own zone data decides; offsets such as +02:00 are not zones.
    return /^[A-Za-z]/.test(value) && new Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
}
