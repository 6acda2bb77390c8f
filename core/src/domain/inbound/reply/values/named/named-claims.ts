import type { ReadValue, ReplyField, ReplyRequest } from '../../../read/reading.ts';
import { isDateField } from '../../agreement.ts';
import { assertedOf } from '../../assertion/asserted.ts';
import type { Statement } from '../../statements.ts';
import { isOnlyBegun } from '../degrees/only-begun.ts';
import type { Asked } from './asked.ts';
import { namedDate } from './named-date.ts';
import { namedPlace, namedTitle } from './named-words.ts';

/**
 * Claims that the mail names in words which tell nothing of them: a date that only one claim has, a title or a degree that means
 * the claimed one. Neither denied nor supposed, nor beside another that may be meant. They are for a contact to confirm, and
 * settle nothing.
 */
export function namedClaims(
  statements: readonly Statement[],
  request: ReplyRequest,
  asked: Asked,
): Partial<Record<ReplyField, ReadValue>> {
  const open = (Object.keys(asked.claims) as ReplyField[]).filter((field) => isOpen(field, asked));
  if (open.length === 0) return {};
  const told = statements.filter(({ isQuestion }) => !isQuestion);
  const said = assertedOf(told, request);
  const named = open.flatMap((field): [ReplyField, ReadValue][] => {
    const value = isDateField(field)
      ? namedDate(field, said, told, asked)
      : /Name$|Location$/.test(field)
        ? namedPlace(field, said, asked)
        : namedTitle(field, said, asked);
    const isHeld = value && !(field === 'qualification' && isOnlyBegun(value.value ?? '', value.evidence));
    return isHeld ? [[field, { says: 'CONFIRMED', ...value }]] : [];
  });
  return Object.fromEntries(named.filter(([field, { value }]) => isMore(value, asked.read[field]?.value)));
}

/** Not read, or only called right, where the day itself may stand elsewhere. */
function isOpen(field: ReplyField, { claims, read }: Asked): boolean {
  const { says, value, evidence = '' } = read[field] ?? {};
  if (says === undefined) return true;
  const isCalledRight = says === 'CONFIRMED' && value === claims[field] && !/\d/.test(evidence);
  return isDateField(field) && isCalledRight && value?.length === 'yyyy-mm'.length;
}

const isMore = (value: string | null, read: string | null | undefined): boolean =>
  (value ?? '').length > (read ?? '').length;
