import type { ProviderAnswer } from '../../domain/research/provider-answer.ts';

type Answered = Extract<ProviderAnswer, { kind: 'answered' }>;

/** What a research provider says about the employer of a search; nothing at all unless told. */
export const providerAnswer = (
  searchId: string,
  {
    entityName = 'Contoso Inc',
    ...said
  }: Partial<Omit<Answered, 'kind' | 'question' | 'source'>> & { entityName?: string },
): ProviderAnswer => ({
  question: {
    questionId: `research_${searchId}_0`,
    searchId,
    entityName,
    searchType: 'EMPLOYMENT',
    location: null,
    website: null,
  },
  source: 'research_provider',
  kind: 'answered',
  contacts: [],
  vendor: null,
  parentOrganization: null,
  ...said,
});
