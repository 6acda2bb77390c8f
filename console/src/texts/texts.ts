import type { CatalogueName } from './catalogues.ts';
import { type Language, rememberLanguage, wantedLanguage } from './language.ts';

/** Texts by their key, those of one matter together. */
interface Catalogue {
  [key: string]: string | Catalogue;
}

/** What the first view says comes with the app, in both languages: the two are smaller than a way there and back is long. */
const first = import.meta.glob<Catalogue>(['./*/common.json', './*/waits.json', './*/work.json'], {
  eager: true,
  import: 'default',
});
const files = import.meta.glob<Catalogue>(
  ['./*/*.json', '!./*/common.json', '!./*/waits.json', '!./*/work.json'],
  { import: 'default' },
);

const pathOf = (language: Language, name: CatalogueName) => `./${language}/${name}.json`;
const loaded = new Map(Object.entries(first));
const used = new Set<CatalogueName>();
let present: Language = 'en';
const listeners = new Set<() => void>();

export const presentLanguage = (): Language => present;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const startTexts = (): void => speak(wantedLanguage());

function speak(language: Language): void {
  present = language;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

/** A view's texts come with the view. Nothing is awaited where all are there. */
export function loadTexts(names: readonly CatalogueName[], language = present): Promise<unknown> | undefined {
  const missing = names.filter((name) => {
    used.add(name);
    return !loaded.has(pathOf(language, name));
  });
  return missing.length > 0 ? Promise.all(missing.map((name) => load(pathOf(language, name)))) : undefined;
}

async function load(path: string): Promise<void> {
  const catalogue = await files[path]?.();
  if (catalogue) loaded.set(path, catalogue);
}

export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await loadTexts([...used], language);
  speak(language);
}

/** The text of a key, as `decide.accept`; undefined where the catalogue has none. */
export function textOf(language: Language, name: CatalogueName, key: string): string | undefined {
  let at: string | Catalogue | undefined = loaded.get(pathOf(language, name));
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
