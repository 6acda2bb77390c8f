import { describe, expect, it } from 'vitest';
import { NO_LESSONS } from './directory-lessons.ts';
import { type DirectoryEntry, knowledgeOf, withoutDead } from './entity-knowledge.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));

interface Taught {
  answered?: number;
  inaccurate?: number;
  bounced?: number;
  name?: string | null;
  title?: string | null;
  shared?: boolean;
  seen?: number;
}

const email = (destination: string, taught: Taught = {}): DirectoryEntry => at('EMAIL', destination, taught);
const phone = (destination: string, taught: Taught = {}): DirectoryEntry => at('VOICE', destination, taught);
const fax = (destination: string, taught: Taught = {}): DirectoryEntry => at('FAX', destination, taught);

function at(channel: 'EMAIL' | 'VOICE' | 'FAX', destination: string, taught: Taught): DirectoryEntry {
  const { answered = 1, inaccurate = 0, bounced = 0, name = null, title = null, shared, seen = 1 } = taught;
  return {
    lessons: { ...NO_LESSONS, answered, inaccurate, bounced },
    isShared: shared ?? false,
    lastSeenAt: day(seen),
    details: { kind: 'DESTINATION', name, title, location: null, channel, destination },
  };
}

const vendor = (code: string, seen: number): DirectoryEntry => ({
  lessons: { ...NO_LESSONS, answered: 1 },
  isShared: false,
  lastSeenAt: day(seen),
  details: { kind: 'VENDOR', vendor: code },
});

/** One line for each contact, then the vendors. */
const summary = (entries: DirectoryEntry[]): string[] => {
  const { contacts, vendors } = knowledgeOf('Acme', entries, day(3));
  return [
    ...contacts.map(({ name, contactMethods, isProven }) => {
      const methods = contactMethods.map(
        (method) => `${method.email ?? method.phone ?? method.fax} ${method.confidence}`,
      );
      return [name ?? 'office', ...methods, ...(isProven ? ['proven'] : [])].join(' | ');
    }),
    ...vendors,
  ];
};

const rows: { name: string; entries: DirectoryEntry[]; expected: string[] }[] = [
  { name: 'nothing', entries: [], expected: [] },
  { name: 'what answered', entries: [email('a@x.test')], expected: ['office | a@x.test 0.7'] },
  {
    name: 'the most certain first, and then the one seen last',
    entries: [
      email('a@x.test', { name: 'Ann', seen: 1 }),
      email('b@x.test', { name: 'Bob', seen: 2 }),
      email('c@x.test', { name: 'Cat', answered: 3 }),
    ],
    expected: ['Cat | c@x.test 0.8', 'Bob | b@x.test 0.7', 'Ann | a@x.test 0.7'],
  },
  {
    name: 'the destinations of one office or person together',
    entries: [
      phone('5125550100'),
      email('ann@x.test', { name: 'Ann', title: 'HR' }),
      email('a@x.test', { answered: 2, shared: true }),
      fax('5125550101', { name: 'Ann', title: 'HR' }),
    ],
    expected: ['office | a@x.test 0.75 | 5125550100 0.7 | proven', 'Ann | ann@x.test 0.7 | 5125550101 0.7'],
  },
  {
    name: 'three people at most',
    entries: ['Ann', 'Bob', 'Cat', 'Dan'].map((name, seen) => email(`${name}@x.test`, { name, seen })),
    expected: ['Dan | Dan@x.test 0.7', 'Cat | Cat@x.test 0.7', 'Bob | Bob@x.test 0.7'],
  },
  {
    name: 'nothing that bounced, was marked inaccurate or never answered',
    entries: [
      email('bounced@x.test', { bounced: 1 }),
      email('marked@x.test', { answered: 9, inaccurate: 1 }),
      email('silent@x.test', { answered: 0 }),
    ],
    expected: [],
  },
  {
    name: 'vendors, the last one first',
    entries: [vendor('OLD', 1), vendor('NEW', 2)],
    expected: ['NEW', 'OLD'],
  },
  {
    name: 'no vendor when somebody answered since',
    entries: [vendor('NSCH', 1), email('a@x.test', { seen: 2 })],
    expected: ['office | a@x.test 0.7'],
  },
  {
    name: 'a vendor that was named after the last answer',
    entries: [vendor('NSCH', 2), email('a@x.test', { seen: 1 })],
    expected: ['office | a@x.test 0.7', 'NSCH'],
  },
];

describe('what the directory knows of an employer', () => {
  it.each(rows)('$name', ({ entries, expected }) => expect(summary(entries)).toEqual(expected));

  it('names what must not be proposed, and takes it from what others propose', () => {
    const { dead } = knowledgeOf('Acme', [email('Gone@x.test', { bounced: 1 }), email('a@x.test')], day(3));
    const provided = knowledgeOf(
      'Acme',
      [
        email('gone@X.test', { name: 'Ann' }),
        email('b@x.test', { name: 'Bob' }),
        phone('5125550100', { name: 'Ann' }),
      ],
      day(3),
    );
    const { contacts } = withoutDead(provided, dead);
    expect(contacts.map(({ name, contactMethods }) => [name, contactMethods.length])).toEqual([
      ['Ann', 1],
      ['Bob', 1],
    ]);
  });
});
