import { config } from 'zod/mini';

// Imported before the contract: its schemas would try `new Function`, which the content policy reports.
config({ jitless: true });
