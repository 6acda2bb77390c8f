import { expect, it } from 'vitest';
import { readText } from '../../../../testing/said-in-reply.ts';
import type { ReplyRequest } from '../../read/reading.ts';

const STUDY: ReplyRequest = {
  searchType: 'EDUCATION',
  applicant: { firstName: 'Dana', lastName: 'Whitlow', aliases: [] },
  records: [
    {
      institutionName: 'Cape Lorne University',
      qualification: 'Bachelor of Science',
      graduationDate: '2021-12',
    },
  ],
};

it.each([
  ['Dana received the Bachelor of Science on December 11, 2021.', true],
  [
    'Dana received the Bachelor of Science on December 11, 2021. It was conferred by Cape Lorne University.',
    true,
  ],
  [
    'Dana received the Bachelor of Science on December 11, 2021. It was earned at Cape Lorne Community College.',
    false,
  ],
  [
    'Her Bachelor of Science of December 11, 2021 is a degree of our partner, Calloway State University.',
    false,
  ],
])('settles no degree of another school: %s', (text, isSettled) => {
  expect(readText(text, STUDY).settles).toBe(isSettled);
});
