import { expect, it } from 'vitest';
import { valuesIn } from '../../../../testing/said-in-reply.ts';
import type { ClaimedValues } from '../../read/reading.ts';

const JOB = { employerName: 'Acme Logistics', position: 'Welder', startDate: '2015-01', endDate: '2017-04' };
const STUDY = {
  institutionName: 'Midland College',
  qualification: 'Bachelor of Science',
  graduationDate: '2013-05',
  endDate: '2013',
};

it.each<[string, string, ClaimedValues, Record<string, string>]>([
  ['praise beside a time', 'She was with us for some years, a good colleague.', JOB, {}],
  [
    'a denial behind a title',
    'Encargada no, era supervisora.',
    { position: 'Encargada' },
    { position: 'CORRECTED supervisora' },
  ],
  [
    'the same in French',
    'Directrice non, elle était vendeuse.',
    { position: 'Directrice' },
    { position: 'CORRECTED vendeuse' },
  ],
  [
    'the same in German',
    'Filialleiterin nein, sie war Verkäuferin.',
    { position: 'Filialleiterin' },
    { position: 'CORRECTED Verkäuferin' },
  ],
  [
    'the same in Portuguese',
    'Gerente não, era vendedora.',
    { position: 'Gerente' },
    { position: 'CORRECTED vendedora' },
  ],
  ['a level', 'Her title was Welder II.', JOB, { position: 'CORRECTED Welder II' }],
  [
    'a number of a list',
    '1. Welder - yes\n2. January 2015 - yes\n3. April 2017 - yes',
    JOB,
    { position: 'CONFIRMED Welder', startDate: 'CONFIRMED 2015-01', endDate: 'CONFIRMED 2017-04' },
  ],
  [
    'a year in words',
    'Ele trabalhou aqui de dois mil e quinze a dois mil e dezessete.',
    JOB,
    { startDate: 'CONFIRMED 2015', endDate: 'CONFIRMED 2017' },
  ],
  [
    'a mistake that is mended',
    'Sorry, I made a mistake: the end date was March 2017.',
    JOB,
    { endDate: 'CORRECTED 2017-03' },
  ],
  [
    'a walk before the degree',
    'Walked in May 2013, conferred in December 2013.',
    STUDY,
    { graduationDate: 'CORRECTED 2013-12' },
  ],
  [
    'what was awarded no sooner',
    'His degree was not conferred until December 2013.',
    STUDY,
    { graduationDate: 'CORRECTED 2013-12' },
  ],
  [
    'a column of what is wrong',
    '| Item | Correct | Incorrect |\n| Position | X | |\n| End date | | X |',
    JOB,
    { position: 'CONFIRMED Welder', endDate: 'CORRECTED incorrect' },
  ],
])('reads of %s what is said, and nothing else', (_of, text, claims, read) => {
  expect(valuesIn(text, claims)).toEqual(read);
});
