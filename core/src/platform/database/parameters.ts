/** The parameters of one statement, numbered as they come. */
export interface Parameters {
  values: unknown[];
  /** Adds a value, and answers how the statement refers to it. */
  add(value: unknown): string;
}

export function parameters(...values: unknown[]): Parameters {
  return { values, add: (value) => `$${values.push(value)}` };
}
