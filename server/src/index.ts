export { createApp } from './app.ts';
export { type RunningServer, startServer } from './server.ts';
