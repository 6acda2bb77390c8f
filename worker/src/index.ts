export { createHttpClient, type HttpClient, type HttpOutcome } from './http-client.ts';
export { startWorker, type Worker } from './worker.ts';
