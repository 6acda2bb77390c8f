/** What is wrong with a JSON text that a reader may not want to take; it starts with the path of the value. */
export class JsonProblem extends Error {
  override readonly name = 'JsonProblem';
}
