import { operationsContract } from 'virtual:contract-routes';
import { requestOf, sendEarly } from './api/send.ts';
import { workPage } from './api/work-page.ts';
import { readFormats } from './lib/read-formats.ts';
import { applyTheme } from './shell/theme.ts';
import { wantedLanguage } from './texts/language.ts';
import { filtersOf } from './views/work/work-filters.ts';

/**
 * What does not wait for the app: the page loads this small file before it. The colours are those of the app from the first
 * paint on, what the first view shows is asked for while the app is on its way, and the processor does what it can do without it.
 */

const START = ['', 'work'];

applyTheme();
const { session, work } = operationsContract;
sendEarly(requestOf(session.get));
const path = location.pathname.slice(import.meta.env.BASE_URL.length);
// An address that the view reads otherwise costs a request that is of no use, and nothing else.
const search = Object.fromEntries(new URLSearchParams(location.search));
if (START.includes(path)) sendEarly(requestOf(work.list, { query: workPage(filtersOf(search)) }));

// Once the page is painted, there is nothing to do until the app comes.
requestAnimationFrame(() => setTimeout(readFormats, 0, wantedLanguage()));
