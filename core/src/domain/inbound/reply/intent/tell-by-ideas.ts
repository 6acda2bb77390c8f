import type { ReplyKind } from '../../read/reading.ts';
import { followsIfSo, hasNotMet } from '../assertion/outright.ts';
import type { GlossedStatement } from './gloss.ts';
import { SPEECH_ACTS } from './speech-acts.ts';

/** What a reply does, and the words that tell. */
interface ToldByIdeas {
  kind: ReplyKind;
  evidence: string;
  byIdeas: true;
}

/** Looking for, which one word answers: "Nothing." */
const SOUGHT = / (?:look|sought|find) /;

/** What is only so if something else is, neither denies nor refuses. */
const DENYING: ReadonlySet<ReplyKind> = new Set(['NO_RECORD', 'REFUSED']);
const ON_A_CONDITION = / if (?:[^\s|]+ )*(?:\||$)/g;

/** Tells what a reply does by the ideas that its words stand for, whatever the words are. */
export function tellByIdeas(statements: readonly GlossedStatement[]): ToldByIdeas | null {
  const bare = statements.find(
    ({ gloss }, at) => gloss === ' not ' && SOUGHT.test(statements[at - 1]?.gloss ?? ''),
  );
  if (bare) return { kind: 'NO_RECORD', evidence: bare.text, byIdeas: true };
  for (const { kind, act, of } of SPEECH_ACTS) {
    const found = statements.find(
      ({ text, gloss, isQuestion }) =>
        (of === 'ANY' || isQuestion === (of === 'QUESTION')) &&
        act.ideas.test(DENYING.has(kind) ? gloss.replace(ON_A_CONDITION, ' ') : gloss) &&
        !act.unless?.test(gloss) &&
        !(kind === 'NO_RECORD' && hasNotMet(text)) &&
        !(DENYING.has(kind) && followsIfSo(text)),
    );
    if (found) return { kind, evidence: found.text, byIdeas: true };
  }
  return null;
}
