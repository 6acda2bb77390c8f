import { operationsContract } from 'virtual:contract-routes';
import { requestOf, sendEarly } from './api/send.ts';
import { workPage } from './api/work-page.ts';
import { applyTheme } from './shell/theme.ts';
import { filtersOf } from './views/work/work-filters.ts';

/**
 * What does not wait for the app: the page loads this small file before it. The colours are those of the app from the first
 * paint on, and what the first view shows is asked for while the app is on its way.
 */

const START = ['', 'work'];

applyTheme();
const { session, work } = operationsContract;
sendEarly(requestOf(session.get));
const path = location.pathname.slice(import.meta.env.BASE_URL.length);
// An address that the view reads otherwise costs a request that is of no use, and nothing else.
const search = Object.fromEntries(new URLSearchParams(location.search));
if (START.includes(path)) sendEarly(requestOf(work.list, { query: workPage(filtersOf(search)) }));
