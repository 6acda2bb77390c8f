import { expect, it } from 'vitest';
import type { ReplyRequest } from '../read/reading.ts';
import { readReply } from './read-reply.ts';

const AT = new Date('2026-03-02T15:00:00Z');
const CAFE = { employerName: 'Harbor Cafe', position: 'Barista', startDate: '2014-03', endDate: '2016-05' };
const LODGE = { employerName: 'Ridge Lodge', position: 'Clerk', startDate: '2016-06', endDate: '2019-08' };
const LOADER = { employerName: 'Tanner Mills', position: 'Loader', startDate: '2011-02', endDate: '2013-04' };
const DRIVER = { employerName: 'Tanner Mills', position: 'Driver', startDate: '2013-05', endDate: '2018-10' };

/** What was read for each record, as `start end`. */
function periods(text: string, records: ReplyRequest['records']): string[] {
  const reading = readReply(
    { searchType: 'EMPLOYMENT', applicant: { firstName: 'Gina', lastName: 'Torres', aliases: [] }, records },
    { from: 'hr@contoso.example', subject: null, text, isAutoReply: false },
    AT,
  );
  return records.map((_, index) => {
    const fields = reading.records.find(({ record }) => record === index)?.fields;
    return [fields?.startDate?.value ?? '-', fields?.endDate?.value ?? '-'].join(' ');
  });
}

it.each<[string, string, ReplyRequest['records'], string[]]>([
  [
    'by who knows it',
    'At Ridge Lodge she was a clerk from June 2016 to July 2019. At Harbor Cafe from March 2014 to May 2016.',
    [CAFE, LODGE],
    ['2014-03 2016-05', '2016-06 2019-07'],
  ],
  [
    'by its heading',
    'Harbor Cafe\nHired: 03/10/2014\nLeft: 05/20/2016\n\nRidge Lodge\nHired: 06/01/2016\nLeft: 08/15/2019',
    [CAFE, LODGE],
    ['2014-03-10 2016-05-20', '2016-06-01 2019-08-15'],
  ],
  [
    'by its title',
    'Gina was a Loader from Feb 2011 to April 2013, then Driver from May 2013 to October 2018.',
    [LOADER, DRIVER],
    ['2011-02 2013-04', '2013-05 2018-10'],
  ],
  [
    'by its place',
    'First job: February 2011 to April 2013.\nSecond job: May 2013 to November 2018.',
    [LOADER, DRIVER],
    ['2011-02 2013-04', '2013-05 2018-11'],
  ],
  [
    'by our lines',
    '> Tanner Mills, 1 of 2\n> ▪ End date: April 2013\nno, May 2013\n> Tanner Mills, 2 of 2\n> ▪ End date: October 2018\nyes',
    [LOADER, DRIVER],
    ['- 2013-05', '- 2018-10'],
  ],
  [
    'not by a time that is of neither',
    'Employed from February 2011 to October 2018.',
    [LOADER, DRIVER],
    ['- -', '- -'],
  ],
  ['as one of all', 'All of the above is correct.', [CAFE, LODGE], ['2014-03 2016-05', '2016-06 2019-08']],
  [
    'where only one is named',
    'Ridge Lodge: June 2016 to August 2019.',
    [CAFE, LODGE],
    ['- -', '2016-06 2019-08'],
  ],
  ['not where none is', 'She was here from 2014 to 2019.', [CAFE, LODGE], ['- -', '- -']],
  [
    'not where two are',
    'Harbor Cafe and Ridge Lodge are ours. She worked from June 2016 to August 2019.',
    [CAFE, LODGE],
    ['- -', '- -'],
  ],
  [
    'not what is claimed for another',
    'Harbor Cafe: from June 2016 to August 2019.',
    [CAFE, LODGE],
    ['- -', '- -'],
  ],
])('a value is of the record that it is told of: %s', (_how, text, records, read) => {
  expect(periods(text, records)).toEqual(read);
});
