import type { Change, Node } from './change.ts';

/**
 * Who writes the values of a schema: clients (`sent`), who wrote them by the earlier document for a service that reads
 * by the later one; or the service (`answered`), the other way round.
 */
export type Direction = 'sent' | 'answered';

/** Bounds, each with whether more of it allows more. */
const BOUNDS = {
  maximum: true,
  exclusiveMaximum: true,
  maxLength: true,
  maxItems: true,
  maxProperties: true,
  minimum: false,
  exclusiveMinimum: false,
  minLength: false,
  minItems: false,
  minProperties: false,
};

/** What the words, forms and bounds of the writer's single values have that the reader's have not. */
export function compareValues(writer: Node, reader: Node, place: string, direction: Direction): Change[] {
  return [
    ...compareWords(writer, reader, direction),
    ...compareForms(writer, reader, direction),
    ...compareBounds(writer, reader, direction),
  ].map((change) => ({ ...change, place }));
}

type Found = Omit<Change, 'place'>;

/** The service may come to say more words, and to go beyond bounds: clients were told, and should know of it. */
const lenient = (direction: Direction): Change['severity'] => (direction === 'sent' ? 'breaking' : 'warning');

function compareWords(writer: Node, reader: Node, direction: Direction): Found[] {
  const [words, known] = [wordsOf(writer), wordsOf(reader)];
  if (!known) return [];
  const severity = lenient(direction);
  if (!words) {
    const text = direction === 'sent' ? 'only some values are taken now' : 'may be any value now';
    return [{ severity, text }];
  }
  return words
    .filter((word) => !known.includes(word))
    .map((word) => ({
      severity,
      text: direction === 'sent' ? `${word} is no longer taken` : `may be ${word} now`,
    }));
}

/** The values that a schema names, as they are written; undefined when it names none. */
function wordsOf(schema: Node): string[] | undefined {
  if ('const' in schema) return [JSON.stringify(schema.const)];
  return Array.isArray(schema.enum) ? schema.enum.map((value) => JSON.stringify(value)) : undefined;
}

/** A format is something that clients parse by; a pattern of an answer is nothing that they need. */
function compareForms(writer: Node, reader: Node, direction: Direction): Found[] {
  return ['format', 'pattern', 'multipleOf', 'uniqueItems']
    .filter((keyword) => reader[keyword] && reader[keyword] !== writer[keyword])
    .map((keyword) => ({
      severity: keyword === 'format' ? 'breaking' : lenient(direction),
      text:
        direction === 'sent'
          ? `must be of ${keyword} ${reader[keyword]} now`
          : `may not be of ${keyword} ${reader[keyword]} any more`,
    }));
}

function compareBounds(writer: Node, reader: Node, direction: Direction): Found[] {
  return Object.entries(BOUNDS)
    .filter(([keyword, moreIsMore]) => {
      const [limit, reach] = [reader[keyword], writer[keyword]];
      if (typeof limit !== 'number') return false;
      return typeof reach !== 'number' || (moreIsMore ? reach > limit : reach < limit);
    })
    .map(([keyword]) => ({
      severity: lenient(direction),
      text:
        direction === 'sent'
          ? `${keyword} is ${reader[keyword]} now`
          : `may go beyond ${keyword} ${reader[keyword]} now`,
    }));
}
