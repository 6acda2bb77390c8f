import { z } from 'zod';

// Imported before the contract: its schemas would try `new Function`, which the content policy reports.
z.config({ jitless: true });
