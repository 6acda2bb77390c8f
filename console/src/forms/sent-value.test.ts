import { describe, expect, it } from 'vitest';
import { orderForm } from '../../order-form.ts';
import { newEntry, OTHERS, type Typed } from './form-node.ts';
import { sentOf, wrongJson } from './sent-value.ts';

const FORM = orderForm();
const EMPTY = { applicant: {}, businessContext: {}, searchTypes: [] };

describe('what is typed', () => {
  it.each<[string, Typed, object]>([
    ['nothing', {}, EMPTY],
    ['blanks', { applicant: { firstName: '  ' } }, EMPTY],
    ['a text', { applicant: { firstName: ' Jordan ' } }, { ...EMPTY, applicant: { firstName: 'Jordan' } }],
    [
      'a number',
      { businessContext: { proposedSalary: '85000.5' } },
      { ...EMPTY, businessContext: { proposedSalary: 85_000.5 } },
    ],
    [
      'no number',
      { businessContext: { proposedSalary: 'much' } },
      { ...EMPTY, businessContext: { proposedSalary: 'much' } },
    ],
    [
      'yes and no',
      { defaultSearchConfig: { channels: { email: 'false', fax: 'true' } } },
      { ...EMPTY, defaultSearchConfig: { channels: { email: false, fax: true } } },
    ],
    ['what was cleared again', { defaultSearchConfig: { channels: { email: '' } } }, EMPTY],
    [
      'lines',
      { defaultSearchConfig: { thirdPartyBan: 'ONE\n\n TWO ' } },
      { ...EMPTY, defaultSearchConfig: { thirdPartyBan: ['ONE', 'TWO'] } },
    ],
    [
      'days',
      { defaultSearchConfig: { timing: { businessHours: { allowedDays: ['5', '1'] } } } },
      { ...EMPTY, defaultSearchConfig: { timing: { businessHours: { allowedDays: [1, 5] } } } },
    ],
    [
      'an empty entry, which keeps its place',
      { history: { employment: [newEntry(), newEntry({ position: 'Chef' })] } },
      { ...EMPTY, history: { employment: [{}, { position: 'Chef' }] } },
    ],
    [
      'headers',
      {
        webhookConfig: {
          fallbackEndpoint: [
            newEntry({
              url: 'https://c.example',
              headers: [newEntry({ name: 'X-A', value: ' 1' }), newEntry()],
            }),
          ],
        },
      },
      {
        ...EMPTY,
        webhookConfig: { fallbackEndpoint: [{ url: 'https://c.example', headers: { 'X-A': ' 1' } }] },
      },
    ],
    [
      'JSON',
      { searchTypes: [newEntry({ verificationQuestions: [newEntry({ selectedAnswer: '["a"]' })] })] },
      { ...EMPTY, searchTypes: [{ verificationQuestions: [{ selectedAnswer: ['a'] }] }] },
    ],
    [
      'other settings',
      { defaultSearchConfig: { inbound: { [OTHERS]: '{"own": 1}', readBack: 'false' } } },
      { ...EMPTY, defaultSearchConfig: { inbound: { own: 1, readBack: false } } },
    ],
  ])('is sent as the service takes it: %s', (_, typed, order) => {
    expect(sentOf(FORM, typed)).toEqual(order);
  });

  it.each<[string, Typed, string[]]>([
    [
      'JSON',
      { searchTypes: [newEntry({ verificationQuestions: [newEntry({ selectedAnswer: '{"a": [1]}' })] })] },
      [],
    ],
    [
      'half of it',
      { searchTypes: [newEntry({ verificationQuestions: [newEntry({ selectedAnswer: '[1' })] })] },
      ['searchTypes.0.verificationQuestions.0.selectedAnswer'],
    ],
    [
      'a list of settings',
      { defaultSearchConfig: { inbound: { [OTHERS]: '[]' } } },
      [`defaultSearchConfig.inbound.${OTHERS}`],
    ],
  ])('is held to be JSON where it has to be: %s', (_, typed, paths) => {
    expect(wrongJson(FORM, typed)).toEqual(paths);
  });
});
