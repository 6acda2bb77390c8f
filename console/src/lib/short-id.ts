/** So much of an id that people can tell one window from another by it. */
export const shortId = (id: string): string => id.slice(0, 8);
