import type { SearchType } from '@credence/contract';
import { vendorMeant, vendorsNamed } from '../../../research/vendors/find-vendor.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import type { Statement } from '../statements.ts';
import { outsideVendor } from './outside-vendor.ts';
import { vendorCodeIn } from './vendor-code-in.ts';
import { ASKS_THERE, type NamedInReply } from './vendor-words.ts';

/** The third party that a reply may send to. */
export interface ThirdParty {
  /** One that is known, and named as the one to ask. */
  known: NamedInReply | null;
  /** Whom it names if it sends to a vendor: a known one, however it is named, or else one that is in no list. */
  named: NamedInReply | null;
  /** With what it is to be asked. */
  vendorCode: string | null;
}

/** Of a vendor that has been left for another. */
const NO_MORE =
  /\b(?:until|up to (?=\d|the|last|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:was|were) (?:our|the) (?:\w+ )?(?:verif\w+|vendor|provider|partner)|used to|formerly|previously|no longer|(?:not|n['’]t) (?:use|with|go|contact|call|send|ask|on)|any ?more|instead of|stopped|(?:have|has|['’]ve|we|they) left|dropped|got rid of|(?<!\b(?:have|has|['’]ve) )(?:we|they) used (?!to\b)|(?:ended|cancel\w*|terminated) (?:our|the) contract|contract\b[^.]{0,40}\b(?:ended|expired|terminated|ran out|is over)|\bold \w+ (?:code|account|login|number)|replaced|(?:moved|switched|changed|came|went) (?:(?:away|on|over|off) )?(?:from|of)|(?:moved|came) off|ya no|ne\b[^.]{1,30}\bplus|nicht mehr|nao (?:usamos|trabalhamos) mais)\b/i;
/** What other vendors are asked for. */
const OF_OTHER_MATTER =
  /\b(?:unemployment|benefits|payroll deductions?|garnishments?|mortgages?|lenders?|landlords?|loans?|transcripts?|snap|cobra|401k|subpoenas?)\b(?![^.]{0,60}\bverif)/i;
const FROM_ONE_TO_OTHER = /\b(?:from|of) .{2,60}? (?:to|for|in favou?r of) /i;
/** What stands before the one that took another's place: "you would have gone to uConfirm, but we have since changed to". */
const SINCE =
  /\b(?:now|nowadays|today|currently|since|instead|(?:changed|switched|moved|gone over) (?:over )?(?:to|with)|replaced (?:it |them |that )?(?:by|with))\b[^.;]{0,30}$/i;

/** The vendor that a reply refers to, of those that are known: the one of today, where it tells of a change. */
function knownVendor(statements: readonly Statement[]): NamedInReply | null {
  const isNamed = vendorsNamed(statements.map(({ text }) => text).join('\n')).length > 0;
  const named = (isNamed ? statements : []).flatMap(({ text }) => {
    const all = vendorsNamed(text);
    const later = all.slice(1).find(({ index }) => SINCE.test(text.slice(0, index)));
    const meant = later ?? (all.length > 1 && FROM_ONE_TO_OTHER.test(text) ? all.at(-1) : all[0]);
    const isReferral = ASKS_THERE.test(text) || text.length < 60;
    return meant && isReferral ? [{ code: meant.vendor.code, name: meant.words, evidence: text }] : [];
  });
  const today = named.filter(({ evidence }) => !NO_MORE.test(evidence));
  const forThis = today.filter(({ evidence }) => !OF_OTHER_MATTER.test(evidence));
  return besideCodeFirst(forThis) ?? today[0] ?? named[0] ?? null;
}

/** Of several vendors the one beside whom a code stands. */
const besideCodeFirst = (named: readonly NamedInReply[]): NamedInReply | undefined =>
  named.find(({ evidence }) => vendorCodeIn(evidence) !== null) ?? named[0];

/** The third party that a reply names, with the code that it is to be given. */
export function readVendor(
  statements: readonly Statement[],
  { searchType, records }: ReplyRequest,
): ThirdParty {
  const known = knownVendor(statements);
  const isLeft = known !== null && NO_MORE.test(known.evidence);
  const others = isLeft ? statements.filter(({ text }) => text !== known.evidence) : statements;
  const claimed = records.flatMap((claims) => Object.values(claims));
  const named =
    known && !isLeft ? known : (meantIn(others, searchType) ?? outsideVendor(others, claimed) ?? known);
  return { known, named, vendorCode: codeOf(statements, named) };
}

/** The known vendor that is named at all, where it is not left and not for another matter; one beside a code first. */
function meantIn(statements: readonly Statement[], searchType: SearchType): NamedInReply | null {
  // Most replies name none, which is told sooner of all at once.
  if (vendorMeant(statements.map(({ text }) => text).join('\n'), searchType) === null) return null;
  const meant = statements
    .filter(({ text }) => !NO_MORE.test(text) && !OF_OTHER_MATTER.test(text))
    .flatMap(({ text }) => {
      const found = vendorMeant(text, searchType);
      return found ? [{ code: found.vendor.code, name: found.words, evidence: text }] : [];
    });
  return besideCodeFirst(meant) ?? null;
}

/** The code beside the name, or else the first one that stands beside no other vendor and is not said of one of before. */
function codeOf(statements: readonly Statement[], asked: NamedInReply | null): string | null {
  const isLeft = asked !== null && NO_MORE.test(asked.evidence);
  const isOfOther = (text: string) => {
    const named = isLeft ? [] : vendorsNamed(text);
    return named.length > 0 && named.every(({ vendor }) => vendor.code !== asked?.code);
  };
  const codes = statements.flatMap(({ text }) => {
    const found = vendorCodeIn(text);
    return found && (text === asked?.evidence || !isOfOther(text)) ? [{ code: found.code, text }] : [];
  });
  const own =
    codes.find(({ text }) => text === asked?.evidence) ?? codes.find(({ text }) => !NO_MORE.test(text));
  return (own ?? codes[0])?.code ?? null;
}
