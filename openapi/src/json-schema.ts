/** A JSON Schema node of the document. */
export type JsonSchema = { [keyword: string]: unknown };
