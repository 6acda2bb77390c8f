import './no-eval.ts';
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { sessionQuery } from './api/session.ts';
import { Notices } from './components/ui/toast.tsx';
import { router } from './router.ts';
import { applyTheme } from './shell/theme.ts';
import { startTexts } from './texts/texts.ts';

applyTheme();
// What the first view needs is asked for at once, not one after the other: each way there and back is long on a phone.
void queryClient.prefetchQuery(sessionQuery);
const texts = startTexts();
void router.load();
await texts;

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element for the console');

createRoot(app).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Notices>
        <RouterProvider router={router} />
      </Notices>
    </QueryClientProvider>
  </StrictMode>,
);
