import type { Receiver } from './frozen-target.ts';

/** Stands for what is not told. */
export const HIDDEN = '***';

/** Shorter values are found in any text by chance. */
const MIN_SECRET_LENGTH = 4;
/** Parts of values are mostly words. */
const MIN_WORD_LENGTH = 12;

/** A text from a receiver without the secrets that were sent to it: some answer with the request itself. */
export function withoutSecrets(text: string, { url, headers, basicAuth, secrets }: Receiver): string {
  if (text === '') return text;
  const credentials = basicAuth ? `${basicAuth.username}:${basicAuth.password}` : '';
  const hidden = [
    ...secrets,
    ...Object.values(headers).flatMap((value) => [value, ...longWords(value)]),
    ...queryValues(url),
    ...(basicAuth ? [credentials, Buffer.from(credentials).toString('base64'), basicAuth.password] : []),
  ];
  return hidden
    .flatMap((value) => [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value.toWellFormed())])
    .filter((value) => value.length >= MIN_SECRET_LENGTH)
    .toSorted((a, b) => b.length - a.length)
    .reduce((result, value) => result.replaceAll(value, HIDDEN), text);
}

/** Of `Bearer 7f3a…` a receiver may tell the second part alone. */
const longWords = (value: string): string[] =>
  value.split(/[\s,;=]+/).filter(({ length }) => length >= MIN_WORD_LENGTH);

/** What the names in a query stand for, as it is sent and as it is read. */
function queryValues(url: string): string[] {
  const { search, searchParams } = new URL(url);
  const sent = [...search.matchAll(/=([^&]*)/g)].map(([, value = '']) => value);
  return [...sent, ...searchParams.values()];
}

/** A URL to show: no user name, no password, and of its query the names alone. */
export function urlWithoutSecrets(url: string): string {
  const shown = new URL(url);
  shown.username = '';
  shown.password = '';
  shown.hash = '';
  const names = [...shown.searchParams.keys()];
  shown.search = '';
  return names.length === 0
    ? shown.href
    : `${shown.href}?${names.map((name) => `${encodeURIComponent(name)}=${HIDDEN}`).join('&')}`;
}
