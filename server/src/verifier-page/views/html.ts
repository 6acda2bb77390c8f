/** Markup that is safe to send. Only this file can make one. */
class Html {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  toString(): string {
    return this.#markup;
  }
}

export type { Html };

/** What may stand in a template: text is escaped, markup is kept, nothing becomes nothing. */
export type Part = Html | string | number | null | undefined | false | readonly Part[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '\0': '\u{fffd}',
};

function escapeText(text: string): string {
  return text.toWellFormed().replace(/[&<>"'`\0]/g, (character) => ENTITIES[character] ?? '');
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.toString();
  return Array.isArray(part) ? part.map(render).join('') : escapeText(String(part));
}

/** Template tag for markup. Every value is escaped, so it fits text and quoted attributes (never unquoted ones). */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(literals.reduce((markup, literal, index) => markup + render(parts[index - 1]) + literal));
}

/** An attribute without value, such as `checked`, when `on`; nothing otherwise. */
export function flag(name: 'checked' | 'autofocus', on: boolean): Html | null {
  return on ? new Html(` ${name}`) : null;
}

/** An attribute, or nothing when it has no value. */
export function attribute(name: string, value: string | null): Html | null {
  return value === null ? null : html` ${name}="${value}"`;
}

/** A style element. `<` is written as a CSS escape, so that no style can end the element. */
export function styleElement(css: string, nonce: string): Html {
  return html`<style nonce="${nonce}">${new Html(css.replaceAll('<', '\\3c '))}</style>`;
}
