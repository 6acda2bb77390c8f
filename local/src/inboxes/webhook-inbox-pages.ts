import { escapeHtml } from '@credence/core';
import { layout, table, time } from '../ui.ts';
import type { ReceivedEvent } from './webhook-event.ts';

const SHOWN = 200;

/** What an inbox takes, in words. */
export interface InboxWords {
  /** Which part of the stack this is. */
  site: string;
  /** One of the things that come in; more of them have an `s`. */
  item: string;
}

/** What the next requests are answered with, instead of 200. */
export interface PlannedAnswer {
  status: number;
  /** How many requests are still to be answered so. */
  times: number;
}

/** The list of requests; `events` newest first. */
export function eventListPage(
  { site, item }: InboxWords,
  events: readonly ReceivedEvent[],
  hookUrl: string,
  planned: PlannedAnswer,
): string {
  const rows = events
    .slice(0, SHOWN)
    .map((event) => [
      time(event.receivedAt),
      `<a href="/events/${event.id}">${escapeHtml(event.event ?? '(no event name)')}</a>`,
      escapeHtml(event.notificationType ?? ''),
      escapeHtml(event.eventId ?? ''),
      badge('X-Webhook-Signature', event.signatures.classic),
      badge('webhook-signature', event.signatures.standard),
      String(event.attempt ?? ''),
      answer(event.answeredStatus),
    ]);
  const count = `${events.length} received${events.length > SHOWN ? `, the newest ${SHOWN} shown` : ''}.`;
  const plan =
    planned.times === 0
      ? 'Every request is answered 200; <code>POST /respond-with {"status": 500, "times": 2}</code> makes the next ones fail.'
      : `The next ${planned.times} will be answered ${planned.status}.`;
  const headings = [
    'Received',
    'Event',
    'Notification',
    'X-Event-Id',
    'Classic',
    'Standard',
    'Attempt',
    'Answer',
  ];
  const body = `<p class="quiet">${count} Each ${item} sent to ${escapeHtml(hookUrl)} appears here. ${plan}</p>
${rows.length === 0 ? '' : table(headings, rows)}`;
  return layout({ site, title: `Received ${item}s`, body, seen: events.length });
}

/** One request with its headers and its body. */
export function eventPage({ site }: InboxWords, event: ReceivedEvent): string {
  const { classic, standard, error } = event.signatures;
  const facts = [
    ['Received', time(event.receivedAt)],
    ['Path', escapeHtml(event.path)],
    ['X-Event-Id', escapeHtml(event.eventId ?? '')],
    ['Attempt', String(event.attempt ?? '')],
    ['X-Webhook-Signature', badge('X-Webhook-Signature', classic)],
    ['webhook-signature', badge('webhook-signature', standard)],
    ...(error === null ? [] : [['Why not', escapeHtml(error)]]),
    ['Answer', answer(event.answeredStatus)],
  ];
  const pretty = event.payload === null ? event.body : JSON.stringify(event.payload, null, 2);
  const headers = Object.entries(event.headers).map(([name, value]) => escapeHtml(`${name}: ${value}`));
  return layout({
    site,
    title: event.event ?? '(no event name)',
    body: `${table(['Field', 'Value'], facts)}
<h2>Body</h2>
<pre>${escapeHtml(pretty)}</pre>
<h2>Headers</h2>
<pre>${headers.join('\n')}</pre>`,
  });
}

/** For an address that leads to nothing. */
export function noSuchEventPage({ site, item }: InboxWords): string {
  const body = `<p>There is no such ${item}. <a href="/">All ${item}s</a></p>`;
  return layout({ site, title: 'Not here', body });
}

function badge(scheme: string, verified: boolean): string {
  const words = verified ? 'verified' : 'not verified';
  return `<span class="${verified ? 'good' : 'bad'}" title="${scheme}: ${words}">${words}</span>`;
}

function answer(status: number): string {
  return `<span class="${status < 300 ? 'good' : 'bad'}">${status}</span>`;
}
