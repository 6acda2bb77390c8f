import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('.', import.meta.url);
const CATALOGUES = readdirSync(new URL('en/', FOLDER));

/** Each text with its path; forms of a number by the text that they are forms of. */
function textsOf(language: string, catalogue: string): Map<string, string> {
  const texts = new Map<string, string>();
  const waiting: [path: string, value: unknown][] = [
    ['', JSON.parse(readFileSync(new URL(`${language}/${catalogue}`, FOLDER), 'utf8'))],
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') texts.set(path.replace(/_(one|many|other)$/, '_n'), value);
    else for (const [key, below] of Object.entries(value ?? {})) waiting.push([`${path}/${key}`, below]);
  }
  return texts;
}

const placesOf = (text: string): string[] => (text.match(/\{\{\w+/g) ?? []).sort();

describe('the catalogues', () => {
  it.each(CATALOGUES)('%s says the same in both languages', (catalogue) => {
    const english = textsOf('en', catalogue);
    const spanish = textsOf('es', catalogue);
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
    const plain = [...english].filter(([path]) => !path.endsWith('_n'));
    for (const [path, text] of plain)
      expect([path, placesOf(spanish.get(path) ?? '')]).toEqual([path, placesOf(text)]);
  });
});
