import { vendorsNamed } from '../../research/vendors/find-vendor.ts';
import { vendorCodeIn } from '../../research/vendors/vendor-code-in.ts';
import type { Statement } from './statements.ts';

/** A vendor that a reply names, by its code where it is known. */
export interface NamedInReply {
  code: string | null;
  name: string;
  evidence: string;
}

const ASKS_THERE =
  /\b(?:handles?|does|manages?|performs?|processes|answers?|responds?|contact|visit|use|uses|go to|call|submit|handled|processed|provid(?:ed?|es|ing)|authori[sz]ed|appointed|designated|partner\w*|through|via|outsourc\w+|third[- ]party|code|direct(?:ed)?|only|on|with|please|order|request|share[sd]?|available|at|see|check|log|register)\b/i;
/** Of a vendor that has been left for another. */
const NO_MORE =
  /\b(?:until|used to|formerly|previously|no longer|not (?:use|with)|instead of|stopped|left|replaced|moved from|switched from)\b/i;

/** The vendor that a reply refers to, of those that are known: the one of today, where it tells of a change. */
export function readVendor(statements: readonly Statement[], subject: string | null): NamedInReply | null {
  const isNamed = vendorsNamed(statements.map(({ text }) => text).join('\n')).length > 0;
  const named = (isNamed ? statements : []).flatMap(({ text }) => {
    const [first] = vendorsNamed(text);
    const isReferral = ASKS_THERE.test(text) || text.length < 60;
    return first && isReferral ? [{ code: first.vendor.code, name: first.words, evidence: text }] : [];
  });
  const today = named.find(({ evidence }) => !NO_MORE.test(evidence)) ?? named[0];
  if (today) return today;
  const [inSubject] = vendorsNamed(subject ?? '');
  return inSubject && statements.length > 0
    ? { code: inSubject.vendor.code, name: inSubject.words, evidence: subject ?? '' }
    : null;
}

/** The code that the vendor is to be given. */
export function vendorCodeOf(statements: readonly Statement[]): string | null {
  const codes = statements.flatMap(({ text }) => {
    const found = vendorCodeIn(text);
    return found ? [{ code: found.code, isOld: NO_MORE.test(text) }] : [];
  });
  return (codes.find(({ isOld }) => !isOld) ?? codes[0])?.code ?? null;
}

const NAME = "(?<name>\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:(?:and|of|the|&) )?\\p{Lu}[\\p{L}\\d&'’.-]*){0,3})";
const FORMS = [
  `\\b(?:handled|processed|managed|provided|completed|fulfilled|done|performed|answered|outsourced|administered)\\b[^.?!]{0,60}?\\b(?:by|through|via|to|with|using) (?:(?:an?|our|the) )?(?:(?:third[- ]party|outside|external|verification|service|vendor|provider|partner|company|administrator)[, :(]*){0,4}${NAME}`,
  `\\b(?:use|uses|using|visit|contact|through|thru|via|go to)\\s+(?:our |the )?(?:(?:third[- ]party|verification|vendor|provider|partner|service|administrator)[, :(]*){0,4}${NAME}`,
  `(?:^|[.;:] )${NAME} (?:handles?|processes|manages?|provides?|fulfills?|administers?|does|completes?|performs?) `,
].map((form) => new RegExp(form, 'u'));

/** An office of the organization's own is no vendor. */
const OWN_OFFICE =
  /^(?:Our|The|We|HR|Human Resources|Payroll|Corporate|Personnel|Registrar|Student|Records|Admissions|Headquarters|He|She|It|They|This|That|My|His|Her|Head Office|University|College|I|You|Please|Who|Which|Company|Department)\b/;

/** The name of a vendor that is in no list, where the mail says that another answers. */
export function unknownVendor(statements: readonly Statement[]): NamedInReply | null {
  for (const { text } of statements) {
    const name = FORMS.map((form) => form.exec(text)?.groups?.name).find((found) => found !== undefined);
    if (name !== undefined && !OWN_OFFICE.test(name))
      return { code: null, name: name.replace(/[.'’]+$/, ''), evidence: text };
  }
  return null;
}
