import { describe, expect, it } from 'vitest';
import { urlWithoutSecrets, withoutSecrets } from './without-secrets.ts';

const receiver = {
  url: 'https://client.example/hook?key=t%C3%B6ken+1%2F2&v=1&flag&pair=left=right',
  headers: { 'X-Api-Key': 'key "quoted" 7f3a', 'X-Short': 'yes', Authorization: 'Bearer 0123456789abcdef' },
  basicAuth: { username: 'courier', password: 'pass word' },
  secrets: ['whsec_b25l', 'b25l'],
};
const basic = Buffer.from('courier:pass word').toString('base64');

describe('withoutSecrets', () => {
  it.each([
    ['a header', 'got key "quoted" 7f3a!', 'got ***!'],
    ['a part of a header', 'unknown token 0123456789abcdef', 'unknown token ***'],
    ['a header as a query has it', 'k=key%20%22quoted%22%207f3a', 'k=***'],
    ['a header inside JSON', JSON.stringify({ key: 'key "quoted" 7f3a' }), '{"key":"***"}'],
    ['a password', 'pass word, pass word', '***, ***'],
    ['the credentials as they are sent', `Basic ${basic}`, 'Basic ***'],
    ['a secret, the longest first', 'whsec_b25l and b25l', '*** and ***'],
    ['a value of the query as it was sent', '/hook?key=t%C3%B6ken+1%2F2&v=1', '/hook?key=***&v=1'],
    ['a value of the query as it is read', '{"key":"töken 1/2"}', '{"key":"***"}'],
    ['a value of the query that has a = in it', 'pair=left=right', 'pair=***'],
    ['nothing of the names in the query', 'flag, pair and key', 'flag, pair and key'],
    ['nothing of what is short enough to be there by chance', 'yes', 'yes'],
    ['nothing of what a header says beside it', 'Bearer expected', 'Bearer expected'],
    ['nothing of what is no secret', 'courier took it', 'courier took it'],
  ])('leaves out %s', (_, text, shown) => {
    expect(withoutSecrets(text, receiver)).toBe(shown);
  });

  it('leaves a text alone where there are no secrets', () => {
    const bare = { url: receiver.url, headers: {}, basicAuth: null, secrets: [] };
    expect(withoutSecrets('pass word', bare)).toBe('pass word');
  });
});

describe('urlWithoutSecrets', () => {
  it.each([
    ['https://client.example/hook', 'https://client.example/hook'],
    ['https://u:p@client.example/hook', 'https://client.example/hook'],
    ['https://client.example/hook?key=abc&b=%20', 'https://client.example/hook?key=***&b=***'],
    ['https://client.example/?a%26b=c#d', 'https://client.example/?a%26b=***'],
  ])('%s is shown as %s', (url, shown) => {
    expect(urlWithoutSecrets(url)).toBe(shown);
  });
});
