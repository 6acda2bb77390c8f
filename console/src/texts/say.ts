import { perLanguage } from '../lib/per-language.ts';
import type { CatalogueName } from './catalogues.ts';
import type { Language } from './language.ts';
import { textOf } from './texts.ts';

/** What stands in the places of a text; `count` chooses its form too. */
export type Values = Record<string, string | number | undefined>;

const PLACE = /\{\{(\w+)(, number)?\}\}/g;

const numberFormat = perLanguage((language) => new Intl.NumberFormat(language));
const plurals = perLanguage((language) => new Intl.PluralRules(language));

/**
 * A text in a language, with its places filled.
 * @param key of the catalogue, or of another one as `common:close`
 * @returns undefined where there is no such text
 */
export function saidIn(language: Language, catalogue: CatalogueName, key: string, values: Values = {}) {
  const at = key.indexOf(':');
  const name = at < 0 ? catalogue : (key.slice(0, at) as CatalogueName);
  const text = formOf(language, name, key.slice(at + 1), values.count);
  return text?.replace(PLACE, (_all, place: string, asNumber?: string) => {
    const value = values[place] ?? '';
    return asNumber && typeof value === 'number' ? numberFormat(language).format(value) : String(value);
  });
}

function formOf(language: Language, name: CatalogueName, key: string, count: Values['count']) {
  if (typeof count !== 'number') return textOf(language, name, key);
  const form = plurals(language).select(count);
  return (
    textOf(language, name, `${key}_${form}`) ??
    textOf(language, name, `${key}_other`) ??
    textOf(language, name, key)
  );
}
