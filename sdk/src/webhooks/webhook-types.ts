import type { components } from '../generated/api.ts';
import type { Search } from '../types.ts';

type Schemas = components['schemas'];
type Notification = Schemas['VerificationNotification'];
type NotificationData = Notification['data'];
type Metadata = NotificationData['metadata'];

/**
 * A search ended with a verified outcome: `event` is `verification.completed`.
 *
 * @example
 * const outcomeOf = ({ data }: VerificationCompleted) => data.verificationResult.outcome;
 */
export type VerificationCompleted = Schemas['VerificationCompleted'];

/**
 * A search ended and needs a person of your organization to act: `event` is `verification.action_required`.
 *
 * @example
 * const line = ({ data }: VerificationActionRequired) => `${data.searchId}: ${data.reasonCode}`;
 */
export type VerificationActionRequired = Schemas['VerificationActionRequired'];

/**
 * One way to reach one contact.
 *
 * @example
 * const line = ({ name, method, destination }: ContactPlanEntry) => `${name}, ${method}: ${destination}`;
 */
export type ContactPlanEntry = Schemas['ContactPlanEntry'];

/**
 * A search changed its status.
 *
 * @example
 * const line = ({ searchId, metadata }: SearchUpdatedData) => `${searchId} is ${metadata.currentStatus}`;
 */
export type SearchUpdatedData = Omit<NotificationData, 'notificationType' | 'contactPlan'> & {
  notificationType: 'SEARCH_UPDATED';
  metadata: Metadata & {
    updatedFields: string[];
    previousStatus: Search['searchStatus'];
    currentStatus: Search['searchStatus'];
    source: string;
    trigger: string;
    reason?: string;
  };
};

/**
 * What `notificationType` is when the contact plan of a search changed.
 *
 * @example
 * const isGone = (change: ContactPlanChange) => change === 'CONTACT_PLAN_REMOVED';
 */
export type ContactPlanChange = Extract<NotificationData['notificationType'], `CONTACT_PLAN_${string}`>;

/**
 * The contact plan of a search changed; after a removal `contactPlan` holds what was removed.
 *
 * @example
 * const names = ({ contactPlan }: ContactPlanData) => contactPlan.map(({ name }) => name);
 */
export type ContactPlanData = Omit<NotificationData, 'notificationType' | 'contactPlan'> & {
  notificationType: ContactPlanChange;
  contactPlan: ContactPlanEntry[];
  metadata: Metadata & { contactId: string; contactName?: string };
};

/**
 * Any other progress of a search.
 *
 * @example
 * const line = ({ searchId, notificationType }: OtherNotificationData) => `${searchId}: ${notificationType}`;
 */
export type OtherNotificationData = Omit<NotificationData, 'notificationType'> & {
  notificationType: Exclude<NotificationData['notificationType'], 'SEARCH_UPDATED' | ContactPlanChange>;
};

/**
 * Progress of a search: `event` is `verification.notification`, and `data.notificationType` says which.
 *
 * @example
 * const line = ({ data }: VerificationNotification) => `${data.searchId}: ${data.notificationType}`;
 */
export type VerificationNotification = Omit<Notification, 'data'> & {
  data: SearchUpdatedData | ContactPlanData | OtherNotificationData;
};

/**
 * What a webhook brings. Decide by `event`, and by `data.notificationType` among notifications; ignore what you do not
 * know, because new events and new types may come.
 *
 * @example
 * if (event.event === 'verification.notification' && event.data.notificationType === 'SEARCH_UPDATED') {
 *   console.log(event.data.metadata.currentStatus);
 * }
 */
export type WebhookEvent = VerificationCompleted | VerificationActionRequired | VerificationNotification;
