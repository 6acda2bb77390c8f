import { describe, expect, it } from 'vitest';
import { saidIn } from './say.ts';

describe('a text', () => {
  it('is of the catalogue, or of the one that its key names', () => {
    expect(saidIn('en', 'work', 'queues.mine')).toBe('Mine');
    expect(saidIn('es', 'work', 'common:close')).toBe('Cerrar');
  });

  it.each([
    ['en', 1, '1 search'],
    ['en', 0, '0 searches'],
    ['en', 12_345, '12,345 searches'],
    ['es', 1, '1 búsqueda'],
    ['es', 2, '2 búsquedas'],
    ['es', 1_000_000, '1.000.000 búsquedas'],
  ] as const)('takes the form that %s has for %d', (language, count, said) => {
    expect(saidIn(language, 'work', 'count', { count })).toBe(said);
  });

  it('has values in its places as they are', () => {
    const name = '{{name}} $& <b>';
    expect(saidIn('en', 'common', 'assignment.done', { name })).toBe(`Assigned to ${name}`);
    expect(saidIn('en', 'common', 'assignment.done', {})).toBe('Assigned to ');
  });

  it.each(['nothing', 'queues', 'queues.mine.more', 'toString'])('is not there for %s', (key) => {
    expect(saidIn('en', 'work', key)).toBeUndefined();
  });
});
