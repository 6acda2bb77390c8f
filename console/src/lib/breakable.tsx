import { Fragment } from 'react';

/** A name of a program in a narrow column: it breaks between its words and nowhere else. */
export const Breakable = ({ name }: { name: string }) =>
  wordsOf(name).map(({ word, at }) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ));

/** The words of a name, each with where it begins: they end at a dot or an underscore, or begin with a capital. */
export const wordsOf = (name: string): { word: string; at: number }[] =>
  [...name.matchAll(/[A-Z]*[^A-Z._]*[._]?/g)]
    .filter(([word]) => word !== '')
    .map(({ 0: word, index }) => ({ word, at: index }));
