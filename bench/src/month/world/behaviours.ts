import type { Random } from '../../random.ts';

/** What a contact says. */
export type Statement =
  | 'all is right'
  | 'one thing is wrong'
  | 'only part is known'
  | 'there is no record'
  /** Structured, but its reader was not sure. */
  | 'perhaps all is right'
  | 'a vendor keeps the records'
  | 'words of a person'
  | 'another contact knows'
  | 'out of the office'
  | 'it did not arrive';

/**
 * The way by which it is said: the page behind the link, the client's API, a mail to the reply address, or the page as what
 * was read in such a mail has filled it in.
 */
export type Door = 'page' | 'API' | 'mail' | 'read-back';

/** One thing that a contact does after a message. */
export interface Reaction {
  /** After the message; or, where it is `late`, after the SLA. */
  minutes: number;
  isLate?: boolean;
  door: Exclude<Door, 'read-back'>;
  statement: Statement;
}

/** A kind of contact. */
export interface Behaviour {
  name: string;
  /** What its mail server does with the first try, and with all others. */
  server?: 'refuses' | 'accepts the second try';
  /** What it does after the n-th message, counted from 1. */
  react(count: number, random: Random): Reaction[];
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** A contact that says the same thing, once, after the n-th message. */
const says = (
  name: string,
  statement: Statement,
  { door = 'page', after = 1, times = 1, isLate = false }: Partial<Sayings> = {},
): Behaviour => ({
  name,
  react(count, random) {
    if (count !== after) return [];
    const minutes = isLate ? random.between(10, 3 * DAY) : random.between(5, 40 * HOUR);
    return Array.from({ length: times }, (_, index) => ({
      minutes: minutes + 15 * index,
      isLate,
      door,
      statement,
    }));
  },
});

interface Sayings {
  door: Reaction['door'];
  after: number;
  times: number;
  isLate: boolean;
}

export const SILENT: Behaviour = { name: 'stays silent', react: () => [] };

/** By how many of a hundred contacts are like that. */
export const BEHAVIOURS: readonly (readonly [weight: number, behaviour: Behaviour])[] = [
  [14, says('confirms on the page', 'all is right')],
  [7, says('corrects on the page', 'one thing is wrong')],
  [4, says('knows a part', 'only part is known')],
  [3, says('has no record', 'there is no record')],
  [5, says('answers twice', 'all is right', { times: 2 })],
  [6, says('answers after two reminders', 'all is right', { after: 3 })],
  [5, says('answers after the SLA', 'all is right', { isLate: true })],
  [6, says('answers through the API', 'all is right', { door: 'API' })],
  [3, says('is hard to understand', 'perhaps all is right', { door: 'API' })],
  [6, says('confirms by mail', 'all is right', { door: 'mail' })],
  [3, says('corrects by mail', 'one thing is wrong', { door: 'mail' })],
  [2, says('confirms a part by mail', 'only part is known', { door: 'mail' })],
  [2, says('asks by mail', 'words of a person', { door: 'mail' })],
  [3, says('refers to a vendor by mail', 'a vendor keeps the records', { door: 'mail' })],
  [2, says('refers to a vendor', 'a vendor keeps the records', { door: 'API' })],
  [2, says('names a vendor on the page', 'a vendor keeps the records')],
  [5, says('names another contact', 'another contact knows')],
  [
    4,
    {
      name: 'is away at first',
      react: (count, random) => [
        { minutes: 1, door: 'mail', statement: 'out of the office' },
        ...(count === 2
          ? [{ minutes: random.between(5, DAY), door: 'page', statement: 'all is right' } as const]
          : []),
      ],
    },
  ],
  [4, { ...says('bounces', 'it did not arrive', { door: 'mail' }), react: () => [BOUNCE] }],
  [3, { ...SILENT, name: 'is refused by its server', server: 'refuses' }],
  [3, { ...says('greylists', 'all is right'), server: 'accepts the second try' }],
  [8, SILENT],
];

const BOUNCE: Reaction = { minutes: 5, door: 'mail', statement: 'it did not arrive' };
