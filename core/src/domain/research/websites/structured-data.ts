/** Whom to reach, as a page tells machines. */
export interface StructuredContact {
  /** What it is for, and whose it is, as far as that is said. */
  label: string;
  email: string | null;
  phone: string | null;
  fax: string | null;
}

const MOST_OBJECTS = 2_000;

/** The contact points and departments of JSON-LD, wherever they stand in it. */
export function structuredContacts(json: string): StructuredContact[] {
  let root: unknown;
  try {
    root = JSON.parse(json);
  } catch {
    return [];
  }
  const found: StructuredContact[] = [];
  // A list instead of a recursion: how deep it goes is for the page to say.
  const open: unknown[] = [root];
  for (let seen = 0; open.length > 0 && seen < MOST_OBJECTS; seen += 1) {
    const value = open.shift();
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) found.push(...contactOf(value as Record<string, unknown>));
    open.push(...Object.values(value).slice(0, MOST_OBJECTS));
  }
  return found;
}

function contactOf(object: Record<string, unknown>): StructuredContact[] {
  const email = text(object.email)?.replace(/^mailto:/i, '') ?? null;
  const phone = text(object.telephone);
  const fax = text(object.faxNumber);
  if (email === null && phone === null && fax === null) return [];
  const label = [object.contactType, object.department, object.name, object.jobTitle, object['@type']]
    .map(text)
    .filter((part) => part !== null)
    .join(', ');
  return [{ label, email, phone, fax }];
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null;
