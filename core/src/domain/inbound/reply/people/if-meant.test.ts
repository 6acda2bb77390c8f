import { describe, expect, it } from 'vitest';
import type { ReplyRequest } from '../../read/reading.ts';
import { readReply } from '../read-reply.ts';

const REQUEST: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [{ employerName: 'Contoso Tools', position: 'Fitter', startDate: '2014-03', endDate: '2017-09' }],
};

function valuesOf(text: string) {
  const reply = { from: 'hr@contoso.example', subject: 'Re: Your request', text, isAutoReply: false };
  const { records, settles } = readReply(REQUEST, reply, new Date('2025-03-20T12:00:00Z'));
  const said = Object.entries(records[0]?.fields ?? {}).map(([field, { says, value }]) => [
    field,
    `${says} ${value}`,
  ]);
  return { settles, ...Object.fromEntries(said) };
}

const ALL = {
  settles: false,
  position: 'CONFIRMED fitter',
  startDate: 'CONFIRMED 2014-03',
  endDate: 'CONFIRMED 2017-09',
};

describe('what holds if the one of several is meant is read, and settles nothing', () => {
  it.each([
    'There were two Dana Whitlows, mother and daughter. If yours was born in 1990 then: fitter, 3/2014 to 9/2017.',
    'Two Dana Whitlows worked here. If yours is the one with the middle initial K, she was a fitter, March 2014 to September 2017. The other one was a welder, 2009 to 2012.',
    'Assuming this is the Dana with the limp: fitter, 3/2014 to 9/2017.',
    'Assuming you mean the Dana Whitlow of our Dover plant: fitter, 3/2014 to 9/2017. If not, write again.',
    'On the assumption that you mean the Dana Whitlow of our Dover plant: fitter, 3/2014 to 9/2017. There is another.',
    'Only if yours is the Dana Whitlow whose social ends in 0119: fitter, 3/2014 - 9/2017.',
    'If the person you mean was born on May 1, 1990, then she was a fitter. She started in March 2014 and left in September 2017.',
    'Hay dos personas con ese nombre. Si la suya es la nacida en 1990, entonces: fitter, de marzo de 2014 a septiembre de 2017.',
  ])('%s', (text) => {
    expect(valuesOf(text)).toMatchObject(ALL);
  });

  it('as a form behind the condition', () => {
    const form = 'Title: Fitter\nHired: 3/2014\nLeft: 9/2017';
    expect(valuesOf(`If yours is the one born in 1990:\n${form}`)).toMatchObject({
      ...ALL,
      position: 'CONFIRMED Fitter',
    });
  });
});

describe('of which one is meant stays open', () => {
  it.each([
    'If yours was born in 1990 she was a fitter, 3/2014 to 9/2017. If yours was born in 1961 she was a welder, 2001 to 2009.',
    'If she is the other one she was a fitter, 3/2014 to 9/2017.',
    "We have a Dana Whitlow, fitter, 3/2014 to 9/2017. If that's who you mean let me know.",
    'There were two Dana Whitlows. The older one was a fitter, 3/2014 to 9/2017.',
  ])('%s', (text) => {
    expect(valuesOf(text)).toEqual({ settles: false });
  });
});

it.each([
  'There were two Dana Whitlows. One was a fitter from March 2014 to September 2017, the other a welder.',
  'Two Whitlows in our records, a fitter from March 2014 to September 2017, and a clerk.',
  'We have had three people by that name. She was a fitter from March 2014 to September 2017.',
  'Hubo dos personas con ese nombre. Era fitter, de marzo de 2014 a septiembre de 2017.',
])('settles nothing where several of one name are told of: %s', (text) => {
  expect(valuesOf(text)).toMatchObject({ settles: false });
});

it('settles what is said of one who did two jobs', () => {
  expect(valuesOf('Dana Whitlow was a fitter with two helpers, March 2014 to September 2017.')).toMatchObject(
    { ...ALL, settles: true },
  );
});
