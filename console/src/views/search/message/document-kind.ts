/** What files begin with that can be shown, whatever their sender calls them. */
const BEGINNINGS = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/gif', [0x47, 0x49, 0x46, 0x38]],
] as const;

/** Null for what is only to be saved. */
export const kindOf = (content: Uint8Array): (typeof BEGINNINGS)[number][0] | null =>
  BEGINNINGS.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte))?.[0] ?? null;
