import { describe, expect, it } from 'vitest';
import { attribute, flag, html, type Part, styleElement } from './html.ts';

describe('html', () => {
  const cases: [string, Part, string][] = [
    ['markup in a text', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['quotes of every kind', `"'\``, '&quot;&#39;&#96;'],
    ['an entity', '&lt;', '&amp;lt;'],
    ['NUL and half a character', '\0\ud800', '\u{fffd}\u{fffd}'],
    ['a number', 0, '0'],
    ['nothing', [null, undefined, false, ''], ''],
    ['markup of its own', html`<b>${'<i>'}</b>`, '<b>&lt;i&gt;</b>'],
    ['lists in lists', [html`<b>`, ['<', ['>']]], '<b>&lt;&gt;'],
  ];
  it.each(cases)('renders %s', (_, part, markup) => {
    expect(html`${part}`.toString()).toBe(markup);
    expect(html`<p title="${part}">`.toString()).toBe(`<p title="${markup}">`);
  });

  it('does not take an object with a look of markup for markup', () => {
    const forged: unknown = { toString: () => '<script>', map: () => ['<script>'] };
    expect(html`${forged as string[]}`.toString()).not.toContain('<script>');
  });

  it('writes attributes with their values escaped, or not at all', () => {
    expect(html`<a${attribute('title', '" onclick="x')}>`.toString()).toBe(
      '<a title="&quot; onclick=&quot;x">',
    );
    expect(html`<a${attribute('title', null)}${flag('checked', false)}>`.toString()).toBe('<a>');
    expect(html`<a${flag('checked', true)}>`.toString()).toBe('<a checked>');
  });

  it('keeps a style from ending its element', () => {
    const element = styleElement('a > b{} </style><script>', 'n"1').toString();
    expect(element).toBe('<style nonce="n&quot;1">a > b{} \\3c /style>\\3c script></style>');
  });
});
