import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { CatalogueName, TextKey } from './catalogues.ts';
import type { Language } from './language.ts';
import { saidIn, type Values } from './say.ts';
import { loadTexts, onLanguage, presentLanguage } from './texts.ts';

const SpokenLanguage = createContext<Language>('en');

/** Around everything that says something: it is drawn anew when another language is chosen. */
export function Texts({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguage, presentLanguage);
  return <SpokenLanguage value={language}>{children}</SpokenLanguage>;
}

interface Said<Key extends string> {
  /** The text of a key, with what stands in its places. */
  t: (key: Key, values?: Values) => string;
  language: Language;
  /** The text of a key that may be none. */
  found: (key: string, values?: Values) => string | undefined;
}

const known = new Map<string, Said<string>>();

/** The same for the same catalogue and language, so that nothing is done again because of it. */
function saidBy(language: Language, catalogue: CatalogueName): Said<string> {
  const id = `${language} ${catalogue}`;
  const found: Said<string>['found'] = (key, values) => saidIn(language, catalogue, key, values);
  const said = known.get(id) ?? { t: (key, values) => found(key, values) ?? key, language, found };
  known.set(id, said);
  return said;
}

/**
 * What is said in the person's language. Catalogues that are not there yet are waited for.
 * @param names those whose texts are used: the keys of the first stand alone, those of others behind their name
 */
export function useTexts<First extends CatalogueName = 'common', Others extends CatalogueName = never>(
  first?: First,
  ...others: Others[]
): Said<TextKey<First, Others>> {
  const language = use(SpokenLanguage);
  const loading = loadTexts([first ?? 'common', ...others], language);
  // As Suspense takes it.
  if (loading) throw loading;
  return saidBy(language, first ?? 'common');
}
