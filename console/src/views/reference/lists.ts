/** What there is to look up, in its order. */
export const LISTS = ['directory', 'institutions', 'vendors'] as const;
