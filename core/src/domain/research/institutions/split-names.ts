/** What people put between several names in one field, the clearest first. */
const SEPARATORS = [/\|/, /;/, /,(?= )/, /\s{2,}/, /\//];

const TURNED = /^(?:University|College|Institute|School)(?: of)?$/i;

/** The names that a field holds, by the separator that it uses. "Incarnate Word, University of" is one name. */
export function splitNames(text: string): string[] {
  const separator = SEPARATORS.find((mark) => mark.test(text.trim()));
  const parts = (separator ? text.split(separator) : [text]).map((part) => part.trim());
  return (parts.some((part) => TURNED.test(part)) ? [text.trim()] : parts).filter((part) => part.length > 1);
}
