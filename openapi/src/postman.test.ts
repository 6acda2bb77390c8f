import { describe, expect, it } from 'vitest';
import { buildDocument } from './document.ts';
import { operationsOf } from './operations-of.ts';
import { buildPostmanCollection } from './postman.ts';

interface Request {
  id: string;
  name: string;
  request: {
    method: string;
    auth?: { type: string };
    url: {
      host: string[];
      path: string[];
      query: { key: string; disabled: boolean }[];
      variable: { key: string; value: string }[];
    };
    header: { key: string; value: string }[];
    body?: { mode?: string; raw?: string };
  };
  response: { id: string; code: number; body: string }[];
  event?: { script: { exec: string[] } }[];
}
interface Collection {
  info: { schema: string; _postman_id: string };
  auth: { type: string; bearer: { value: string }[] };
  variable: { key: string }[];
  item: { name: string; item: Request[] }[];
}

const document = buildDocument();
const operations = operationsOf(document.paths);
const collection = (await buildPostmanCollection(document)) as Collection;
const [authentication, ...folders] = collection.item;
const requests = folders.flatMap(({ item }) => item);
const named = (name: string) => requests.find((request) => request.name === name);

describe('the Postman collection', () => {
  it('is one of version 2.1', () => {
    expect(collection.info.schema).toContain('/v2.1.0/');
  });

  it('is the same each time', async () => {
    expect(JSON.stringify(await buildPostmanCollection(buildDocument()))).toBe(JSON.stringify(collection));
  });

  it('has a request for every operation, in the folder of its group', () => {
    const calls = folders.flatMap(({ name, item }) =>
      item.map(({ request }) => `${name} ${request.method} /${request.url.path.join('/')}`),
    );
    const expected = operations.map(
      ({ tags, method, path }) => `${tags[0]} ${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(calls.toSorted()).toEqual(expected.toSorted());
  });

  it('shows answers, with bodies that are JSON, but for files', () => {
    for (const { name, response } of requests) {
      expect(response.length, name).toBeGreaterThan(0);
      if (['Get a document of a message', 'Export the audit trail'].includes(name)) continue;
      for (const { body } of response) expect(() => JSON.parse(body), name).not.toThrow();
    }
    expect(named('Create an order')?.response.map(({ code }) => code)).toEqual([200, 201, 400, 409, 413]);
  });

  it('has an id for everything, which nothing else has', () => {
    const ids = requests.flatMap(({ id, response }) => [id, ...response.map((answer) => answer.id)]);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('takes address and token from its variables, and gets the token itself', () => {
    expect(collection.auth.bearer[0]?.value).toBe('{{accessToken}}');
    const [token] = authentication?.item ?? [];
    expect(token?.request.url).toMatchObject({ host: ['{{authUrl}}'], path: ['oauth', 'token'] });
    expect(token?.event?.[0]?.script.exec.join()).toContain("set('accessToken'");
    for (const { name, request } of requests) {
      expect(request.url.host, name).toEqual(['{{baseUrl}}']);
      expect(request.auth?.type, name).toBe(name === 'Liveness' ? 'noauth' : undefined);
    }
    const used = new Set([...JSON.stringify(collection).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name));
    expect(collection.variable.map(({ key }) => key).toSorted()).toEqual([...used].toSorted());
  });

  it('can be sent as it is: ids of the order just made, no filters, a key of its own', () => {
    const values = requests.flatMap(({ request }) => request.url.variable);
    expect(values.find(({ key }) => key === 'searchId')?.value).toBe('{{searchId}}');
    expect(requests.flatMap(({ request }) => request.url.query).every(({ disabled }) => disabled)).toBe(true);
    expect(named('Create an order')?.event?.[0]?.script.exec.join()).toContain("set('orderId'");
    expect(named('Create an order')?.request.header).toContainEqual(
      expect.objectContaining({ key: 'idempotency-key', value: '{{$guid}}' }),
    );
    expect(JSON.parse(named('Create an order')?.request.body?.raw ?? '')).toHaveProperty(
      'applicant.lastName',
    );
  });

  it('holds nothing that was cut off or made up', () => {
    const text = JSON.stringify(collection);
    expect(text).not.toMatch(/<(string|uuid|integer|number|boolean|dateTime|date)>|Too many levels|<Error/);
  });
});
