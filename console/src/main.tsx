import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { forgetEarly } from './api/send.ts';
import { sessionQuery } from './api/session.ts';
import { router } from './router.ts';
import { startTexts } from './texts/texts.ts';

// What the first view needs is asked for at once, and not one after the other: each way there and back is long on a phone.
const first = [startTexts(), queryClient.prefetchQuery(sessionQuery)];
void router.load();
// Until then the page shows where things will stand.
await Promise.all(first);
forgetEarly();

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element for the console');

createRoot(app).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
