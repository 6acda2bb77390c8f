import { describe, expect, it } from 'vitest';
import { requestOf } from './send.ts';

const notes = { method: 'POST', path: '/operations/v1/searches/:searchId/notes' };

describe('a request', () => {
  it('has its ids in its path, whatever they are made of', () => {
    const { address } = requestOf(notes, { params: { searchId: '../a b?' } });
    expect(address).toBe('/operations/v1/searches/..%2Fa%20b%3F/notes');
  });

  it.each(['', '.', '..'])('is not made for %j, which would lead to another endpoint', (searchId) => {
    expect(() => requestOf(notes, { params: { searchId } })).toThrow('Not an id');
  });
});
