import { z } from 'zod';
import { day, isTimeZone, name, uuid } from '../../schemas/common.ts';
import { ORGANIZATION_STATUSES } from '../../vocabulary.ts';

const Branding = z
  .object({
    senderName: z.string().max(70).optional().describe('Who mail comes from, in words.'),
    telephone: z.string().max(40).optional().describe('To ask by telephone whether a request is real.'),
    postalAddress: z.array(z.string().max(100)).max(6).optional().describe('The address, by lines.'),
    accentColor: z.string().max(7).optional().describe('As `#0b5394`, dark enough for white letters.'),
  })
  .meta({ id: 'Branding', description: 'What contacts see of the organization, besides its name.' });

const timeZone = () => z.string().refine(isTimeZone, 'must be an IANA time zone');
const closedDays = () => z.array(day()).max(1_000);

export const OrganizationUpdate = z
  .object({
    name: name().optional().describe('Its name.'),
    timeZone: timeZone()
      .optional()
      .describe('IANA zone in which business hours count where nothing nearer is known.'),
    closedDays: closedDays()
      .optional()
      .describe("Days on which no contact is asked, beside the holidays of the contact's place."),
    branding: Branding.nullable()
      .optional()
      .describe('How requests look; null for the looks of the service.'),
  })
  .meta({ id: 'OrganizationUpdate', description: 'What to change; what is left out stays.' });
export type OrganizationUpdate = z.infer<typeof OrganizationUpdate>;

export const OrganizationRead = z
  .object({
    id: uuid().describe('Id of the organization.'),
    tenant: z.string().describe('The value of the tenant claim in its tokens.'),
    name: z.string().describe('Its name.'),
    status: z.enum(ORGANIZATION_STATUSES).describe('Whether it may read and write.'),
    timeZone: z.string().describe('IANA zone in which business hours count where nothing nearer is known.'),
    closedDays: z.array(z.iso.date()).describe('Days on which no contact is asked.'),
    branding: Branding.nullable().describe('How requests look; null for the looks of the service.'),
    logo: z
      .string()
      .nullable()
      .describe('The image that heads requests, as a data URL; null where there is none.'),
    releaseDelivery: z
      .enum(['ATTACH', 'LINK', 'NONE'])
      .describe('Whether the signed release goes out as a file, as a link, or not at all.'),
    askWithoutRelease: z.boolean().describe('Whether contacts are asked without a release that can be read.'),
    ssnDisplay: z.enum(['FULL', 'LAST4']).describe('How much of a number contacts see.'),
    retentionDays: z
      .number()
      .int()
      .nullable()
      .describe("Days after an order's end until its personal data is cleared; null keeps it."),
    legalHold: z.boolean().describe('Whether nothing is cleared for now.'),
    allowedNetworks: z
      .array(z.string())
      .nullable()
      .describe('Networks that its tokens are taken from; null for anywhere.'),
    rateLimit: z.number().int().nullable().describe("Requests a minute; null means the service's default."),
    modelReadingsPerDay: z
      .number()
      .int()
      .nullable()
      .describe('Mails a day of which a model may read what rules leave open; null where none may.'),
  })
  .meta({ id: 'OrganizationRead', description: 'The organization and its settings.' });
export type OrganizationRead = z.infer<typeof OrganizationRead>;
