import type { WrappedKey } from '../../platform/database/encryption.ts';

const DAY_MS = 86_400_000;
/** By then each process has read its organizations anew, and each job that had not has ended. */
const SETTLED_AFTER_MS = 3_600_000;

interface KeyOwner {
  dataKeys: readonly WrappedKey[];
  createdAt: Date;
}

/** What the age of an organization's data keys asks for now. */
export function dueKeyChange(
  { dataKeys, createdAt }: KeyOwner,
  { days, at }: { days: number; at: Date },
): 'announced' | 'adopted' | undefined {
  // A key that was made before keys had a date is as old as its organization may make it.
  const ageOf = (key: WrappedKey) =>
    at.getTime() - (key.createdAt ? Date.parse(key.createdAt) : createdAt.getTime());
  const announced = dataKeys.find((key) => key.announced);
  if (announced) return ageOf(announced) >= SETTLED_AFTER_MS ? 'adopted' : undefined;
  return Math.min(...dataKeys.map(ageOf)) >= days * DAY_MS ? 'announced' : undefined;
}
