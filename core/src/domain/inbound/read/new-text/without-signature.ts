/** How people and programs end what was written: what stands below it is a signature. Each looks at one line. */
const ENDS: readonly RegExp[] = [
  /^\s*[-_]{2,4}$/,
  /^-- $/,
  /^(?:\+{2,4}|={2,4}|_{32})$/,
  // "Sent from our archive: start 2011" is no program's.
  /^(?:Sent from|Get Outlook for) (?![^\n]*(?::\s|\b(?:19|20)\d\d\b))/,
  /^Cheers,?!?$/i,
  /^Best wishes,?!?$/i,
  /^(?:V\/?R|Very respectfully|Respectfully),?$/i,
  /^\w{0,20}\s?(?:\sand\s)?Regards,?!?！?$/i,
  /^(?:with )?(?:\p{L}{2,12},? ){0,2}(?:and |& )?\p{L}{2,12} regards[,.!]?$/iu,
  /^(?:yours )?(?:sincerely|faithfully|truly)(?: yours)?[,.!]?$/i,
  /^(?:Von .+ gesendet|Gesendet von .+ für .+)$/,
  /^Sendt fra /,
  /^(?:Envoyé (?:depuis|de mon|à partir de)|Télécharger Outlook pour) /,
  /^Bien . vous,?!?$/i,
  /^\w{0,20}\s?cordialement,?!?$/i,
  /^Bonne (?:journ.e|soir.e)!?$/i,
  /^Enviado desde /,
  /^Verzonden vanaf |^Verstuurd vanaf /,
  /^(?:mit )?(?:(?:freundlich|best|herzlich|viel|lieb|schön|kollegial)\p{L}{1,3} )(?:grü(?:ß|ss)en?|gru(?:ß|ss))[,.!]?$/iu,
  /^(?:mfg|hochachtungsvoll|mvg|mvh)[,.!]?$/i,
  /^(?:(?:muy )?atentamente|atenciosamente|cordialmente)[,.!]?$/i,
  /^(?:(?:cordiali|distinti) saluti|(?:un )?cordiale? saluto)[,.!]?$/i,
  /^(?:mes |nos |sincères |meilleures )?salutations(?: distinguées| cordiales| respectueuses)?[,.!]?$/i,
  /^(?:met )?(?:vriendelijke|hartelijke) groet(?:en)?[,.!]?$/i,
  /^(?:med )?(?:vänlig[a]?|venlig|vennlig|bästa|beste?) (?:hälsning(?:ar)?|hilsen|hilsner)[,.!]?$/i,
  /^(?:ystävällisin )?terveisin[,.!]?$/i,
  /^(?:z (?:poważaniem|wyrazami szacunku)|s (?:pozdravem|přáním hezkého dne)|üdvözlettel|tisztelettel|cu stimă|saygılarımla)[,.!]?$/i,
  /^(?:veuillez (?:agréer|recevoir|croire)|(?:je|nous) vous (?:prie|prions) d['’]agréer|sin (?:otro|más) particular)(?!\p{L})/iu,
  /^с уважением[,.!]?$/iu,
];
/** What ends a mail, and begins one as well: "Cordial saludo," in Colombia. */
const ENDS_OR_BEGINS =
  /^(?:un |reciba un |con un )?(?:(?:cordial|atento|afectuoso)(?:es)? )?saludos?(?: (?:cordial(?:es)?|atentos?))?[,.!]?$|^(?:com os )?(?:melhores )?cumprimentos[,.!]?$/i;
/** The words of the longest line of a signature, but for a notice, which is left out by itself. */
const MOST_WORDS = 8;

/** What people add below their name. */
const POSTSCRIPT = /^\s*P\.?\s?S\.?\s?[:.,–-]?\s+\S/;

interface Part {
  /** From the last one up. */
  lines: string[];
  isQuoted: boolean;
}

/**
 * The lines without those that are marked as quoted and without signatures: what stands below a line that ends a mail,
 * down to the next quote. What it does is counted by lines, so that the same mail is read alike however busy the machine is.
 */
export function withoutSignature(lines: readonly string[]): string[] {
  const shown: string[] = [];
  let part: Part | null = null;
  for (const line of lines.toReversed()) {
    const text = endsMail(line) ? line : line.trimEnd();
    const isQuoted = text.startsWith('>');
    if (part && isSignature(part)) part = postscriptOf(part);
    if (part === null || !(part.isQuoted === isQuoted || (part.isQuoted && text === ''))) {
      if (part) shown.push(...shownOf(part));
      part = { lines: [], isQuoted };
    }
    part.lines.push(text);
  }
  if (part) shown.push(...shownOf(part));
  return shown.toReversed();
}

function isSignature({ lines }: Part): boolean {
  const end = lines.at(-1) ?? '';
  return endsMail(end) || (ENDS_OR_BEGINS.test(end) && !lines.some(isOfLetter));
}

/** A sentence, or a year: both stand in a letter rather than in a signature. */
const isOfLetter = (line: string): boolean =>
  line.trim().split(/\s+/).length > MOST_WORDS || /\b(?:19|20)\d\d\b/.test(line);

/** What stands below a signature is left out, down to what was added as forgotten above. */
function postscriptOf({ lines, isQuoted }: Part): Part | null {
  const start = lines.findLastIndex((line) => POSTSCRIPT.test(line));
  return start < 0 ? null : { lines: lines.slice(0, start + 1), isQuoted };
}

const endsMail = (line: string): boolean => ENDS.some((end) => end.test(line));

const shownOf = ({ lines, isQuoted }: Part): string[] =>
  isQuoted || lines.every((line) => line === '') ? [] : lines;
