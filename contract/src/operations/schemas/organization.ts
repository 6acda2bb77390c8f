import { z } from 'zod';
import { day, instant, isTimeZone, name, uuid } from '../../schemas/common.ts';
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

/** Base64 of 64 KiB, with its `data:` prefix. */
const MAX_LOGO = 87_500;

const RELEASE_WAYS = ['ATTACH', 'LINK', 'NONE'] as const;

const version = () =>
  z
    .string()
    .min(1)
    .max(64)
    .describe('Stands for the settings as they were read: 409 where they are others by now.');

export const OrganizationUpdate = z
  .object({
    version: version(),
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
    logo: z
      .string()
      .max(MAX_LOGO, 'must be at most 64 KiB')
      .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'must be a PNG')
      .nullable()
      .optional()
      .describe('The image that heads requests: a PNG of 64 KiB at most, as a data URL; null for none.'),
    releaseDelivery: z
      .enum(RELEASE_WAYS)
      .optional()
      .describe('Whether the signed release goes out as a file, as a link, or not at all.'),
    askWithoutRelease: z
      .boolean()
      .optional()
      .describe('Whether contacts are asked without a release that cannot be read.'),
  })
  .meta({ id: 'OrganizationUpdate', description: 'What to change; what is left out stays.' });
export type OrganizationUpdate = z.infer<typeof OrganizationUpdate>;

export const OrganizationRead = z
  .object({
    id: uuid().describe('Id of the organization.'),
    version: version(),
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
      .enum(RELEASE_WAYS)
      .describe('Whether the signed release goes out as a file, as a link, or not at all.'),
    askWithoutRelease: z.boolean().describe('Whether contacts are asked without a release that can be read.'),
    ssnDisplay: z.enum(['FULL', 'LAST4']).describe('How much of a social security number the API shows.'),
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

/** `SEALS`: new values are sealed under it. `OPENS`: it opens older ones. `ANNOUNCED`: it will seal soon. */
const KEY_STATES = ['SEALS', 'OPENS', 'ANNOUNCED'] as const;

export const DataKeyList = z
  .object({
    keys: z
      .array(
        z.object({
          version: z.number().int().describe('Number of the key, from 1.'),
          state: z
            .enum(KEY_STATES)
            .describe(
              '`SEALS`: new values are sealed under it. `OPENS`: what was sealed under it before can be read. `ANNOUNCED`: ' +
                'it seals as soon as every process knows it.',
            ),
          createdAt: instant().nullable().describe('When it was made; null where that was not kept.'),
          masterVersion: z.number().int().describe('The version of the master key that it is wrapped under.'),
        }),
      )
      .describe('The keys, the newest first.'),
  })
  .meta({
    id: 'DataKeyList',
    description: 'The keys under which personal data is sealed, without the keys.',
  });
