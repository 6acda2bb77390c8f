/** For how many days figures can be told. */
export const SPANS = ['7', '30', '90'] as const;
