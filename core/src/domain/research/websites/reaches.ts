import { findPhoneNumbersInText } from 'libphonenumber-js';
import type { PageLine, PageLink } from './read-page.ts';

/** An address or a number on a page. */
export interface Reach {
  channel: 'email' | 'phone' | 'fax';
  destination: string;
  /** The words of its line that are about it, the nearest first. */
  near: readonly string[];
  /** The cell of its row that it stands in, counted from 1; 0 outside of a table. */
  cell: number;
}

const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const FAX = /\b(?:fax|facsimile|f)\b[^\d]{0,12}$/i;

/** The addresses and numbers of a line, in its text and behind its links. */
export function reachesIn({ text, links, cells }: PageLine): Reach[] {
  const written = [...text.matchAll(ADDRESS)].map((match) => ({
    channel: 'email' as const,
    destination: match[0].toLowerCase(),
    at: match.index,
    ends: match.index + match[0].length,
  }));
  const numbers = findPhoneNumbersInText(text, 'US').map(({ number, startsAt, endsAt }) => ({
    channel: FAX.test(text.slice(Math.max(0, startsAt - 20), startsAt))
      ? ('fax' as const)
      : ('phone' as const),
    destination: number.ext ? `${number.number} ext. ${number.ext}` : String(number.number),
    at: startsAt,
    ends: endsAt,
  }));
  const inText = [...written, ...numbers].sort((a, b) => a.at - b.at);
  const seen = new Set(inText.map(({ destination }) => destination));
  return [
    ...inText.map(({ channel, destination, at }, index) => ({
      channel,
      destination,
      near: nearOf(text, inText, index),
      cell: cells === 0 ? 0 : text.slice(0, at).split('|').length - 1,
    })),
    ...links.flatMap((link) => linkedReach(link, text)).filter(({ destination }) => !seen.has(destination)),
  ];
}

/**
 * Of several in one line, each has what stands between it and the one before; where these are no words, as in
 * "Registrar, reg@example.edu, 512-555-0100", what stands before that. The first may have its words behind it.
 */
function nearOf(text: string, all: readonly { at: number; ends: number }[], index: number): string[] {
  if (all.length === 1) return [text];
  for (let before = index; before >= 0; before -= 1) {
    const words = text.slice(all[before - 1]?.ends ?? 0, all[before]?.at);
    if (/\p{L}{2}/u.test(words.replace(CHANNEL_WORDS, ''))) return [words];
  }
  return [text.slice(all[index]?.ends, all[index + 1]?.at)];
}

const CHANNEL_WORDS =
  /\b(?:tel|telephone|phone|ph|fax|facsimile|e-?mail|office|direct|cell|mobile|or|and|write|to|us|at|call|by|via|please|send|contact|them|requests?)\b/gi;

function linkedReach({ href, text, cell }: PageLink, line: string): Reach[] {
  const near = [text, line];
  const [, scheme = '', rest = ''] = /^(mailto|tel|fax|callto):([^?]*)/i.exec(href) ?? [];
  if (scheme === '') return [];
  const value = decoded(rest);
  if (scheme.toLowerCase() === 'mailto') {
    const [address] = value.match(ADDRESS) ?? [];
    return address ? [{ channel: 'email', destination: address.toLowerCase(), near, cell }] : [];
  }
  const [found] = findPhoneNumbersInText(value, 'US');
  if (!found) return [];
  const channel = scheme.toLowerCase() === 'fax' || /\bfax\b/i.test(text) ? 'fax' : 'phone';
  return [{ channel, destination: String(found.number.number), near, cell }];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
