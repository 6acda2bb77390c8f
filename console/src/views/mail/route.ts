import { createRoute } from '@tanstack/react-router';
import { MAIL_LISTS } from '../../api/mail.ts';
import { oneOf, searchOf, words } from '../../lib/search-params.ts';
import { rootRoute } from '../../shell/root-route.ts';
import { loadTexts } from '../../texts/texts.ts';

export const mailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mail',
  validateSearch: searchOf({ list: oneOf(MAIL_LISTS), message: words(36) }),
  loader: () => loadTexts(['mail', 'search']),
}).lazy(() => import('./mail.lazy.tsx').then(({ Route }) => Route));
