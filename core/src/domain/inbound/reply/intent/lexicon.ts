/**
 * The words of a language by the idea that they stand for; a word that ends in `-` is the beginning of several, one with `_`
 * is several words. Those under `''` stand for nothing and only tell the language.
 */
export type Lexicon = Readonly<Record<string, string>>;
