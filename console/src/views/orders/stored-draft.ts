import type { Session } from '@credence/contract';
import type { Typed, TypedValue } from '../../forms/form-node.ts';
import type { Draft } from './draft.ts';

const KEY = 'credence.order-draft';

/** What does not stay in a browser: numbers of people, and what opens something. */
const NEVER_KEPT = [
  'ssn',
  'birthday',
  'secret',
  'previousSecret',
  'password',
  'headers',
  'questionnaireAccessCode',
];
/** A file that was read rather than uploaded. */
const MOST_CHARACTERS = 10_000;

const ownerOf = ({ person, organization }: Session): string => `${person.subject} ${organization.id}`;

/** The draft that this person left in this tab, for this organization; null where there is none. */
export function storedDraft(session: Session): Draft | null {
  try {
    const { owner, draft } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      owner?: string;
      draft?: Draft;
    };
    if (owner === ownerOf(session) && draft) return draft;
  } catch {
    // What is no draft is none.
  }
  forgetDraft();
  return null;
}

export function storeDraft(session: Session, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ owner: ownerOf(session), draft: withoutSecrets(draft) }));
  } catch {
    // A browser that keeps nothing, or has no room: the draft is in the page.
  }
}

export const forgetDraft = (): void => sessionStorage.removeItem(KEY);

/** A draft as it is kept, and shown again after a reload. */
export function withoutSecrets(fields: Typed): Typed {
  const kept = Object.entries(fields).flatMap(([name, value]) =>
    NEVER_KEPT.includes(name) ? [] : [[name, keptOf(value)] as const],
  );
  return Object.fromEntries(kept);
}

function keptOf(value: TypedValue): TypedValue {
  if (typeof value === 'string') return value.length > MOST_CHARACTERS ? '' : value;
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? item : withoutSecrets(item))) as readonly Typed[];
  return withoutSecrets(value as Typed);
}
