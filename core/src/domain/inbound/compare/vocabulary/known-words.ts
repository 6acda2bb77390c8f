import type { KnownWords } from '../spelling.ts';
import { type ShortForms, stem, wordSet } from '../words.ts';
import { DEGREE_CODES } from './degree-codes.ts';
import { BROAD_KINDS, FOREIGN_WORDS, LEVEL_WORDS } from './degree-words.ts';
import { TRANSLATED_SUBJECTS } from './subject-translations.ts';
import { SUBJECT_FORMS, SUBJECT_NAMES, SUBJECTS } from './subject-words.ts';
import { TITLE_FORMS } from './title-forms.ts';
import { TRANSLATED_TITLES } from './title-translations.ts';
import { RANKS, TITLE_NAMES, TRADES } from './title-words.ts';

/** Words that are a letter or two from another: such two are no slip of the pen. */
export const REAL_WORDS = wordSet(
  'ontology ethology ethnology phycology phenology phonology petrology typology topology patrology etymology entomology',
  'oncology histology cytology osteology otology urology virology horology technical theoretical meditation mediation',
  'mediator conservation conversation communion statics cosmology epidemiology physiology mythology musicology',
  'operative operating operational installment estimating inspecting conductor contractor collector correction',
  'collection correctional corrector selector director creator curator educator moderator moderation',
);

const stemsOf = (...texts: Iterable<string>[]): string[] =>
  texts.flatMap((some) => [...some]).flatMap((text) => text.split(' ').map(stem));

const inForms = (forms: ShortForms): string[] => [...forms.values()].flat(2);

const SUBJECT_STEMS = [
  ...SUBJECTS.stems,
  ...stemsOf(inForms(SUBJECT_FORMS), SUBJECT_NAMES.keys(), TRANSLATED_SUBJECTS.keys(), REAL_WORDS),
];
const DEGREES = [...DEGREE_CODES.values()].flat();
const WORDS_OF_CODES: ShortForms = new Map(
  [...DEGREE_CODES].map(([code, readings]) => [
    code,
    readings.map(({ kind, subject }) => `${kind} ${subject}`.trim().split(' ')),
  ]),
);

/** By field, the words in which a slip of the pen is told from another word. */
export const KNOWN_WORDS: ReadonlyMap<string, KnownWords> = new Map([
  [
    'position',
    {
      stems: new Set([
        ...TRADES.stems,
        ...stemsOf(inForms(TITLE_FORMS), TITLE_FORMS.keys(), TITLE_NAMES.keys(), RANKS),
        ...stemsOf(TRANSLATED_TITLES.keys(), REAL_WORDS),
      ]),
      forms: TITLE_FORMS,
      shortest: 8,
    },
  ],
  ['fieldOfStudy', { stems: new Set(SUBJECT_STEMS), forms: SUBJECT_FORMS, shortest: 8 }],
  [
    'qualification',
    {
      stems: new Set([
        ...SUBJECT_STEMS,
        ...stemsOf(
          BROAD_KINDS,
          LEVEL_WORDS.keys(),
          FOREIGN_WORDS.keys(),
          DEGREES.map(({ kind }) => kind),
          DEGREES.map(({ subject }) => subject),
        ),
      ]),
      forms: WORDS_OF_CODES,
      shortest: 7,
    },
  ],
]);
