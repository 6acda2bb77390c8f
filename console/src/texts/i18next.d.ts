import type audit from './en/audit.json';
import type common from './en/common.json';
import type desk from './en/desk.json';
import type figures from './en/figures.json';
import type mail from './en/mail.json';
import type orderForm from './en/order-form.json';
import type orders from './en/orders.json';
import type organization from './en/organization.json';
import type reference from './en/reference.json';
import type search from './en/search.json';
import type waits from './en/waits.json';
import type webhooks from './en/webhooks.json';
import type work from './en/work.json';

/** The keys of every catalogue are types: a text that is not there does not compile. One line for each view. */
interface Catalogues {
  common: typeof common;
  audit: typeof audit;
  desk: typeof desk;
  figures: typeof figures;
  mail: typeof mail;
  'order-form': typeof orderForm;
  orders: typeof orders;
  organization: typeof organization;
  reference: typeof reference;
  webhooks: typeof webhooks;
  search: typeof search;
  waits: typeof waits;
  work: typeof work;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogues;
  }
}
