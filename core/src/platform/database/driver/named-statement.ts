/** A statement, prepared where it has a name. */
export interface NamedStatement {
  name?: string;
  text: string;
  values: readonly unknown[];
}
