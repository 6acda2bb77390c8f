import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonProblem } from './json-problem.ts';
import { parseStrictJson } from './strict-json.ts';

const LONG = [
  ['release', 'file'],
  ['orders', '*', 'file'],
];
function parse(text: string): unknown {
  const steps = parseStrictJson(text, LONG);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const items = (count: number): string => `[${Array(count).fill('0').join()}]`;
const fields = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"f${i}":0`).join()}}`;
const rows = (count: number): string => `[${Array(count).fill(items(9_999)).join()}]`;
const chars = (count: number): string => 'x'.repeat(count);

describe('parseStrictJson', () => {
  it.each<[string, string, string]>([
    ['NUL', '{"a":{"b":"x\\u0000"}}', 'a.b must not contain NUL or unpaired surrogates'],
    ['unpaired high surrogate', '["ok","\\ud800"]', '1 must not contain NUL or unpaired surrogates'],
    ['unpaired low surrogate', '"\\udc00x"', 'body must not contain NUL or unpaired surrogates'],
    ['NUL in a name', '{"a":{"x\\u0000":1}}', 'a must not have field names with NUL or unpaired surrogates'],
    [
      'surrogate in a name',
      '{"\\ud800":1}',
      'body must not have field names with NUL or unpaired surrogates',
    ],
    ['1e400', '{"salary":1e400}', 'salary must be a finite number'],
    ['-1E+400', '{"a":[1,-1E+400]}', 'a.1 must be a finite number'],
    ['400 digits', `[${'9'.repeat(400)}]`, '0 must be a finite number'],
    ['65 levels', nested(65), 'body must not be nested deeper than 64 levels'],
    ['10,001 items', `{"a":${items(10_001)}}`, 'a must have at most 10,000 items'],
    ['10,001 fields', `{"a":${fields(10_001)}}`, 'a must have at most 10,000 fields'],
    ['10,001 characters', `{"a":["${chars(10_001)}"]}`, 'a.0 must be at most 10,000 characters long'],
    ['200,001 values', `{"a":${rows(20)}}`, 'body must have at most 200,000 values in all'],
    [
      'empty objects, as if each had a value',
      `[${Array(11)
        .fill(`[${Array(9_999).fill('{}').join()}]`)
        .join()}]`,
      'body must have at most 200,000 values in all',
    ],
    [
      '10,001 characters in a name',
      `{"a":{"${chars(10_001)}":1}}`,
      'a must not have field names longer than 10,000 characters',
    ],
    ['name given twice', '{"a":[{"b":1,"c":2,"b":1}]}', 'a.0.b must be given only once'],
    ['name given twice, once escaped', '{"a":1,"\\u0061":2}', 'a must be given only once'],
    ['long field elsewhere', `{"release":{"other":"${chars(10_001)}"}}`, 'release.other must be at most'],
    ['long field deeper', `{"release":{"file":["${chars(10_001)}"]}}`, 'release.file.0 must be at most'],
    [
      'NUL in a long field',
      `{"release":{"file":"${chars(10_001)}\\u0000"}}`,
      'release.file must not contain NUL',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => parse(text)).toThrow(JsonProblem);
    expect(() => parse(text)).toThrow(message);
  });

  it.each<[string, string]>([
    ['64 levels', nested(64)],
    ['10,000 items', items(10_000)],
    ['10,000 fields', fields(10_000)],
    ['200,000 values', rows(20)],
    ['10,000 characters', `"${chars(10_000)}"`],
    ['10,000 characters, escapes counted once', `"${'\\/'.repeat(10_000)}"`],
    ['a long field', `{"release":{"file":"${chars(10_001)}"}}`],
    ['a long field with escapes', `{"release":{"file":"${'\\/x'.repeat(10_001)}"}}`],
    ['a long field in any item', `{"orders":[{},{"file":"${chars(10_001)}"}]}`],
    ['the same name in two objects', '[{"a":{"a":1}},{"a":1}]'],
    ['surrogate pairs, written out and escaped', '{"😀":"\\ud83d\\ude00"}'],
    ['quotes and backslashes', '["\\"","\\\\","\\\\\\"",":{[,","\\\\"]'],
    ['numbers', '[0,-0,1.5e3,1E-400,1.7976931348623157e308]'],
    ['constructor and prototype', '{"constructor":{"prototype":1}}'],
    ['white space', ' \n{ "a" : [ 1 , true , null ] }\t'],
  ])('reads %s as JSON.parse does', (_, text) => {
    expect(parse(text)).toEqual(JSON.parse(text));
  });

  it.each([
    '',
    '{',
    '"',
    '"\\',
    '"\\x"',
    '{"a"',
    '{"a":}',
    '[1,]',
    ']',
    '{]',
    '01',
    '-',
    'nul',
    '{"a":1}{',
    '"\n"',
    "{'a':1}",
  ])('leaves it to JSON.parse to refuse %j', (text) => {
    expect(() => parse(text)).toThrow(SyntaxError);
  });

  it.each([
    '{"__proto__":{"admin":true},"a":1}',
    '{"\\u005f_proto__":{"admin":true},"a":1}',
    '{"a":1,"__proto__":null}',
  ])('leaves __proto__ out of %s', (text) => {
    const value = parse(text);
    expect(value).toEqual({ a: 1 });
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(Object(value))).toEqual(['a']);
  });

  it('leaves __proto__ out at any depth', () => {
    expect(JSON.stringify(parse('{"a":[{"__proto__":{"x":1},"b":2}]}'))).toBe('{"a":[{"b":2}]}');
  });

  it('reads whatever JSON.stringify writes', () => {
    const keepable = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !text.includes('\0') && text !== '__proto__');
    fc.assert(
      fc.property(fc.anything({ key: keepable, values: [keepable, fc.double(), fc.boolean()] }), (value) => {
        const text = JSON.stringify(value) ?? 'null';
        expect(parse(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it.each([
    ['pairs of surrogates', '\\ud83d\\ude00'],
    ['raw ones', '\u{1f600}x'],
    ['backslashes', '\\\\'],
    ['escapes after plain text', `${'A'.repeat(63)}\\r\\n`],
    ['quotation marks', `${'A'.repeat(9)}\\"`],
  ])('reads a long string piece after piece: %s', (_, piece) => {
    for (const before of ['', 'a', 'ab', 'abc', 'abcd', 'abcde']) {
      const text = `{"orders":[0,{"file":"${before}${piece.repeat(90_000)}","b":1}],"release":{"file":"x"}}`;
      expect(JSON.stringify(parse(text)) === JSON.stringify(JSON.parse(text))).toBe(true);
    }
  });

  it.each([
    ['a sign that is no escape', '\\x'],
    ['half an escape', '\\u00x'],
    ['a line end', '\n'],
  ])('leaves it to JSON.parse to refuse a long string with %s', (_, wrong) => {
    for (const after of ['', 'A'.repeat(300_000)])
      expect(() => parse(`{"release":{"file":"${'A'.repeat(300_000)}${wrong}${after}"}}`)).toThrow(
        SyntaxError,
      );
  });

  it.each([
    ['many long escapes', `["${'\\u00e9'.repeat(20_000)}"]`, '0 must be at most 10,000 characters long'],
    ['a long number', `[1${'0'.repeat(2_000)}]`, '0 must be at most 1,000 characters long'],
    [
      'long names',
      `{${Array.from({ length: 200 }, (_, n) => `"${n}${'x'.repeat(9_000)}":0`).join()}}`,
      'body must have at most 1,000,000 characters of different field names',
    ],
    [
      'half a pair in a long string',
      `{"release":{"file":"${'A'.repeat(300_000)}\\ud83d"}}`,
      'release.file must not contain NUL or unpaired surrogates',
    ],
  ])('refuses %s', (_, text, problem) => expect(() => parse(text)).toThrow(new JsonProblem(problem)));

  it('gets through a 15 MB string and through as many small ones as may be', () => {
    const file = `${'A'.repeat(7_500_000)}${'\\/B'.repeat(2_500_000)}`;
    const read = JSON.stringify(parse(`{"release":{"file":"${file}"}}`));
    expect(read === `{"release":{"file":"${file.replaceAll('\\', '')}"}}`).toBe(true);
    const small = rows(19).replaceAll('0', '"a"');
    expect(JSON.stringify(parse(small)) === small).toBe(true);
  });
});
