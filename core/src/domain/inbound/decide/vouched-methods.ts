import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ContactReading } from '../../contacts/active-contacts.ts';
import { destinationKey, destinationsOf } from '../../contacts/destination-rules.ts';
import { isFreeMail } from '../../contacts/mailboxes.ts';
import { websiteOf } from '../../contacts/planned-contact.ts';
import type { Context } from '../../context/context.ts';
import type { ContactMethod } from '../../entities/contact-details.ts';
import type { LockedSearch, SearchRecord } from '../../entities/search-entity.ts';
import { openRequest } from '../../entities/verification-request.ts';
import { readDirectory } from '../../research/read-directory.ts';
import { domainOf, siteUrl } from '../../research/websites/site.ts';

/**
 * Of the ways that a contact named to reach another one, those for which more speaks than that word: an address of the
 * domain that the source has, or was asked at, and what the directory knows. Any other could name the applicant to a
 * stranger.
 * @param asked the contact who names them
 */
export async function vouchedMethods(
  context: Context,
  transaction: Transaction,
  { search }: Pick<LockedSearch, 'search'>,
  {
    methods,
    asked,
    records,
  }: {
    methods: readonly ContactMethod[];
    asked: ContactReading | undefined;
    records: readonly SearchRecord[];
  },
): Promise<ContactMethod[]> {
  const indexes = new Set(records.map(({ record }) => record));
  const covered = openRequest(context, search).records.filter((_, index) => indexes.has(index));
  const known = await readDirectory(context, transaction, {
    searchType: search.searchType,
    records: covered,
  });
  const directory = new Set(
    known.flatMap(({ contacts }) =>
      contacts.flatMap(({ contactMethods }) => contactMethods.flatMap(destinationsOf).map(destinationKey)),
    ),
  );
  const domains = new Set([
    ...covered.flatMap((record) => domainOfSite(websiteOf(record)) ?? []),
    ...(asked?.contactMethods ?? []).flatMap(({ email }) => domainOfAddress(email) ?? []),
  ]);
  return methods.filter((method) => {
    const domain = domainOfAddress(method.email);
    if (domain !== null && domains.has(domain)) return true;
    return destinationsOf(method).some((destination) => directory.has(destinationKey(destination)));
  });
}

/** Null for a free mail service: an address there says nothing of who has it. */
function domainOfAddress(email: string | undefined): string | null {
  if (!email || isFreeMail(email)) return null;
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domainOf(host) ?? host;
}

function domainOfSite(website: string | null): string | null {
  const url = website === null ? null : siteUrl(website);
  return url === null ? null : domainOf(new URL(url).hostname);
}

/** The name that a contact gave, where it is nothing else: it is written in our mail. */
export const plainName = (name: string | null): string | null =>
  name !== null && name.length <= 80 && /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*(?:\.[\p{L}\p{M}'’ -]+)*$/u.test(name)
    ? name.replace(/\.(?=\p{L})/gu, '. ')
    : null;
