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

/** One line for each view. */
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
  search: typeof search;
  waits: typeof waits;
  webhooks: typeof webhooks;
  work: typeof work;
}

export type CatalogueName = keyof Catalogues;

/** One text for each form of a number, as a language counts. */
type WithoutForm<Key extends string> = Key extends `${infer Text}_${'one' | 'many' | 'other'}` ? Text : Key;

type KeysOf<Texts, Before extends string = ''> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? `${Before}${WithoutForm<Key>}`
    : KeysOf<Texts[Key], `${Before}${Key}.`>;
}[keyof Texts & string];

/** Key of a text: of the first catalogue as it is, of another with its name before it. A text that is not there does not compile. */
export type TextKey<First extends CatalogueName, Others extends CatalogueName = never> =
  | KeysOf<Catalogues[First]>
  | { [Name in Others]: `${Name}:${KeysOf<Catalogues[Name]>}` }[Others];
