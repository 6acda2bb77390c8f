import type common from './en/common.json';
import type search from './en/search.json';
import type work from './en/work.json';

/** The keys of every catalogue are types: a text that is not there does not compile. One line for each view. */
interface Catalogues {
  common: typeof common;
  search: typeof search;
  work: typeof work;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogues;
  }
}
