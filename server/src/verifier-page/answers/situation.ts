/** What the person can do about the request. */
export type Situation = 'ANSWER' | 'NO_RECORD' | 'WRONG_PERSON' | 'THIRD_PARTY';

/** The choices in the order of the page, as the person would say it. */
export const SITUATIONS: readonly { value: Situation; label: string; hint?: string }[] = [
  { value: 'ANSWER', label: 'Yes, I can check the details' },
  {
    value: 'NO_RECORD',
    label: 'We have no record of this person',
    hint: 'Under none of the names above',
  },
  {
    value: 'WRONG_PERSON',
    label: 'I am not the right person to ask',
    hint: 'You can tell us who is',
  },
  {
    value: 'THIRD_PARTY',
    label: 'We use a third party for this',
    hint: 'Another company answers such requests for you',
  },
];
