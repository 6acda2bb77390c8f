/** How people and programs end what was written: what stands below it is a signature. Each looks at one line. */
const ENDS: readonly RegExp[] = [
  /^\s*[-_]{2,4}$/,
  /^-- $/,
  /^(?:\+{2,4}|={2,4}|_{32})$/,
  /^(?:Sent from|Get Outlook for) /,
  /^Cheers,?!?$/i,
  /^Best wishes,?!?$/i,
  /^(?:V\/?R|Very respectfully|Respectfully),?$/i,
  /^\w{0,20}\s?(?:\sand\s)?Regards,?!?！?$/i,
  /^(?:Von .+ gesendet|Gesendet von .+ für .+)$/,
  /^Sendt fra /,
  /^(?:Envoyé (?:depuis|de mon|à partir de)|Télécharger Outlook pour) /,
  /^Bien . vous,?!?$/i,
  /^\w{0,20}\s?cordialement,?!?$/i,
  /^Bonne (?:journ.e|soir.e)!?$/i,
  /^Enviado desde /,
  /^Verzonden vanaf |^Verstuurd vanaf /,
];

interface Part {
  /** From the last one up. */
  lines: string[];
  isQuoted: boolean;
}

/**
 * The lines without those that are marked as quoted and without signatures: what stands below a line that ends a mail,
 * down to the next quote. Looks at each line once, so that the same mail is read alike however busy the machine is.
 */
export function withoutSignature(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let part: Part | null = null;
  for (const line of lines.toReversed()) {
    const text = endsMail(line) ? line : line.trimEnd();
    const isQuoted = text.startsWith('>');
    if (part && endsMail(part.lines.at(-1) ?? '')) part = null;
    if (part === null || !(part.isQuoted === isQuoted || (part.isQuoted && text === ''))) {
      if (part) shown.push(...shownOf(part));
      part = { lines: [], isQuoted };
    }
    part.lines.push(text);
  }
  if (part) shown.push(...shownOf(part));
  return shown.toReversed();
}

const endsMail = (line: string): boolean => ENDS.some((end) => end.test(line));

const shownOf = ({ lines, isQuoted }: Part): string[] =>
  isQuoted || lines.every((line) => line === '') ? [] : lines;
