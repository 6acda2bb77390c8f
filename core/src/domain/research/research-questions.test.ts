import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  contactInput,
  createTestCore,
  fakeClock,
  OFFICE_HOURS,
  orderSearch,
  storedFor,
  type TestCore,
} from '../../testing/index.ts';
import { addContact } from '../contact-plan/add-contact.ts';
import type { Context } from '../context/context.ts';
import { researchSearch } from '../outbounds/plan/research-search.ts';
import { researchQuestions } from './research-questions.ts';

let test: TestCore;
let context: Context;

beforeAll(async () => {
  test = await createTestCore({ postgresUrl: inject('postgresUrl'), clock: fakeClock(OFFICE_HOURS) });
  context = await test.organization();
});
afterAll(() => test.close());

const jobs = (...employers: string[]) => ({
  history: { employment: employers.map((employerName) => ({ employerName, position: 'Analyst' })) },
});

describe('what a research provider is asked', () => {
  it('is who can be asked at a place, and changes nothing', async () => {
    const school = { institutionName: 'State College', qualification: 'BA', fieldOfStudy: 'Art' };
    const { searchId } = await orderSearch(context, {
      searchTypes: [{ searchType: 'EDUCATION' }],
      history: { education: [{ ...school, institutionLocation: 'Austin, TX' }] },
    });
    const before = await storedFor(test, context);
    expect(await researchQuestions(context, { searchId })).toEqual([
      {
        questionId: `research_${searchId}_0`,
        searchId,
        searchType: 'EDUCATION',
        entityName: 'State College',
        location: 'Austin, TX',
        website: null,
      },
    ]);
    expect(await storedFor(test, context)).toEqual(before);
  });

  it('has an id for each place of the search', async () => {
    const { searchId } = await orderSearch(context, jobs('Acme', 'Beta', 'ACME Inc', 'Gamma'));
    const questions = await researchQuestions(context, { searchId });
    expect(questions.map(({ questionId, entityName }) => [entityName, questionId])).toEqual([
      ['Acme', `research_${searchId}_0`],
      ['Beta', `research_${searchId}_1`],
      ['Gamma', `research_${searchId}_3`],
    ]);
  });

  it('is about no place that has no name', async () => {
    const ids = await orderSearch(context, jobs('Self-employed', 'Acme', 'N/A'));
    const questions = await researchQuestions(context, ids);
    expect(questions.map(({ entityName }) => entityName)).toEqual(['Acme']);
  });

  it('is about five places at most', async () => {
    const ids = await orderSearch(context, jobs('One', 'Two', 'Three', 'Four', 'Five', 'Six'));
    expect(await researchQuestions(context, ids)).toHaveLength(5);
  });

  it('is nothing where the client was quicker to name somebody', async () => {
    const ids = await orderSearch(context, jobs('Acme'));
    await addContact(context, { ...ids, contact: contactInput() });
    expect(await researchQuestions(context, ids)).toEqual([]);
  });

  it('is nothing once the plan is made', async () => {
    const ids = await orderSearch(context, jobs('Acme'));
    await researchSearch(context, ids);
    expect(await researchQuestions(context, ids)).toEqual([]);
  });
});
