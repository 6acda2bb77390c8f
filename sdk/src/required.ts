/** The text of a setting. A variable that is not set, or plain JavaScript, may have left it out. */
export function required(name: string, value: string | undefined): string {
  if (typeof value !== 'string' || value.trim() === '') throw new TypeError(`${name} is missing`);
  return value;
}
