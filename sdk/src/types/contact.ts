import type { components } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * The contact plan of a search, with those that were removed.
 *
 * @example
 * const { contacts }: ContactList = await credence.contacts.list(orderId, searchId);
 */
export type ContactList = Schemas['ContactList'];

/**
 * A person or department that can be asked.
 *
 * @example
 * const isActive = ({ status }: Contact) => status === 'ACTIVE';
 */
export type Contact = Schemas['Contact'];

/**
 * One way to reach a contact.
 *
 * @example
 * const method: ContactMethod = { phone: '+1 614 555 0190', confidence: 0.9, source: 'phone call' };
 */
export type ContactMethod = Schemas['ContactMethod'];

/**
 * A contact to add.
 *
 * @example
 * const contact: ContactCreate = {
 *   name: 'Dana Wells',
 *   entityName: 'Riverside Hospital',
 *   confidence: 0.9,
 *   location: 'Columbus, OH',
 *   contactMethods: [{ email: 'dana.wells@riverside.example', confidence: 0.9, source: 'phone call' }],
 * };
 */
export type ContactCreate = Schemas['ContactCreate'];

/**
 * The new contact, and how many attempts were scheduled for it.
 *
 * @example
 * const { contactId }: ContactCreated = await credence.contacts.add(orderId, searchId, contact);
 */
export type ContactCreated = Schemas['ContactCreated'];

/**
 * What replaces a contact.
 *
 * @example
 * const update: ContactUpdate = {
 *   contactId,
 *   name: 'Dana Wells',
 *   entityName: 'Riverside Hospital',
 *   confidence: 0.9,
 *   location: 'Columbus, OH',
 *   contactMethods: [{ email: 'dana.wells@riverside.example', confidence: 0.9, source: 'phone call' }],
 * };
 */
export type ContactUpdate = Schemas['ContactUpdate'];

/**
 * What became of the attempts at a replaced contact.
 *
 * @example
 * const line = ({ cancelledScheduledAttempts, scheduledFollowUps }: ContactUpdated) =>
 *   `${cancelledScheduledAttempts} cancelled, ${scheduledFollowUps} scheduled`;
 */
export type ContactUpdated = Schemas['ContactUpdated'];

/**
 * Whether a contact is the right one.
 *
 * @example
 * const mark: ContactMark = { contactId, accuracyStatus: 'ACCURATE', reason: 'Answered the phone' };
 */
export type ContactMark = Schemas['ContactMark'];

/**
 * The audit entry of a mark, and how many attempts were scheduled.
 *
 * @example
 * const { auditId }: ContactMarked = await credence.contacts.markAccuracy(orderId, searchId, {
 *   contactId,
 *   accuracyStatus: 'ACCURATE',
 *   reason: 'Answered the phone',
 * });
 */
export type ContactMarked = Schemas['ContactMarked'];

/**
 * Which contact to remove, and why.
 *
 * @example
 * const removal: ContactRemove = { contactId, reason: 'Left the company' };
 */
export type ContactRemove = Schemas['ContactRemove'];

/**
 * How many attempts were cancelled with a removed contact.
 *
 * @example
 * const { cancelledActivities }: ContactRemoved = await credence.contacts.remove(orderId, searchId, {
 *   contactId,
 *   reason: 'Left the company',
 * });
 */
export type ContactRemoved = Schemas['ContactRemoved'];
