import type { Reply, ReplyRequest } from '../read/reading.ts';
import { deniesFieldOnly } from './assertion/denied-field.ts';
import { withoutOwnMistake } from './assertion/own-mistake.ts';
import { untilSigned } from './assertion/signature.ts';
import { withoutSigner } from './assertion/signed-by.ts';
import { tickedOnly } from './boxes/ticked-only.ts';
import { withVerdictColumns } from './boxes/verdict-columns.ts';
import { type GlossedStatement, glossed } from './intent/gloss.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { answersOther } from './people/others-in-full.ts';
import { withoutAsides } from './people/without-asides.ts';
import { remarks } from './remarks.ts';
import { type Statement, statementsOf } from './statements.ts';
import { claimLine } from './values/shown-claim.ts';
import { type WhoseStatements, whoseStatements } from './whose-statements.ts';

/** A reply in its parts. */
export interface TakenApart extends OwnWords {
  statements: readonly Statement[];
  /** Whether boxes of it are marked, and it does not show which. */
  isTickedUnclear: boolean;
  whose: WhoseStatements;
  /** Those that may speak of the applicant, or where none does all of them, with their ideas. */
  spoken: readonly GlossedStatement[];
  /** Those of them that may tell what the reply is: what is said of one claim judges that claim alone. */
  telling: readonly GlossedStatement[];
}

/** Takes the text of a reply apart: what its sender wrote to us, statement by statement, and of whom. */
export function takeApart(
  text: string,
  request: ReplyRequest,
  { from, subject }: Pick<Reply, 'from' | 'subject'> = { from: null, subject: null },
): TakenApart {
  const own = ownWords(text, request);
  const ticked = tickedOnly(withVerdictColumns(own.text), request.searchType);
  const statements = [
    ...remarks(text),
    ...untilSigned(statementsOf(ticked.text).map(withoutOwnMistake), request, from),
  ];
  const isFromOther = answersOther(subject, own.visible, request);
  const whose = whoseStatements(
    withoutSigner(statements, request).flatMap((said) => withoutAsides(said, request)),
    request,
    isFromOther,
  );
  const spoken = glossed(whose.isOfOther ? statements : whose.spoken, request);
  const isOfOneClaim = ({ text: line }: Statement) =>
    claimLine(line, request.records, 'MONTH_FIRST') !== null || deniesFieldOnly(line, request.searchType);
  return {
    ...own,
    isTickedUnclear: ticked.isUnclear,
    statements,
    whose,
    spoken,
    telling: spoken.filter((statement) => !isOfOneClaim(statement)),
  };
}
