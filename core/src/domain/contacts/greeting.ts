import { LEGAL_FORMS } from '../records/legal-forms.ts';
import { UNKNOWN_PLACE } from './planned-contact.ts';

/** Whom a message is for. */
export interface Addressee {
  name: string;
  entityName: string;
}

/** A person by their name, and the people of an office by where they work. */
export function greetingFor({ name, entityName }: Addressee): string {
  if (isPerson({ name, entityName })) return `Dear ${name.trim()},`;
  const entity = withoutLegalForm(entityName);
  return entity === '' || entity === UNKNOWN_PLACE ? 'Hello,' : `Dear ${entity} team,`;
}

/** The office that a message is for, without the organization that it belongs to; null where that is a person. */
export function officeOf({ name, entityName }: Addressee): string | null {
  if (isPerson({ name, entityName })) return null;
  const entity = entityName.trim().toLowerCase();
  const at = entity === '' ? -1 : name.toLowerCase().indexOf(entity);
  const office = at < 0 ? name : name.slice(0, at) + name.slice(at + entity.length);
  return trimmed(office) || null;
}

const OFFICE_WORDS = new Set(
  [
    ...[
      'office',
      'department',
      'dept',
      'desk',
      'team',
      'center',
      'centre',
      'division',
      'services',
      'service',
    ],
    ...['hr', 'human', 'resources', 'people', 'personnel', 'payroll', 'benefits', 'staffing', 'talent'],
    ...[
      'verification',
      'verifications',
      'employment',
      'education',
      'records',
      'record',
      'registrar',
      'registrars',
    ],
    ...['admissions', 'student', 'students', 'alumni', 'transcripts', 'enrollment', 'academic', 'affairs'],
    ...[
      'manager',
      'director',
      'supervisor',
      'reception',
      'front',
      'main',
      'general',
      'contact',
      'info',
      'unknown',
    ],
    ...[
      'university',
      'college',
      'school',
      'institute',
      'academy',
      'hospital',
      'bank',
      'group',
      'the',
      'of',
      'and',
    ],
    ...Object.keys(LEGAL_FORMS),
  ].flatMap((word) => [word, `${word}s`]),
);

const NAME_WORD = /^\p{Lu}[\p{L}\p{M}'’.-]*$/u;
/** "de la Cruz", "van Dyke". */
const PARTICLE = /^(?:de|del|della|la|da|dos|das|di|du|van|von|der|den|bin|al|el|ter|y|e)$/;

/** In doubt it is an office: a person who is greeted as a team minds less than a team that is greeted as a person. */
function isPerson({ name, entityName }: Addressee): boolean {
  const words = name.trim().split(/\s+/);
  const isName = words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word));
  if (words.length < 2 || words.length > 5 || !isName) return false;
  const plain = words.map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const ofEntity = new Set(entityName.toLowerCase().split(/[^\p{L}]+/u));
  return !plain.some((word) => OFFICE_WORDS.has(word)) && !plain.every((word) => ofEntity.has(word));
}

function withoutLegalForm(entityName: string): string {
  const words = trimmed(entityName).split(/\s+/);
  while (words.length > 1 && isLegalForm(words.at(-1) ?? '')) words.pop();
  return trimmed(words.join(' '));
}

const isLegalForm = (word: string): boolean =>
  Object.hasOwn(LEGAL_FORMS, word.toLowerCase().replace(/[.,]/g, ''));

const trimmed = (text: string): string => text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '');
