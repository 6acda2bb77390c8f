import type common from './en/common.json';

/** The keys of every catalogue are types: a text that is not there does not compile. One line for each view. */
interface Catalogues {
  common: typeof common;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogues;
  }
}
