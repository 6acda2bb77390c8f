import type { VerifierForm } from '@credence/core';
import { describe, expect, it } from 'vitest';
import { NO_ERRORS, sortProblems } from '../answers/field-errors.ts';
import { readFormBody } from '../answers/form-body.ts';
import { prefilledBody } from '../answers/prefill.ts';
import { question, verifierForm } from '../testing/form.ts';
import { formPage } from './form-view.ts';
import { pageDocument } from './layout.ts';
import { answeredPage, closedPage } from './notice-view.ts';

const render = (form: VerifierForm, fields = {}, problems: string[] = []) => {
  const body = readFormBody(fields);
  const content = formPage(form, {
    body,
    errors: sortProblems(form, body, problems),
    filesToChooseAgain: 0,
    releasePath: '/respond/x/release',
    aboutPath: '/respond/x/about',
  });
  return pageDocument(content, 'nonce').toString();
};

/** The tags of a page with their attribute values blanked: what a text that got out would change. */
const skeleton = (page: string) =>
  page
    .replace(/<style.*<\/style>/s, '')
    .match(/<[^>]*>/g)
    ?.map((tag) => tag.replace(/"[^"]*"/g, '""'));

/** The form with every text in it, at any depth, replaced, except the words that choose a way of drawing. */
function withEveryText(form: VerifierForm, text: string): VerifierForm {
  const closed = new Set(['state', 'timeZone', 'searchType', 'kind', 'type', 'operator', 'field']);
  return JSON.parse(JSON.stringify(form), (key, value) => {
    if (key === 'expiresAt') return form.expiresAt;
    return typeof value === 'string' && !closed.has(key) ? text : value;
  });
}

describe('escaping', () => {
  const form = verifierForm({
    questionnaire: { url: 'https://forms.example', accessCode: 'code' },
    questions: [
      ...verifierForm().questions,
      question(10, { type: 'free_text', options: [], required: true }),
    ],
  });
  const typed = (text: string) => ({
    'claims.0.position': 'CORRECTED',
    'claims.0.position.value': text,
    'questions.7.comment': text,
    'questions.8': text,
    'respondent.name': text,
    'referral.name': text,
    'referral.email': text,
    'thirdParty.vendor.name': text,
    'thirdParty.note': text,
    'respondent.title': text,
    comment: text,
  });
  const problems = (text: string) => [
    `letters “${text}” is empty`,
    `claims.0.position ${text}`,
    `questions.8 ${text}`,
    `${text}`,
  ];

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</textarea></style></title><svg onload=alert(1)>',
    '{{7*7}}<!--',
  ])('lets nothing out of its place: %s', (hostile) => {
    const drawn = (text: string) => render(withEveryText(form, text), typed(text), problems(text));
    expect(skeleton(drawn(hostile))).toEqual(skeleton(drawn('harmless')));
    expect(drawn(hostile)).not.toContain(hostile);
    for (const notice of [answeredPage, closedPage]) {
      expect(pageDocument(notice(withEveryText(form, hostile)), 'n').toString()).not.toContain(hostile);
    }
  });
});

describe('the form', () => {
  it('gives every control a label or a legend, and every id once', () => {
    const page = render(verifierForm());
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const labelled = new Set([...page.matchAll(/<label[^>]* for="([^"]+)"/g)].map(([, id]) => id));
    const controls = [...page.matchAll(/<(?:input|textarea)[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(controls.length).toBeGreaterThan(20);
    expect(controls.filter((id) => !labelled.has(id))).toEqual([]);
    const named = [...page.matchAll(/aria-(?:describedby|labelledby)="([^"]+)"/g)].flatMap(
      ([, list]) => list?.split(' ') ?? [],
    );
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
    expect(page).not.toMatch(/<(input|textarea)[^>]* required/);
  });

  it('offers "still employed" only where the applicant gave an end date', () => {
    const page = render(verifierForm());
    expect(page).toContain('name="claims.0.endDate.stillThere"');
    expect(page).not.toContain('name="claims.2.endDate.stillThere"');
  });

  it('speaks of places of study in an education search', () => {
    const page = render(verifierForm({ searchType: 'EDUCATION' }));
    expect(page).toContain('Please confirm education details');
    expect(page).toContain('Still enrolled');
  });

  it('says nothing of other names or a number that it does not have', () => {
    const applicant = { fullName: 'Jordan Rivera', otherNames: [], ssnLastFour: null };
    const page = render(verifierForm({ applicant }));
    expect(page).not.toContain('Also known as');
    expect(page).not.toContain('ends in');
  });

  it('links to a questionnaire elsewhere, and to nothing that is no address of a page', () => {
    const withOne = (url: string, accessCode: string | null) =>
      render(verifierForm({ questionnaire: { url, accessCode } }));
    const page = withOne('https://forms.example/a?b=1&c="', 'WX-7');
    expect(page).toContain(
      'href="https://forms.example/a?b=1&amp;c=&quot;" target="_blank" rel="noopener noreferrer"',
    );
    expect(page).toContain('Access code: <strong><bdi>WX-7</bdi></strong>');
    expect(withOne('javascript:alert(1)', null)).not.toMatch(/href="javascript|Access code/);
    expect(render(verifierForm())).not.toContain('questionnaire');
  });

  it('starts with what the client answered itself, as far as that can be chosen', () => {
    const form = verifierForm({
      questions: [
        question(1, { selectedAnswer: 'no', allowComment: true, comment: 'As <told>' }),
        question(2, { type: 'multi_select', selectedAnswer: ['yes', 'maybe', { no: 1 }] }),
        question(3, { type: 'free_text', options: [], selectedAnswer: 12 }),
        question(4, { selectedAnswer: { yes: true } }),
        question(5, { selectedAnswer: null }),
      ],
    });
    const content = formPage(form, {
      body: prefilledBody(form),
      errors: NO_ERRORS,
      filesToChooseAgain: 0,
      releasePath: '/respond/x/release',
      aboutPath: '/respond/x/about',
    });
    const page = pageDocument(content, 'nonce').toString();
    const checked = [...page.matchAll(/<input [^>]*id="(question[^"]+)"[^>]* checked/g)].map(([, id]) => id);
    expect(checked).toEqual(['question-0-option-1', 'question-1-option-0']);
    expect(page).toContain('\nAs &lt;told&gt;</textarea>');
    expect(page).toContain('\n12</textarea>');
  });

  it('leaves out sections without content', () => {
    const page = render(verifierForm({ records: [], questions: [] }));
    expect(page).not.toContain('Check these details');
    expect(page).not.toContain('A few questions');
  });

  it('does not put away details in which something is wrong', () => {
    const fields = { situation: 'NO_RECORD' };
    expect(render(verifierForm(), fields, ['respondent.name is required'])).toContain(
      'class="part for-ANSWER put-away"',
    );
    const wrong = render(verifierForm(), fields, ['questions.7 needs an answer']);
    expect(wrong).toContain('class="part for-ANSWER"');
    expect(wrong).toContain('class="part for-WRONG_PERSON put-away"');
  });
});

describe('records', () => {
  const [initech, initrode] = verifierForm().records;
  const titled = (...titles: string[]) => ({
    records: titles.map((title, index) => ({ index, title, claims: initech?.claims ?? [] })),
  });
  const headings = (page: string) =>
    [...page.matchAll(/<h3 class="card-title"[^>]*><bdi>([^<]*)/g)].map(([, heading]) => heading);

  it.each([
    [['Initech'], ['Initech'], 'named <bdi>Initech</bdi> as a former or current employer.'],
    [
      ['Initech', 'Initech'],
      ['Initech, 1 of 2', 'Initech, 2 of 2'],
      'named <bdi>Initech</bdi> as a former or current employer.',
    ],
    [
      ['Initech', 'Initrode'],
      ['Initech', 'Initrode'],
      'named <bdi>Initech and Initrode</bdi> as former or current employers.',
    ],
  ])('of %j stand under %j', (titles, shown, reason) => {
    const page = render(verifierForm(titled(...titles)));
    expect(headings(page)).toEqual(shown);
    expect(page).toContain(reason);
  });

  it('are told apart in what is wrong as well', () => {
    const page = render(verifierForm(titled('Initech', 'Initech')), {}, [
      'claims.1.position needs an answer',
    ]);
    expect(page).toContain('Position (Initech, 2 of 2) needs an answer');
  });

  it('offer one choice for all lines, unless a reply has filled them in', () => {
    const filledIn = verifierForm({
      records: initrode ? [initrode] : [],
      readBack: {
        respondent: null,
        thirdParty: null,
        claims: [{ record: 2, field: 'endDate', answer: 'CONFIRMED', value: null }],
      },
    });
    expect(render(verifierForm())).toContain('id="all-correct"');
    expect(render(filledIn)).not.toContain('id="all-correct"');
  });
});

it('is drawn in a bearable time with thousands of things wrong in a form of many questions', () => {
  const options = Array.from({ length: 100 }, (_, place) => ({ value: `${place}`, label: 'x' }));
  const questions = Array.from({ length: 50 }, (_, id) => question(id, { type: 'multi_select', options }));
  const problems = Array.from(
    { length: 7_500 },
    (_, place) => `questions.${place % 50} has no option "${place}"`,
  );
  const form = verifierForm({ questions });
  const times = [1, 2, 3].map(() => {
    const before = process.threadCpuUsage();
    render(form, {}, problems);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  });
  expect(Math.min(...times)).toBeLessThan(180);
});
