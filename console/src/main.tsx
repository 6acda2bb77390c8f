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
import { Texts } from './texts/use-texts.tsx';

// What the first view needs is asked for at once, and not one after the other: each way there and back is long on a phone.
startTexts();
const session = queryClient.prefetchQuery(sessionQuery);
void router.load();
// Until then the page shows where things will stand.
await session;
forgetEarly();

const app = document.getElementById('app');
if (!app) throw new Error('The page has no element for the console');

createRoot(app).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Texts>
        <RouterProvider router={router} />
      </Texts>
    </QueryClientProvider>
  </StrictMode>,
);
