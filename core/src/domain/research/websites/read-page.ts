import { Parser } from 'htmlparser2';
import { plainAddresses, shownAddress } from './obfuscated-address.ts';
import { type StructuredContact, structuredContacts } from './structured-data.ts';

/** A link of a page. */
export interface PageLink {
  /** Absolute for pages; `mailto:`, `tel:` and `fax:` as they stand. */
  href: string;
  text: string;
  /** The cell of its row that it stands in, counted from 1; 0 outside of a table. */
  cell: number;
}

/** What a reader takes for a line: a paragraph, an entry of a list, a row of a table. */
export interface PageLine {
  text: string;
  /** 1 to 6 for headings, and 6 for what stands in bold alone; null for the rest. */
  heading: number | null;
  links: PageLink[];
  /** Of a row of a table; 0 for the rest. */
  cells: number;
}

/** A page of a website without its make-up. */
export interface Page {
  url: string;
  title: string;
  lines: PageLine[];
  /** What the page says to machines about whom to reach (schema.org). */
  structured: StructuredContact[];
  /** Pages that are shown in its place: the one that it refreshes to, and those in its frames. */
  instead: string[];
}

type Attributes = Readonly<Record<string, string>>;

const MOST_LINES = 5_000;
const MOST_LINE = 1_000;
/** An address takes longer to read than a word, and no page needs more. */
const MOST_LINKS = 2_000;

const BREAKING = new Set(
  (
    'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody tfoot thead title tr ul option'
  ).split(' '),
);
const SILENT = new Set(['script', 'style', 'template', 'svg', 'select']);
const CELLS = new Set(['td', 'th']);
/** Marks of schema.org for what is not shown. */
const MARKED = new Set(['email', 'telephone', 'faxNumber', 'contactType']);
const BOLD = new Set(['b', 'strong']);

/** Reads HTML of any quality, in one pass and without ever looking back. */
export function readPage(url: string, html: string): Page {
  const lines: PageLine[] = [];
  const structured: StructuredContact[] = [];
  const instead: string[] = [];
  let title = '';
  let line = emptyLine();
  let bold = 0;
  let silent = 0;
  let depth = 0;
  let inTitle = false;
  let data: string | null = null;
  let link: PageLink | null = null;
  let linksSeen = 0;

  function end(): void {
    const text = plainAddresses(line.text.replace(/\s+/g, ' ').trim());
    if ((text !== '' || line.links.length > 0) && lines.length < MOST_LINES) {
      const heading = line.heading ?? (line.bold > 0 && line.bold >= text.length - 2 ? 6 : null);
      const { links, cells } = line;
      lines.push({ text, heading: text.length <= 120 ? heading : null, links, cells });
    }
    line = emptyLine();
  }

  function say(text: string): void {
    const room = MOST_LINE - line.text.length;
    const said = text.slice(0, Math.max(0, room));
    line.text += said;
    if (bold > 0) line.bold += said.trim().length;
    if (link && link.text.length < 200) link.text += said;
  }

  function show(name: string, attributes: Attributes): void {
    const hidden = shownAddress(attributes);
    if (hidden !== null) say(` ${hidden} `);
    if (name === 'img' && attributes.alt) say(` ${attributes.alt} `);
    if (name === 'meta') showMeta(attributes);
    if (name === 'frame' && attributes.src) instead.push(absolute(attributes.src, url));
    if (name !== 'a' || attributes.href === undefined || linksSeen >= MOST_LINKS) return;
    linksSeen += 1;
    const label = attributes['aria-label'] ?? attributes.title ?? '';
    link = { href: absolute(attributes.href, url), text: `${label.slice(0, 100)} `, cell: line.cells };
    if (link.href !== '') line.links.push(link);
  }

  function showMeta({ itemprop = '', content = '', 'http-equiv': directive = '' }: Attributes): void {
    if (MARKED.has(itemprop)) say(` ${content} `);
    const [, target] = /^\s*\d+\s*;\s*url\s*=\s*['"]?([^'"]+)/i.exec(content) ?? [];
    if (directive.toLowerCase() === 'refresh' && target) instead.push(absolute(target, url));
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      depth += 1;
      if (BREAKING.has(name)) end();
      if (CELLS.has(name)) {
        line.cells += 1;
        say(' | ');
      }
      if (SILENT.has(name)) silent += 1;
      if (name === 'script' && attributes.type === 'application/ld+json') data = '';
      if (name === 'title') inTitle = title === '';
      if (BOLD.has(name)) bold += 1;
      line.heading = levelOf(name) ?? line.heading;
      if (silent === 0) show(name, attributes);
    },
    ontext(text) {
      if (data !== null) data = (data + text).slice(0, MOST_DATA);
      else if (inTitle) title = (title + text).slice(0, 300);
      else if (silent === 0) say(text);
    },
    onclosetag(name) {
      depth -= 1;
      if (name === 'script' && data !== null) {
        structured.push(...structuredContacts(data));
        data = null;
      }
      if (SILENT.has(name)) silent = Math.max(0, silent - 1);
      if (name === 'title') inTitle = false;
      if (name === 'a') link = null;
      if (BREAKING.has(name)) end();
      if (BOLD.has(name)) bold = Math.max(0, bold - 1);
    },
  });
  for (let at = 0; at < html.length && depth < MOST_OPEN; at += CHUNK)
    parser.write(html.slice(at, at + CHUNK));
  parser.end();
  end();
  return { url, title: title.replace(/\s+/g, ' ').trim(), lines, structured, instead };
}

const MOST_DATA = 200_000;
/** The parser looks through all open tags for each it closes: what nests deeper is no page for people. */
const MOST_OPEN = 1_000;
const CHUNK = 4_096;

const levelOf = (name: string): number | null => (/^h[1-6]$/.test(name) ? Number(name[1]) : null);

const emptyLine = (): PageLine & { bold: number } => ({
  text: '',
  heading: null,
  links: [],
  cells: 0,
  bold: 0,
});

/** Empty for what leads nowhere. */
function absolute(href: string, base: string): string {
  const trimmed = href.trim().slice(0, 2_048);
  if (/^(?:mailto|tel|fax|callto|sms):/i.test(trimmed)) return trimmed;
  const url = URL.parse(trimmed, base);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  url.hash = '';
  return url.href;
}
