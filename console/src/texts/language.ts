export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEY = 'credence.language';

const isLanguage = (tag: string): tag is Language => LANGUAGES.some((language) => language === tag);

/** What the person has chosen, else the first of the browser's languages that there are texts in. */
export function wantedLanguage(): Language {
  const wanted = [localStorage.getItem(KEY) ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

export const rememberLanguage = (language: Language): void => localStorage.setItem(KEY, language);
