import { plainWords } from '../read/fold.ts';
import { newTextOf } from '../read/new-text/new-text-of.ts';
import { isNotice, withoutWarning } from '../read/new-text/notices.ts';
import { hidesWords, withoutMarkup } from '../read/new-text/without-markup.ts';
import type { ReplyRequest } from '../read/reading.ts';
import { withoutData } from './to-machines/data.ts';
import { withoutMachineWords } from './to-machines/without-machine-words.ts';
import { withMarkedQuestions } from './values/inline/marked-questions.ts';
import { claimLine } from './values/shown-claim.ts';

/** Our own request, as people leave it standing without a mark. */
const OF_REQUEST =
  /\b(?:(?:have|has|am) been (?:asked|engaged|instructed) to (?:verify|confirm|check) the (?:employment|education|studies|degree) of\b|has applied for (?:a )?(?:position|job)|named .{1,80} as (?:an? (?:employer|school)|employers\b|schools\b)|we ask you to confirm|reply yes or correct\b|please confirm(?: or correct)?\W*$|confirm or correct\b|please tick what is right|please compare this with your records|write below each line whether|reply with one line that says so|make sure that this request is real|has signed a release for this purpose|it takes about (?:two|\d{1,3}) minutes|the link is meant for you alone)\b/i;
/** A line of our request that can be answered, with the mark that stands before it. */
const ASKED = /^\s*▪ /;
/** A label that says whose the words behind it are: ours, or the applicant's. */
const AS_SUBMITTED =
  /^\W*[^:,\n]{0,40}\b(?:(?:as|was|were|been|you|applicant|candidate|student|employee) (?:submitted|claimed|requested|supplied|provided)|(?:look(?:ed)?[- ]?up|search(?:ed)?|quer(?:y|ied)|match(?:ed)?) (?:by|on|for|with|criteria|terms?)|(?:wie|as) (?:angefragt|eingereicht)|(?:segun|según) (?:lo )?(?:solicitado|indicado por)|tel(?:le)? que (?:soumise?|demandée?|déclarée?)|conforme (?:solicitado|informado por))\b[^:,\n]{0,30}:/i;
const COPY_BELOW =
  /^\W*(?:your (?:original )?(?:message|request|e-?mail|inquiry|enquiry|note|letter|fax|query|questions?)(?: to us)?|original (?:message|request|note|letter)|message (?:received|details)|request details|you wrote|(?:ihre|su|votre|sua) (?:nachricht|mensaje|message|mensagem))\s*(?::|(?<=^\W*[-=_]{2,}[^\n]*)[-=_]{2,})\s*$/i;

/** What a form repeats of what was entered in it. */
const ENTERED =
  /^\W*(?:(?:summary|copy|details|record) of (?:your|the|this) (?:submission|request|entries|entry|message|form|order|ticket)|(?:your|the) (?:submission|entries|entered (?:data|values|details))|(?:you|what you|information you|details you|data you) (?:entered|submitted|provided|sent(?: us)?)|(?:resumen|copia|detalle) de (?:su|la) (?:solicitud|envio|env[ií]o|mensaje)|(?:r[eé]capitulatif|r[eé]sum[eé]|copie|d[eé]tail) de votre (?:demande|envoi|message|saisie)|(?:zusammenfassung|kopie) ihrer (?:anfrage|angaben|eingabe|nachricht)|ihre (?:eingaben|angaben)|(?:resumo|c[oó]pia) d[ae] (?:sua|seu) (?:solicita[cç][aã]o|envio|mensagem))\s*:?\s*$/i;

/** What a sender wrote, without what surrounds it. */
export interface OwnWords {
  /** All of the mail as a reader sees it, what was quoted in it included. */
  visible: string;
  text: string;
  /** Whether something in the mail tries to instruct a machine. */
  speaksToMachine: boolean;
}

/** The words of a reply that its sender wrote to us: without quotes, notices, and what is said to machines. */
export function ownWords(text: string, request: ReplyRequest): OwnWords {
  const visible = withMarkedQuestions(withoutData(withoutMarkup(text)), request);
  const { text: written, speaksToMachine } = withoutMachineWords(
    answerBelow(visible, request) ?? newTextOf(visible),
  );
  const paragraphs = written.split(/\n\s*\n/);
  const copy = paragraphs.findIndex((paragraph) =>
    paragraph.split('\n').some((line) => COPY_BELOW.test(line)),
  );
  const above = paragraphs.slice(0, copy < 0 ? paragraphs.length : copy + 1);
  const own = above
    .filter((paragraph, at) => !(isBelowCopy(above[at - 1] ?? '') && onlyRepeats(paragraph, request)))
    .map((paragraph) => withoutWarning(paragraph.split('\n').slice(0, copyLine(paragraph)).join('\n')))
    .filter((paragraph, at, all) => !isAskedAbout(paragraph, all[at - 1] ?? '', request))
    .filter((paragraph, at, all) => at + 1 < all.length || !isCopyBelow(paragraph, all.slice(0, at), request))
    .filter((paragraph) => !isNotice(paragraph) && !isOurs(paragraph, request))
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !isNotice(line) && !ASKED.test(line) && !AS_SUBMITTED.test(line))
        .join('\n'),
    );
  return {
    visible,
    text: own.join('\n\n').trim(),
    speaksToMachine:
      speaksToMachine ||
      withoutData(text) !== text ||
      withoutMachineWords(text).speaksToMachine ||
      hidesWords(text),
  };
}

/** Who passes on what a colleague wrote has few words of their own. */
const MOST_WORDS = 15;
const POINTS_BELOW = /\b(?:below|underneath|m[aá]s abajo|ci-dessous|plus bas|unten|abaixo)(?![\p{L}])/iu;
/** The header of what is passed on. */
const HEADER = /^(?:From|Von|De|Da): *(?<sender>\S[^\n]*)\n(?:[^\n:]{2,20}:[^\n]*\n){1,6}/mu;

/** What a colleague answered, where the sender only points to it: "Carla found it, see below". Our own request is none. */
function answerBelow(text: string, request: ReplyRequest): string | null {
  const own = newTextOf(text);
  const isPointer = plainWords(own).length <= MOST_WORDS && POINTS_BELOW.test(own);
  const header = isPointer ? HEADER.exec(text) : null;
  if (!header) return null;
  const sender = plainWords(header.groups?.sender ?? '');
  const below = newTextOf(text.slice(header.index + header[0].length));
  const isApplicant = plainWords(request.applicant.lastName).some((word) => sender.includes(word));
  const isOfUs = below.split('\n').some((line) => ASKED.test(line) || OF_REQUEST.test(line));
  return isApplicant || isOfUs || below === '' ? null : below;
}

/** Whether what stands below is our own: our request, or what a form repeats. */
const isBelowCopy = (before: string): boolean =>
  OF_REQUEST.test(before) || ENTERED.test(before.split('\n').at(-1) ?? '');

function copyLine(paragraph: string): number {
  const lines = paragraph.split('\n');
  const at = lines.findIndex((line) => COPY_BELOW.test(line) || ENTERED.test(line));
  return at < 0 ? lines.length : at;
}

/** Numbers without the zeros before them: "05" is "5". */
const wordsOf = (text: string): string[] => plainWords(text).map((word) => word.replace(/^0+(?=\d)/, ''));

/** Labels and months, beside which a line of our request has the claims alone. */
const MOST_BESIDES = 3;

/** Whether each line has what was claimed behind a label, and nothing else: our request, as it was forwarded. */
export const onlyRepeats = (paragraph: string, { applicant, records }: ReplyRequest): boolean => {
  const known = [
    applicant.firstName,
    applicant.lastName,
    ...records.flatMap((claims) => Object.values(claims)),
  ];
  const words = new Set(known.flatMap((value) => wordsOf((value ?? '').replace(/-/g, ' '))));
  return paragraph.split('\n').every((line) => {
    const [, ...values] = line.replace(/^[\s|>-]+/, '').split(/[|:\t]| {2,}/);
    const said = wordsOf(values.join(' '));
    const others = said.filter((word) => !words.has(word));
    return said.length > 0 && others.length <= MOST_BESIDES && others.every((word) => MONTH.test(word));
  });
};

const MONTH = /^(?:to|until|jan\w*|feb\w*|mar\w*|apr\w*|may|june?|july?|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*)$/;
/** Where we ask whether what follows is right. */
const ASKS_IF_RIGHT =
  /\b(?:(?:is|are) (?:it|this|that|these|all of (?:it|this)) (?:all )?(?:right|correct|accurate|true)|(?:can|could|would|will) you (?:please |kindly )?(?:confirm|verify|check)[^.?!]{0,80})\?\s*$/i;

/** Lines that show what we claimed and nothing else, below the question whether it is right. */
const isAskedAbout = (paragraph: string, before: string, { records }: ReplyRequest): boolean =>
  ASKS_IF_RIGHT.test(before) &&
  paragraph.split('\n').every((line) => {
    const shown = claimLine(line, records, 'MONTH_FIRST');
    return shown !== null && !/[\p{L}\d]/u.test(shown.behind);
  });

/** Who answers in sentences needs no list of what was claimed: below them it is our request, without a mark. */
const isCopyBelow = (paragraph: string, above: readonly string[], request: ReplyRequest): boolean => {
  const names = plainWords(`${request.applicant.firstName} ${request.applicant.lastName}`);
  const namesApplicant = (words: string) => plainWords(words).some((word) => names.includes(word));
  const isNamed = namesApplicant(paragraph) && paragraph.split('\n').length >= SHORTEST_LIST;
  const isAnswer = (words: string) =>
    YEAR.test(words) && (namesApplicant(words) || OF_PERSON.test(words)) && !/:\s/.test(words);
  return isNamed && above.some(isAnswer) && onlyRepeats(paragraph, request);
};
const SHORTEST_LIST = 3;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)|\d[/.-]\d/;
const OF_PERSON = /\b(?:s?he|they|his|her|ella?|elle|ils?|sie|ela?)\b/i;

/** A paragraph that only repeats what we asked: the name and the claims, and nothing that is not there. */
function isOurs(paragraph: string, { applicant, records }: ReplyRequest): boolean {
  if (OF_REQUEST.test(paragraph)) return true;
  const known = [
    applicant.firstName,
    applicant.lastName,
    ...records.flatMap((claims) => Object.values(claims)),
  ];
  const words = new Set(known.flatMap((value) => plainWords(value ?? '')));
  const said = plainWords(paragraph.replace(/\d+/g, ' ')).filter((word) => word.length > 2);
  const names = plainWords(applicant.lastName).some((word) => said.includes(word));
  return (
    names &&
    said.length >= 4 &&
    /\.{3}/.test(paragraph) &&
    said.filter((word) => words.has(word)).length / said.length > 0.6
  );
}
