import { plainWords } from '../../read/fold.ts';
import type { ReadValue, ReplyField, ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';

const KIND =
  '(?:University|College|Institute|Polytechnic|Academy|Seminary|Hochschule|Fachhochschule|Universität|Universidad|Université|Universidade|Instituto|Institut)';
/** "It was earned at Cape Lorne Community College", "a degree of our partner, Calloway State University" */
const GIVEN_BY = new RegExp(
  `\\b(?:earned|conferred|awarded|issued|granted|stud(?:y|ied)|enrolled|but|degree|diploma) (?:\\p{Ll}+ ){0,3}?(?:at|by|from|of) (?:the |our (?:partner|sister)(?: school| university| college)?,? (?:the )?)?(?<name>(?:\\p{Lu}[\\p{L}.’'-]+ ){0,4}${KIND}(?: (?:of |de |der |of the )?\\p{Lu}[\\p{L}.’'-]+){0,3})`,
  'u',
);

/**
 * Whether a reply tells of studies or a degree at another school than the claimed one, and no name was read that says so.
 * @param statements all of the reply, since the name of a school is easily taken for that of a person
 */
export const tellsOfOtherSchool = (
  records: readonly { record: number; fields: Partial<Record<ReplyField, ReadValue>> }[],
  asked: ReplyRequest['records'],
  statements: readonly Statement[],
): boolean =>
  records.some(({ record, fields }) => {
    const claims = asked[record] ?? {};
    if (claims.institutionName === undefined || fields.institutionName?.says === 'CORRECTED') return false;
    const known = new Set(Object.values(claims).flatMap((value) => plainWords(value ?? '')));
    return statements.some(({ text, isQuestion }) => {
      const name = isQuestion ? undefined : GIVEN_BY.exec(text)?.groups?.name;
      return name !== undefined && !plainWords(name).every((word) => known.has(word));
    });
  });
