/** This server has too much in hand. The same request may fare better in a moment. */
export class Busy extends Error {
  override readonly name = 'Busy';
}
