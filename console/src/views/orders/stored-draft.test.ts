import { expect, it } from 'vitest';
import { newEntry } from '../../forms/form-node.ts';
import { withoutSecrets } from './stored-draft.ts';

it('keeps of a draft neither numbers of people, nor what opens something, nor whole files', () => {
  const target = newEntry({
    url: 'https://client.example',
    secret: 'hush',
    headers: [newEntry({ name: 'X-A', value: 'hush' })],
  });
  const search = newEntry({ searchType: 'EMPLOYMENT', questionnaireAccessCode: 'hush' });
  const draft = {
    applicant: {
      ...{ firstName: 'Jordan', ssn: '900-12-3456', birthday: '1990-04-17' },
      signedReleaseFileUrl: `data:application/pdf;base64,${'A'.repeat(20_000)}`,
    },
    searchTypes: [search],
    webhookConfig: {
      secret: 'hush',
      fallbackEndpoint: [
        { ...target, basicAuth: { username: 'hook', password: 'hush' }, events: ['verification.completed'] },
      ],
    },
  };
  const { secret: _secret, headers: _headers, ...shownTarget } = target;
  const { questionnaireAccessCode: _code, ...shownSearch } = search;
  expect(withoutSecrets(draft)).toEqual({
    applicant: { firstName: 'Jordan', signedReleaseFileUrl: '' },
    searchTypes: [shownSearch],
    webhookConfig: {
      fallbackEndpoint: [
        { ...shownTarget, basicAuth: { username: 'hook' }, events: ['verification.completed'] },
      ],
    },
  });
});
