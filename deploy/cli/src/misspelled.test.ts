import { expect, it } from 'vitest';
import { misspelledSettings } from './misspelled.ts';

const SETTINGS = ['DATABASE_URL', 'DATABASE_URL_FILE', 'CHECK_MAIL_SENDERS', 'PORT', 'LOG_LEVEL'];

it.each([
  ['a letter that is missing', 'CHECK_MAIL_SENDER', 'CHECK_MAIL_SENDERS'],
  ['two that changed places', 'DATABSAE_URL', 'DATABASE_URL'],
  ['a letter too many, of a file', 'DATABASE_URLL_FILE', 'DATABASE_URL_FILE'],
  ['another case', 'LOG_LEVEl', 'LOG_LEVEL'],
  ['a setting as it is', 'DATABASE_URL', undefined],
  ['a short name', 'PROT', undefined],
  ['a name of another program', 'NODE_OPTIONS', undefined],
  ['a name that is only alike', 'DATABASE_USER', undefined],
])('%s', (_, variable, meant) => {
  expect(misspelledSettings([variable], SETTINGS)).toEqual(meant ? [{ variable, meant }] : []);
});
