import type { launchBrowser } from '../../../local/src/browser.ts';

export type Browser = Awaited<ReturnType<typeof launchBrowser>>;
export type Page = Awaited<ReturnType<Browser['newPage']>>;
export type BrowserState = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
