import { Conflict, Invalid, InvalidLink } from '@credence/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPLETE_BODY, verifierForm } from './testing/form.ts';
import { startPage } from './testing/page.ts';

let page: Awaited<ReturnType<typeof startPage>>;

beforeAll(async () => {
  page = await startPage();
});
afterAll(() => {
  page.stop();
});
beforeEach(() => {
  page.reset();
});

const post = (fields: Record<string, string> | [string, string][], headers = {}) =>
  page.request({ method: 'POST', body: new URLSearchParams(fields), headers });

describe('POST', () => {
  it('303: records the answers and comes back to the same address, which says thank you', async () => {
    const response = await post({ ...COMPLETE_BODY, 'questions.7.comment': 'Gladly' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/page/respond/good%2Ftoken']);
    expect(page.attempt.submitted).toHaveLength(1);
    expect(page.attempt.submitted[0]).toMatchObject({
      respondent: { name: 'Robin Lee', title: null },
      questions: [{ questionId: 7, selected: ['yes'], comment: 'Gladly' }],
    });
    expect(await (await page.request()).text()).toContain('Thank you');
  });

  it('409: another answer than the one that was recorded before', async () => {
    page.attempt.submission = 'OTHER_KEPT';
    const response = await post(COMPLETE_BODY);
    expect(response.status).toBe(409);
    const text = await response.text();
    expect(text).toContain('An answer was already sent');
    expect(text).not.toContain('Jordan');
  });

  it('409: an answer with problems, after one was recorded', async () => {
    await post(COMPLETE_BODY);
    expect((await post({ ...COMPLETE_BODY, 'respondent.name': 'x'.repeat(10_001) })).status).toBe(409);
    expect(page.attempt.submitted).toHaveLength(1);
  });

  it('303: when the search has ended before', async () => {
    page.attempt.form = verifierForm({ state: 'CLOSED' });
    expect((await post(COMPLETE_BODY)).status).toBe(303);
    expect(page.attempt.submitted).toEqual([]);
  });

  it.each([
    ['the page itself', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
    ['a browser asked by its user', { 'sec-fetch-site': 'none' }],
    ['a browser that tells nothing', {}],
    ['a browser that tells only where it was', { origin: 'https://verify.example' }],
  ])('303: sent by %s', async (_, headers) => {
    expect((await post(COMPLETE_BODY, headers)).status).toBe(303);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin that is none', { origin: 'verify.example' }],
  ])('403: sent by %s', async (_, headers) => {
    const response = await post(COMPLETE_BODY, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('This form was not sent from here');
    expect(page.attempt.submitted).toEqual([]);
  });

  it('303: when the search ends while the form is filled in', async () => {
    page.attempt.submitFails = new Conflict('secret detail');
    expect((await post(COMPLETE_BODY)).status).toBe(303);
  });

  it('401: when the link expires while the form is filled in', async () => {
    page.attempt.submitFails = new InvalidLink();
    expect((await post(COMPLETE_BODY)).status).toBe(401);
  });

  it('400: shows each problem in the summary and beside its field', async () => {
    page.attempt.submitFails = new Invalid([
      'respondent.name is required',
      'questions.8 needs an answer',
      'claims.0.startDate must be a date',
      'something else is odd',
    ]);
    const fields = {
      ...COMPLETE_BODY,
      'claims.0.startDate': 'CORRECTED',
      'claims.0.startDate.value': 'spring',
    };
    const response = await post(fields);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain('<title>Error: ');
    const links = [...text.matchAll(/<li>(?:<a href="#([^"]+)">)?([^<]+)/g)].map(([, id, text]) => [
      id,
      text,
    ]);
    expect(links).toEqual([
      [undefined, 'something else is odd'],
      ['claim-0-1-value', 'Start date (Initech) must be a date'],
      ['question-1-text', '“Question 8?” needs an answer'],
      ['respondent-name', 'Your name is required'],
    ]);
    for (const [id] of links) if (id) expect(text).toContain(` id="${id}"`);
    expect(text).toMatch(/id="claim-0-1-error"><span>This must be a date/);
    expect(text).toMatch(
      /id="claim-0-1-value"[^>]*aria-describedby="claim-0-1-error [^>]*aria-invalid="true"/,
    );
    expect(text).toMatch(
      /id="respondent-name"[^>]*aria-describedby="respondent-name-error"[^>]*aria-invalid="true"/,
    );
    expect(text).not.toMatch(/#question-1\{display:none\}/);
  });

  it('400: keeps what was typed and chosen', async () => {
    const fields: [string, string][] = [
      ['claims.0.position', 'CORRECTED'],
      ['claims.0.position.value', '<b>Boss</b>'],
      ['questions.7', 'no'],
      ['questions.9', 'yes'],
      ['questions.9', 'no'],
      ['questions.8', '</textarea><script>'],
      ['respondent.title', '" autofocus onfocus="alert(1)'],
    ];
    const text = await (await post(fields)).text();
    expect(page.attempt.submitted).toEqual([]);
    const checked = [...text.matchAll(/<input [^>]*id="([^"]+)"[^>]* checked/g)].map(([, id]) => id);
    expect(checked).toEqual([
      'situation-ANSWER',
      'claim-0-0-CORRECTED',
      'question-0-option-1',
      'question-2-option-0',
      'question-2-option-1',
    ]);
    expect(text).toContain('value="&lt;b&gt;Boss&lt;/b&gt;"');
    expect(text).toContain('\n&lt;/textarea&gt;&lt;script&gt;</textarea>');
    expect(text).toContain('value="&quot; autofocus onfocus=&quot;alert(1)"');
  });

  it('400: names what can not be read and what core misses at once, once for each field', async () => {
    const response = await post(
      { ...COMPLETE_BODY, 'claims.0.position': '', 'respondent.name': '' },
      {
        accept: 'application/json',
      },
    );
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      statusCode: 400,
      message: ['claims.0.position needs an answer', 'respondent.name is required'],
      error: 'Bad Request',
    });
    const twice = await post([['respondent.name', 'a\0']], { accept: 'application/json' });
    const { message } = (await twice.json()) as { message: string[] };
    expect(message.filter((problem) => problem.startsWith('respondent.name'))).toHaveLength(1);
  });

  it.each([
    [413, 'too large', 'x'.repeat(1_100_000), 'application/x-www-form-urlencoded'],
    [413, 'too large', 'a&'.repeat(10_000), 'application/x-www-form-urlencoded'],
    [415, 'could not read', '{}', 'application/json'],
    [415, 'could not read', 'a=b', 'application/x-www-form-urlencoded; charset=utf-7'],
    [400, 'Error: Verification request', `a${'[b]'.repeat(100)}=c`, 'application/x-www-form-urlencoded'],
  ])('%d: a body that is not a form of this page: %s', async (status, words, body, type) => {
    const response = await page.request({
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });

  it('takes neither nested fields nor names of the prototype for answers', async () => {
    const body = 'respondent[name]=R&__proto__[respondent.name]=R&constructor=x&hasOwnProperty=x&toString=x';
    const response = await page.request({
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    });
    const { message } = (await response.json()) as { message: string[] };
    expect(message).toContain('respondent.name is required');
  });

  it('leaves a fault of ours to the app', async () => {
    page.attempt.submitFails = new Error('secret detail');
    const response = await post(COMPLETE_BODY);
    expect([response.status, await response.text()]).toEqual([500, 'the app answers']);
  });
});
