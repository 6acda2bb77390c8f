import { z } from 'zod';
import { addressedName, instant, uuid } from '../../schemas/common.ts';
import { Pagination } from '../../schemas/pagination.ts';
import { CHANNELS, SEARCH_TYPES } from '../../vocabulary.ts';

export const DirectoryEntry = z
  .object({
    id: uuid().describe('Id of the entry.'),
    kind: z.enum(['DESTINATION', 'VENDOR']).describe('A way to ask, or a vendor that keeps the records.'),
    channel: z.enum(CHANNELS).nullable().describe('By which way; null for a vendor.'),
    destination: z.string().nullable().describe('The address or number; null for a vendor.'),
    vendor: z.string().nullable().describe('The code of the vendor; null for a way to ask.'),
    name: z.string().nullable().describe('Name of the person; null for the office that usually answers.'),
    title: z.string().nullable().describe('Role of the person; null when it is not known.'),
    location: z.string().nullable().describe('Where it is; null when it is not known.'),
    accurate: z.number().int().describe('How often it was said to be accurate.'),
    inaccurate: z
      .number()
      .int()
      .describe('How often it was said to be wrong, since it was last said to be accurate.'),
    answered: z.number().int().describe('How often an answer came.'),
    bounced: z.number().int().describe('How often a message came back, since an answer came.'),
    isUsable: z.boolean().describe('Whether it is proposed for new searches.'),
    isShared: z.boolean().describe('Whether more than one order has taught it.'),
    firstSeenAt: instant().describe('When it was first learned.'),
    lastSeenAt: instant().describe('When something was last learned of it.'),
  })
  .meta({ id: 'DirectoryEntry', description: 'What the organization has learned of where to ask.' });
export type DirectoryEntry = z.infer<typeof DirectoryEntry>;

export const DirectoryList = z
  .object({ data: z.array(DirectoryEntry).describe('The entries of this page.'), pagination: Pagination })
  .meta({ id: 'DirectoryList', description: 'What was learned of where to ask, the newest first.' });

export const ReferenceQuery = z.object({ q: addressedName().min(2).describe('Words of a name.') });

export const InstitutionList = z
  .object({
    institutions: z
      .array(
        z.object({
          id: z.string().describe('The list and the number there.'),
          name: z.string().describe('Its name.'),
          aliases: z.array(z.string()).describe('Other names of it.'),
          city: z.string().nullable().describe('Where it is.'),
          state: z.string().nullable().describe('Of the United States, two letters.'),
          country: z.string().nullable().describe('Two letters; null when it is not known.'),
          phone: z.string().nullable().describe('Telephone number, when it is known.'),
          website: z.string().nullable().describe('Website, when it is known.'),
          isClosed: z.boolean().describe('Whether it has closed.'),
        }),
      )
      .describe('At most 50 of them.'),
    importedAt: instant().nullable().describe('When the list was imported; null where none was.'),
  })
  .meta({ id: 'InstitutionList', description: 'Colleges and universities that a name can mean.' });

export const VendorList = z
  .object({
    vendors: z
      .array(
        z.object({
          code: z.string().describe('Its code.'),
          label: z.string().describe('Its name.'),
          keeps: z.array(z.enum(SEARCH_TYPES)).describe('What it keeps records for.'),
          codeKind: z
            .enum(['EMPLOYER_CODE', 'SCHOOL_CODE', 'SHARE_CODE'])
            .nullable()
            .describe("What it asks for besides the applicant's name; null where it asks for nothing."),
          domains: z.array(z.string()).describe('Its domains.'),
          phones: z.array(z.string()).describe('Its telephone numbers.'),
        }),
      )
      .describe('The vendors, by name.'),
  })
  .meta({ id: 'VendorList', description: 'Vendors that keep records for employers or schools.' });
