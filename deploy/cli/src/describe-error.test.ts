import { Conflict, Forbidden, Invalid, NotFound } from '@credence/core';
import { CommanderError } from 'commander';
import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';
import { EXIT } from './exit-codes.ts';
import { UsageError } from './usage-error.ts';

const coded = (code: string, message = 'duplicate key: Jordan Rivera') =>
  Object.assign(new Error(message), { code });

describe('an error of whoever runs the command', () => {
  it.each<[Error, string, string, string[]]>([
    [new UsageError('Nothing to change'), 'Usage', 'Nothing to change', []],
    [new UsageError('The settings', ['A: b']), 'Usage', 'The settings', ['A: b']],
    [new CommanderError(1, 'x', "error: unknown option '--x'"), 'Usage', "unknown option '--x'", []],
    [new NotFound('Order not found'), 'NotFound', 'Order not found', []],
    [new Conflict('It is over'), 'Conflict', 'It is over', []],
    [new Forbidden('Not here'), 'Forbidden', 'Not here', []],
    [new Invalid(['name is', 'it is']), 'Invalid', 'The input is not usable', ['name is', 'it is']],
  ])('%s has exit code 2', (error, kind, message, problems) => {
    expect(describeError(error)).toEqual({ exitCode: EXIT.badInput, kind, message, problems });
  });
});

describe('a fault', () => {
  it.each<[unknown, string]>([
    [coded('ECONNREFUSED'), 'nothing listens'],
    [new AggregateError([coded('ECONNREFUSED')]), 'nothing listens'],
    [new Error('Query read timeout'), 'cannot be reached: it does not answer in time'],
    [coded('28P01'), 'refuses the password'],
    [coded('57P03'), 'takes no changes'],
    [coded('42P01'), 'credence migrate up'],
    [new Error('Master key 1 is not configured'), 'Master key 1 is not configured'],
    [coded('23505'), 'Error (23505)'],
    [new RangeError('Jordan Rivera is out of range'), 'RangeError'],
    ['Jordan Rivera', 'string'],
  ])('%s has exit code 1, and words that quote nobody', (error, words) => {
    const { exitCode, kind, message } = describeError(error);
    expect({ exitCode, kind }).toEqual({ exitCode: EXIT.fault, kind: 'Fault' });
    expect(message).toContain(words);
    expect(message).not.toContain('Jordan');
  });
});
