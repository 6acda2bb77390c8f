import i18next, { type Namespace } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { type Language, rememberLanguage, wantedLanguage } from './language.ts';

type Catalogue = Record<string, unknown>;

/** What the first view says comes with the app, in both languages: the two are smaller than a way there and back is long. */
const FIRST = ['common', 'waits', 'work'];
const first = import.meta.glob<Catalogue>(['./*/common.json', './*/waits.json', './*/work.json'], {
  eager: true,
  import: 'default',
});
const files = import.meta.glob<{ default: Catalogue }>([
  './*/*.json',
  '!./*/common.json',
  '!./*/waits.json',
  '!./*/work.json',
]);

const firstOf = (language: Language) =>
  Object.fromEntries(FIRST.map((name) => [name, first[`./${language}/${name}.json`] ?? {}]));

/** A view's texts come with the view: each has a namespace of its own, and `common` comes first. */
export async function startTexts(): Promise<void> {
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });
  await i18next
    .use(initReactI18next)
    .use(
      resourcesToBackend((language: string, namespace: string) =>
        files[`./${language}/${namespace}.json`]?.(),
      ),
    )
    .init({
      lng: wantedLanguage(),
      fallbackLng: 'en',
      ns: FIRST,
      resources: { en: firstOf('en'), es: firstOf('es') },
      partialBundledLanguages: true,
      defaultNS: 'common',
      // React escapes what it shows.
      interpolation: { escapeValue: false },
    });
}

export const loadTexts = (namespace: Namespace) => i18next.loadNamespaces(namespace);

export async function chooseLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await i18next.changeLanguage(language);
}
