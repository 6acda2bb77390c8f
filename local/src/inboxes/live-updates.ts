import type { Express } from 'express';
import type { Arrivals } from './arrivals.ts';

const SCRIPT = `const updates = new EventSource('/updates?seen=' + document.currentScript.dataset.seen);
updates.onmessage = () => location.reload();
// A reload would undo the following of a link.
addEventListener('beforeunload', () => updates.close());
`;

/**
 * Serves `/live.js` and the event stream behind it: an open page is told once when more has arrived
 * than it shows, also when that happened before its connection was made.
 */
export function serveLiveUpdates<T>(app: Express, arrivals: Arrivals<T>): void {
  app.get('/live.js', (_request, response) => {
    response.type('text/javascript').set('Cache-Control', 'no-cache').send(SCRIPT);
  });
  app.get('/updates', (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    const tell = () => response.write(`data: ${arrivals.count()}\n\n`);
    if (arrivals.count() !== Number(request.query.seen)) tell();
    response.on('close', arrivals.onArrival(tell));
  });
}
