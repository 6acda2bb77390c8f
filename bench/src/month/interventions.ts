/** What a client does to a search of its own while it runs. */
export const INTERVENTIONS = [
  'cancels the search',
  'cancels the order',
  'pauses and resumes',
  'pauses for good',
  'adds a contact',
  'replaces a contact',
  'removes a contact',
  'calls a contact inaccurate',
  'decides itself',
] as const;
export type Intervention = (typeof INTERVENTIONS)[number];
