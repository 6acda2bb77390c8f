import { plainWords } from '../read/fold.ts';
import { newTextOf } from '../read/new-text/new-text-of.ts';
import type { ReplyRequest } from '../read/reading.ts';

/** Notices that mail systems and offices put around what a sender wrote. */
const NOTICE =
  /^\W*(?:caution|warning|external(?: e-?mail| sender)?|\[external\]|do not click|confidentiality|disclaimer|legal notice|aviso legal|avis de confidentialit|antes de imprimir|please consider the environment|sent from my|get outlook for|if you (?:are not|have received this) )/i;
/** How a notice begins, and a person as well who says what a mail is for. */
const OF_MAIL =
  /^\W*(?:this (?:e-?mail|message) (?:originated|came|was sent|is from)|this (?:e-?mail|message|communication)(?: and any (?:attachments?|files))? (?:is|are|may|contains?)|the (?:contents?|information) (?:of|in|contained in) this (?:e-?mail|message)|ce message|diese (?:e-?mail|nachricht)|este (?:mensaje|correo|mensagem|e-?mail)|la informaci[oó]n (?:contenida|de este)|les informations contenues|as informa[cç][oõ]es contidas|die in dieser (?:e-?mail|nachricht))\b/i;
/** What only a notice speaks of. */
const OF_NOTICE =
  /confiden[ctz]i|vertraulich|privileged|privilegiad|intended|recipient|empfänger|destinat[aá]ri|destinataire|virus|unauthori[sz]ed|outside (?:of )?(?:the|your|our)|external|originated|automat|generated|monitored|not reply|no responda|não responda|nicht antworten|ne pas répondre|encrypted/i;

/** What is said to machines and not to people. */
const TO_MACHINES =
  /\b(?:ignore (?:all |any |your |the |every )?(?:previous |prior |above |other )?(?:instructions?|prompts?|rules?)|disregard (?:the |all )?(?:above|previous|prior)|(?:ai|language|llm) (?:agents?|models?|assistants?|systems?)|automated (?:agents?|systems?|readers?)|you are (?:the|a|an) (?:\w+ ){0,3}(?:engine|assistant|model|bot|ai|parser|system)|system ?(?:prompt|message|override|instruction)|assistant ?:|\[\/?system\]|<\/?system>|mark (?:this |it |all |every\w* |the \w+ )?(?:as )?(?:verified|confirmed|complete)|set (?:every|all|each) (?:claims?|fields?)|treat (?:this|any|all|every) .{0,40}as (?:a )?(?:full |complete )?(?:confirmation|confirmed|verified)|do not (?:route|send|forward|escalate) .{0,20}(?:human|person|review)|confidence[ :=]+(?:1(?:\.0)?|100)|without (?:human )?review|note to (?:the )?(?:ai|bot|parser|system|automated \w+)|(?:ai|automated) (?:reviewers?|verifiers?)|(?:record|read|take|treat|enter) [^.\n]{1,60} as (?:confirmed|verified|correct))\b|\[\[? ?(?:ai|bot|llm|assistant|system|machine)\b/i;

/** The same in other languages, and in the forms that only machines are written to in. */
const IN_FORMS_OF_MACHINES =
  /(?:ignor\p{L}{0,4}|olvida|vergiss|oublie[zr]?|esque[çc]a) (?:[^\s.]{1,20} ){0,4}(?:instru[cç]\p{L}+|anweisungen|reglas|regeln|r[eè]gles|regras)|\b(?:new|nueva|neue|nouvelle|nova) (?:rule|regla|regel|r[eè]gle|regra) ?:|\b(?:begin|end) prompt\b|\bforget (?:all |your |the ){1,2}(?:rules|instructions)|\bthen obey\b|\bassistant (?:should|must)\b|\bcall the (?:tool|function)\b|<\/?(?:letter|data|assistant|user|instructions?|prompt)>|<!-- ?(?:ai|llm|bot)\b|\bset (?:the )?fields? \p{L}+ to\b|"(?:classification|confidence|answers|claims|values|outcome)" ?:|\b(?:outcome|searchStatus|search_status) ?= ?"?[A-Z_]{6}|\bupdate \w{1,40} set \w|marca(?:r|do)? (?:a la persona|al candidato|todo)[^.]{0,40}como verificad/iu;

/** Our own request, as people leave it standing without a mark. */
const OF_REQUEST =
  /\b(?:has applied for (?:a )?(?:position|job)|named .{1,80} as (?:an? (?:employer|school)|employers\b|schools\b)|we ask you to confirm|please confirm(?: or correct)?\W*$|confirm or correct\b|please tick what is right|please compare this with your records|write below each line whether|reply with one line that says so|make sure that this request is real|has signed a release for this purpose|it takes about (?:two|\d{1,3}) minutes|the link is meant for you alone)\b/i;
/** A line of our request that can be answered, with the mark that stands before it. */
const ASKED = /^\s*▪ /;
const COPY_BELOW =
  /^\W*(?:your (?:original )?(?:message|request|e-?mail|inquiry)|original (?:message|request)|message (?:received|details)|request details|you wrote|(?:ihre|su|votre|sua) (?:nachricht|mensaje|message|mensagem))\s*:\s*$/i;

/** What a sender wrote, without what surrounds it. */
export interface OwnWords {
  text: string;
  /** Whether something in the mail tries to instruct a machine. */
  speaksToMachine: boolean;
}

/** The words of a reply that its sender wrote to us: without quotes, notices, and what is said to machines. */
export function ownWords(text: string, request: ReplyRequest): OwnWords {
  const visible = text.replace(/<[^>]{0,200}display:\s*none[^>]{0,200}>[\s\S]{0,2000}?<\/[^>]{1,20}>/gi, ' ');
  const written = newTextOf(visible);
  const paragraphs = written.split(/\n\s*\n/);
  const copy = paragraphs.findIndex((paragraph) =>
    paragraph.split('\n').some((line) => COPY_BELOW.test(line)),
  );
  const own = paragraphs
    .slice(0, copy < 0 ? paragraphs.length : copy + 1)
    .map((paragraph) => paragraph.split('\n').slice(0, copyLine(paragraph)).join('\n'))
    .filter((paragraph) => !isNotice(paragraph) && !isToMachines(paragraph) && !isOurs(paragraph, request))
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !isNotice(line) && !ASKED.test(line))
        .join('\n'),
    );
  return { text: own.join('\n\n').trim(), speaksToMachine: isToMachines(text) };
}

const isNotice = (text: string): boolean => NOTICE.test(text) || (OF_MAIL.test(text) && OF_NOTICE.test(text));

const isToMachines = (text: string): boolean => TO_MACHINES.test(text) || IN_FORMS_OF_MACHINES.test(text);

function copyLine(paragraph: string): number {
  const lines = paragraph.split('\n');
  const at = lines.findIndex((line) => COPY_BELOW.test(line));
  return at < 0 ? lines.length : at;
}

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
    said.length >= 6 &&
    /\.{3}/.test(paragraph) &&
    said.filter((word) => words.has(word)).length / said.length > 0.6
  );
}
