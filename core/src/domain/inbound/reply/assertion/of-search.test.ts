import { expect, it } from 'vitest';
import { isOfSearch } from './of-search.ts';

it.each([
  'Period covered: 01/2003 to date',
  'Records available ....... 2010 - 2024',
  'Files searched   payroll, seniority list',
  'Searched databases: HRIS, badge system',
  'Search window: 1999-2025',
  'Archive: 1988 to present',
  'Archivos consultados: nómina 2001 a la fecha',
  'Registres consultés : paie de 2004 à ce jour',
  'Durchsuchter Zeitraum: 2005 bis heute',
  'Arquivos pesquisados: 2008 a 2024',
  'Microfilm ........ searched 1961 - 1984',
])('knows what was looked through: %s', (line) => {
  expect(isOfSearch(line)).toBe(true);
});

it.each([
  'Dates employed: 01/2003 to 05/2007',
  'Program: Welding',
  'Position on file: Cook',
  'Contoso Systems verifies title only: Fitter.',
  'Estimados: Revisados los libros, la Srta. Soto aparece como egresada en 2015; no obtuvo el título.',
  'She was here from 2010 to 2014',
])('leaves what was found: %s', (line) => {
  expect(isOfSearch(line)).toBe(false);
});
