import './no-eval.ts';
import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.ts';
import { Notices } from './components/ui/toast.tsx';
import { router } from './router.ts';
import { applyTheme } from './shell/theme.ts';
import { startTexts } from './texts/texts.ts';

applyTheme();
await startTexts();

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
