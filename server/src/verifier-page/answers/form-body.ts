import { MAX_TEXT } from '@credence/contract';

/** A posted form, read by name. It is the only way in which the page looks at a request body. */
export interface FormBody {
  /** The one text under this name; empty when there is none, or none that could be used. */
  text(name: string): string;
  /** Every text under this name. */
  all(name: string): string[];
  /** What makes the value under this name unusable, in words that follow the field's name; null when it is fine. */
  fault(name: string, shape: 'LINE' | 'TEXT' | 'LIST'): string | null;
}

/** Reads a parsed body of any shape. Only own properties count, so names of the prototype find nothing. */
export function readFormBody(body: unknown): FormBody {
  const valueAt = (name: string): unknown => {
    if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
    return Reflect.get(body, name);
  };
  return {
    text(name) {
      const value = valueAt(name);
      return typeof value === 'string' ? value : '';
    },
    all(name) {
      const value = valueAt(name);
      return (Array.isArray(value) ? value : [value]).filter((entry) => typeof entry === 'string');
    },
    fault(name, shape) {
      const value = valueAt(name);
      if (value === undefined) return null;
      const values: unknown[] = shape === 'LIST' && Array.isArray(value) ? value : [value];
      return values.map((entry) => textFault(entry, shape)).find((fault) => fault !== null) ?? null;
    },
  };
}

function textFault(value: unknown, shape: 'LINE' | 'TEXT' | 'LIST'): string | null {
  if (typeof value !== 'string') return 'must be sent once, as text';
  if (value.length > MAX_TEXT) return `must be at most ${MAX_TEXT} characters`;
  if (value.includes('\0') || !value.isWellFormed()) return 'must not contain characters that are not text';
  if (shape === 'LINE' && /[\r\n]/.test(value)) return 'must be on one line';
  return null;
}
