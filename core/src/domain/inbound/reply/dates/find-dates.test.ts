import { expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

it.each([
  ['May 2018 through November 2018', ['2018-05', '2018-11']],
  ['from 05/18/2015 until 03/27/2020', ['2015-05-18', '2020-03-27']],
  ['02/09/2015-08/23/2019', ['2015-02-09', '2019-08-23']],
  ['started may of 21, left in january 22', ['2021-05', '2022-01']],
  ['class of 2014 (June 12th)', ['2014', '2014-06-12']],
  ['conferred May 25 2012', ['2012-05-25']],
  ['1 de marzo de 2014 - 15 de septiembre de 2019', ['2014-03-01', '2019-09-15']],
  ['du 3 septembre 2015 au 31 décembre 2020', ['2015-09-03', '2020-12-31']],
  ['vom 01.03.2014 bis 31.12.2019', ['2014-03-01', '2019-12-31']],
  ['seit März 2015', ['2015-03']],
  ['1º de fevereiro de 2016', ['2016-02-01']],
  ['May to November 2018', ['2018-05', '2018-11']],
  ['2007-2011', ['2007', '2011']],
  ['the fall of 2016', ['2016']],
  ['mid-2014 to the end of 2015', ['2014', '2015']],
  ['June 3rd, 2019 to present', ['2019-06-03', 'present']],
  ["Sept. '09 - Aug '12", ['2009-09', '2012-08']],
  ['2016-10-03', ['2016-10-03']],
  ['FA08 to SP11', ['2008', '2011']],
  ['Jan 18 - Jun 25, 2021', ['2021-01-18', '2021-06-25']],
  ['2013 Jan 14', ['2013-01-14']],
  ['EOD 12JAN2012', ['2012-01-12']],
  ['TERM 08 05 2019', ['2019-08-05']],
  ['the third of May, 2011', ['2011-05-03']],
  ['on May the twenty-first, 2011', ['2011-05-21']],
  ['2006/07 and 2007/08', ['2006', '2007']],
  ["in the shop '14 til '19", ['2014', '2019']],
  ['20160815-20191130', ['2016-08-15', '2019-11-30']],
  ['in 2003 and out 2004', ['2003', '2004']],
  ['de set/2003 a out/2004', ['2003-09', '2004-10']],
  ['hired 12.05.16, released 04.27.18', ['2016-12-05', '2018-04-27']],
  ['2016/07', ['2016-07']],
  ['from two thousand and twelve to two thousand fifteen', ['2012', '2015']],
  ['nineteen ninety-eight to twenty twelve', ['1998', '2012']],
  ['de dos mil doce a mil novecientos noventa y ocho', ['2012', '1998']],
  ['de deux mille douze à deux mille vingt et un', ['2012', '2021']],
  ['von zweitausendzwölf bis neunzehnhundertachtundneunzig', ['2012', '1998']],
  ['de dois mil e doze a mil novecentos e noventa e oito', ['2012', '1998']],
  ['the third of March, two thousand fourteen', ['2014-03-03']],
  ['the last day of February 2016', ['2016-02-29']],
  ['two thousand people, twenty five of them', []],
  ['case 07012013', []],
  ['2012 (March) to 2015 (June)', ['2012-03', '2015-06']],
  ['the school years 2009-10 through 2011-12', ['2009', '2011']],
  ['2009-10 to 2012-13', ['2009', '2012']],
  ['2009-10', ['2009-10']],
  ['31/02/2016', []],
  ['$1999', []],
  ['may we call', []],
])('in "%s" are %j', (text, dates) => {
  expect(findDates(text, 'MONTH_FIRST').map(({ value }) => value)).toEqual(dates);
});

it('tells which dates can be read in two ways', () => {
  const [both, one] = findDates('5/6/2018 and 5/16/2018', 'MONTH_FIRST');
  expect([both?.value, both?.other, one?.other]).toEqual(['2018-05-06', '2018-06-05', null]);
  expect(findDates('5/6/2018', 'DAY_FIRST')[0]?.value).toBe('2018-06-05');
});
