import { plainWords } from '../read/fold.ts';
import type { ReadReferral, ReplyRequest } from '../read/reading.ts';
import type { Statement } from './statements.ts';

const EMAIL = /[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
const EMAILS = new RegExp(EMAIL, 'g');
const PHONE =
  /(?<![\d\w@./-])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{2,4}\)[\s.-]?)?\d{2,5}(?:[\s.-]\d{2,8}){1,5}(?![\d\w/])|(?<!\d)\d{3}[-.]\d{4}(?!\d)/;
const NAME_PART = "\\p{Lu}[\\p{L}'’-]+";
const NAME = new RegExp(
  `(?<![\\p{L}])(?:[Cc]ontact|[Aa]sk(?: for)?|[Tt]ry|[Ss]ee|to|with|by|[Cc]all|[Ee]-?mail|is|[Ww]rite|[Rr]each|attn:?|cc:?|colleague|adresser à|a|an|à|com|mit|ao?)\\s+(?:(?:my|our) \\w+,? )?(?:(?:Mr|Mrs|Ms|Miss|Dr|Mme|M|Sra?|Frau|Herrn?|Don|Doña)\\.?\\s+)?(?<name>(?:${NAME_PART}|\\p{Lu}\\.)(?:\\s(?:de |del |da |van |von )?${NAME_PART}){1,2})`,
  'gu',
);
/** "Stuart Ng, sng@contoso.example" */
const BEFORE_ADDRESS = new RegExp(
  `(?<name>${NAME_PART}(?:\\s${NAME_PART}){1,2}|(?:Mr|Mrs|Ms|Miss|Dr|Mme|M|Sra?|Frau|Herrn?|Doña|Don)\\.?\\s${NAME_PART})(?: (?:can|will|should|could|is|has|would|est|ist|es|peut|kann)\\b[^.;@\\d]{0,50}?)?\\s?(?:[,:(<–-]|at|on|au|al|unter|pelo)?\\s?(?:[(<]?[\\w.+-]+@|\\+?[(\\d])`,
  'u',
);
/** "Margaret Oldfield has the papers" */
const HAS_THEM = new RegExp(
  `^(?<name>${NAME_PART}\\s${NAME_PART}) (?:has|keeps|handles|holds|does|manages|looks after|took over|is (?:the|our|your)|can|will|would)\\b`,
  'u',
);
/** "Mrs Judith Keast does the staff side" */
const WITH_TITLE = new RegExp(
  `(?<![\\p{L}])(?:Mr|Mrs|Ms|Miss|Dr|Mme|Frau|Herrn?|Sra?|Doña|Don)\\.?\\s(?<name>${NAME_PART}(?:\\s${NAME_PART}){0,2})`,
  'u',
);
/** "Call Theo at 843-555-0119" */
const FIRST_NAME = new RegExp(
  `(?<![\\p{L}])(?:[Aa]sk for (?<asked>${NAME_PART})|(?:[Cc]all|[Tt]ry|[Cc]ontact|[Rr]each) (?<name>${NAME_PART}),? (?:at |on |ext\\.? )?(?=[\\w.+-]+@|\\+?[(\\d])|(?<owner>${NAME_PART}) (?:runs|owns|manages) (?:it|the \\w+) now)`,
  'u',
);
const OFFICE =
  /\b(?:Human|Resources|Department|Office|Registrar|Records|Services|Team|University|College|Company|Payroll|Student|Employment|Verification|Center|Clearinghouse|Work|Number|Recursos|Humanos|Sekretariat|Verwaltung|Personalabteilung|Secretar\p{L}+|Archiv\p{L}*|Accueil|Reception|Desk|Inc|LLC)\b/u;

/** Whom a reply names to ask instead, by an address or a telephone number that is not the sender's own. */
export function readReferral(
  statements: readonly Statement[],
  from: string | null,
  request: ReplyRequest,
): ReadReferral | null {
  const own = EMAIL.exec(from ?? '')?.[0].toLowerCase() ?? '';
  const withAddress = statements.filter(({ text }) => isOther(EMAIL.exec(text)?.[0], own));
  const named =
    (withAddress.length > 1 ? withAddress.find(({ text }) => OF_RECORDS.test(text)) : null) ??
    withAddress[0] ??
    statements.find(({ text }) => saysWhomToCall(text) && nameIn(text, request) !== null);
  if (!named) return null;
  const at = statements.indexOf(named);
  const around = statements.slice(Math.max(0, at - 2), at + 2).map(({ text }) => text);
  const email = addressIn(named.text);
  const phone = PHONE.exec(named.text.replace(EMAIL, ' '))?.[0].trim() ?? null;
  const name =
    ownerOf(email, [named.text, ...around].join('\n'), request) ??
    [named.text, ...around].map((text) => nameIn(text, request)).find((found) => found !== null) ??
    null;
  return { name, email, phone, evidence: named.text };
}

/** What is to be asked there, where a mail names several: an absence note has an address for each matter. */
const OF_RECORDS =
  /\b(?:verif\w+|references?|(?:to do with|about|on|for) (?:our |former |past |current |old )*(?:employees|students|alumni)|(?:employment|employee|personnel|staff|student|academic) (?:checks?|records?|files?|histor\w+)|personnel|human resources|hr|registrar|transcripts?|degrees?)\b/i;

/** The first address, or of several the one that stands behind what is to be asked there. */
function addressIn(text: string): string | null {
  const all = [...text.matchAll(EMAILS)];
  const asked = all.find(({ index }, at) => {
    const last = all[at - 1];
    return OF_RECORDS.test(text.slice(last ? last.index + last[0].length : 0, index));
  });
  return (all.length > 1 && asked ? asked : all[0])?.[0].replace(/\.$/, '') ?? null;
}

const NAMES = new RegExp(
  `(?<![\\p{L}])${NAME_PART}(?:\\s(?:de |del |da |van |von )?${NAME_PART}){1,2}`,
  'gu',
);

/** The person of the mail whose name an address is made of: "Carlton Reeve in HR can help: creeve@contoso.example". */
function ownerOf(email: string | null, text: string, request: ReplyRequest): string | null {
  const [account = ''] = email?.toLowerCase().split('@') ?? [];
  const known = namesKnown(request);
  const names = [...text.matchAll(NAMES)].map(([name]) => name.replace(/['’]s$/, ''));
  return (
    names.find((name) => {
      const words = plainWords(name);
      const [first = '', last = ''] = [words[0], words.at(-1)];
      const isMade = (last.length > 2 && account.includes(last)) || (first.length > 2 && account === first);
      return isMade && !OFFICE.test(name) && !words.some((word) => known.has(word));
    }) ?? null
  );
}

const isOther = (email: string | undefined, own: string): boolean =>
  email !== undefined && email.toLowerCase() !== own;

const saysWhomToCall = (text: string): boolean =>
  PHONE.test(text) &&
  /\b(?:cover(?:s|ing)|in my (?:place|absence)|back-?up|fill(?:s|ing) in|can help|(?:manager|boss|owner|director) is|(?:runs|owns|manages) it|does (?:the|our)|handles?|looks after|call|contact|phone|ring|reach|dial|(?:their|our|the|its) (?:tele)?(?:phone )?number is|llame|marque|appele[rz]|joindre|joignez|contacte[rz]|anrufen|erreichen|ligue)\b/i.test(
    text,
  );

/** The words of the applicant's name and of what was asked: they name no other contact. */
const namesKnown = ({ applicant, records }: ReplyRequest): ReadonlySet<string> =>
  new Set(
    [applicant.lastName, ...records.flatMap((claims) => Object.values(claims))].flatMap((value) =>
      plainWords(value ?? ''),
    ),
  );

/** The first name that is no office, no part of what was asked, and not the applicant. */
function nameIn(text: string, request: ReplyRequest): string | null {
  const known = namesKnown(request);
  const names = [...text.matchAll(NAME)].map(({ groups }) => groups?.name ?? '');
  const others = [BEFORE_ADDRESS, HAS_THEM, WITH_TITLE, FIRST_NAME].flatMap((form) =>
    Object.values(form.exec(text)?.groups ?? {}).filter((name) => name !== undefined),
  );
  return (
    [...names, ...others].find(
      (name) => !OFFICE.test(name) && !plainWords(name).some((word) => known.has(word)),
    ) ?? null
  );
}
