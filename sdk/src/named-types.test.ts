import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (place: string) => readFileSync(new URL(place, import.meta.url), 'utf8');

/** What callers never hold: errors are classes, an unknown order is one of them, files are bytes, ids are texts. */
const NOT_HELD = ['FileContent', 'OrderNotFound', 'OutboundChoice', 'Problem'];

it('every schema of the published document has a name in the client', () => {
  const { components } = JSON.parse(read('../../openapi/openapi.json')) as {
    components: { schemas: object };
  };
  const files = readdirSync(new URL('types/', import.meta.url)).map((file) => read(`types/${file}`));
  const named = [...files, read('webhooks/webhook-types.ts')].join('\n');
  // What is answered with its defaults filled in has a schema of its own, and is part of EffectiveSearchConfig.
  const schemas = Object.keys(components.schemas).filter((name) => !name.endsWith('Output'));
  const unnamed = schemas.filter((name) => !named.includes(`Schemas['${name}']`));
  expect(unnamed.filter((name) => !NOT_HELD.includes(name))).toEqual([]);
});
