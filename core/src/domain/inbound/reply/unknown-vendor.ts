import type { Statement } from './statements.ts';

const NAME = "(?<name>\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:(?:and|of|the|&) )?\\p{Lu}[\\p{L}\\d&'’.-]*){0,3})";
const FORMS = [
  `\\b(?:handled|processed|managed|provided|completed|fulfilled|done|performed|answered|outsourced|administered)\\b[^.?!]{0,60}?\\b(?:by|through|via|to|with|using) (?:(?:an?|our|the) )?(?:(?:third[- ]party|outside|external|verification|service|vendor|provider|partner|company|administrator)[, :(]*){0,4}${NAME}`,
  `\\b(?:use|uses|using|visit|contact|through|via|go to)\\s+(?:our |the )?(?:(?:third[- ]party|verification|vendor|provider|partner|service|administrator)[, :(]*){0,4}${NAME}`,
].map((form) => new RegExp(form, 'u'));

/** The name of a vendor that is in no list, where the mail says that another answers. */
export function unknownVendor(
  statements: readonly Statement[],
): { code: null; name: string; evidence: string } | null {
  for (const { text } of statements) {
    const name = FORMS.map((form) => form.exec(text)?.groups?.name).find((found) => found !== undefined);
    if (name !== undefined) return { code: null, name: name.replace(/[.'’]+$/, ''), evidence: text };
  }
  return null;
}
