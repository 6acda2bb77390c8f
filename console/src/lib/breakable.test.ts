import { expect, it } from 'vitest';
import { wordsOf } from './breakable.tsx';

it.each([
  ['AGENT_INTERVENTION', ['AGENT_', 'INTERVENTION']],
  ['verification.action_required', ['verification.', 'action_', 'required']],
  ['organization.readKeys', ['organization.', 'read', 'Keys']],
  ['people', ['people']],
])('%s breaks into %j', (name, words) => expect(wordsOf(name).map(({ word }) => word)).toEqual(words));
