import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileAhead, EARLY, groups, runEarly } from './chunks.ts';
import { contractRoutes } from './contract-routes.ts';
import { orderFormOfContract } from './order-form.ts';

/** Where `npm run dev` finds the service; what it serves itself are the files of the console. */
const service = process.env.CREDENCE_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/console/',
  plugins: [contractRoutes(), orderFormOfContract(), react(), tailwind(), runEarly, compileAhead],
  build: {
    target: 'es2022',
    // The content policy of the console knows no `data:` but for images, and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: 'manifest.json',
    rolldownOptions: {
      input: ['index.html', EARLY],
      output: { codeSplitting: { groups } },
    },
    // What is too much for a first load is for `size.ts` to say.
    chunkSizeWarningLimit: 1_000,
  },
  server: {
    proxy: Object.fromEntries(
      ['/background-check', '/operations', '/console/sign-in', '/console/callback'].map((path) => [
        path,
        service,
      ]),
    ),
  },
});
