import type { Express } from 'express';
import type { Arrivals } from './arrivals.ts';

// What the page shows is replaced in place: a reload would undo the following of a link that is under way.
const SCRIPT = `const updates = new EventSource('/updates?seen=' + document.currentScript.dataset.seen);
let shown = Promise.resolve();
updates.onmessage = () => {
  shown = shown.then(showArrivals, showArrivals);
};
async function showArrivals() {
  const response = await fetch(location.href);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  document.querySelector('main').replaceWith(page.querySelector('main'));
}
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
