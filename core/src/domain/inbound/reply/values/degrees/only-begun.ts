import { fold } from '../../../read/fold.ts';
import type { ClaimedValues } from '../../../read/reading.ts';
import { agrees } from '../../agreement.ts';
import type { Statement } from '../../statements.ts';
import type { Candidate } from '../candidate.ts';
import { isBrokenOff } from './broken-off.ts';
import { degreesIn } from './degree-statements.ts';

/** What a person does who begins a course of studies, or has not all of it, up to the degree or the field. */
const BEGUN =
  /\b(?:(?:registered|enrolled|admitted|accepted|matriculated|applied|re-?admitted|signed up) (?:for|to|in|into|as|on)|(?:entered|came(?: to us| here| in)*|arrived|began|begun|started(?: out)?|joined)(?: (?:in|as|on|with|out|under|us))*|transferred in(?:to)?|pursu(?:ed|ing)|(?:study|studied|studying|read|reading|candidate|candidacy|coursework|credits?|requirements|hours|units|examined|sat|defended|thesis) (?:for|towards?)|short of|work(?:ed|ing)? (?:on|towards?)|on (?:the|her|his|their) way to|sought|towards?|(?:se )?(?:inscribio|matriculo|ingreso|empezo|comenzo|inicio|entro|inscreveu|matriculou)(?:-se)?|(?:inscrit|matriculad|admitid|aprovad|inscript)[oa]|ingressou|iniciou|comecou|entrou|inscrite?|admise?|integre|entame|commence|debute|eingeschrieben|immatrikuliert|aufgenommen|begann|begonnen|angefangen|zunachst|anfangs)\b(?! (?:the |to the |al |au |ao |zum )?degree of)(?:(?!\b(?:award|conferr|earn|receiv|obtain|complet|graduat|finish|hold|obtuv|obten|titul|gradu|form(?:ou|ado)|diplom|verlieh|erworb|erlangt|abgeschl|switch|chang|transfer)\p{L}*)[^.;:]){0,60}$/iu;
/** "Was in the Bachelor of Science program". */
const IN_PROGRAM_BEFORE = /\bin (?:the|our|a)(?: \p{L}+){0,2} ?$/iu;
const IN_PROGRAM_BEHIND = /^(?: \p{L}+){0,3} (?:program(?:me)?|track|course)\b/iu;

/** That other studies were taken up instead. */
const CHANGED =
  /\b(?:(?:changed|switched|moved|crossed|swapped) (?:(?:her|his|their) )?(?:majors?|programs?|degrees?|courses?|fields?|over|out|to|into|from|in (?:her|his|their))|(?:but|and) (?:later |then |soon )?(?:changed|switched)|internal transfer|change of (?:major|program|course|degree)|cambio (?:de (?:carrera|programa|especialidad)|a )|se cambio|(?:traslado|transferencia) interna|change de (?:filiere|specialite|parcours|mention|cursus)|s['’]est reoriente\w*|reorientation|(?:wechselte|gewechselt|wechsel)(?= |[.,;]|$)|mudou (?:de curso|para)|trocou de curso)\b|\bchanged \d/i;

/** That nothing came of them. */
const NO_AWARD =
  /\b(?:(?:nothing|no degree|none) (?:has been|was|has ever been|is) (?:awarded|conferred|completed|posted|earned|issued)|(?:did not|didn['’]t|never) (?:submit|proceed|progress|finish|continue|return)|left (?:\p{L}+ ){0,4}without (?:it|one|the|a)|credits? (?:short|missing)|short of)\b/iu;

/** That what was begun was ended, where no other degree is named behind it: "enrolled in the BSc and graduated in 2014". */
const ENDED =
  /\b(?:graduated|completed|finished|earned|awarded|conferred|granted|received|obtuvo|obtenu|obtint|titulo|graduo|diplomee?|verliehen|abgeschlossen|erworben|formou|formad[oa]|colou|colad[oa]|titulad[oa]|graduad[oa]|conclu\w+|obteve)\b/i;

/** Whether a degree or a field that stands at a place is named as one that was begun. */
export function isBegun(text: string, { index, words }: { index: number; words: string }): boolean {
  const [before, behind] = [fold(text.slice(0, index)), fold(text.slice(index + words.length))];
  const leading = /^(?:(?:of|in|for) )?(?:the|an?) /i.exec(words)?.[0] ?? '';
  const clause = `${before.split(/[.;]\s/).at(-1)}${leading}`;
  if (!BEGUN.test(clause) && !(IN_PROGRAM_BEFORE.test(clause) && IN_PROGRAM_BEHIND.test(behind)))
    return false;
  return !ENDED.test(behind) || CHANGED.test(fold(text)) || degreesIn(behind).length > 0;
}

/** Whether the words name a degree or a field only as one that was begun, each time that they do so as it is written. */
export function isOnlyBegun(value: string, evidence: string): boolean {
  const plain = fold(evidence);
  const places = [...plain.matchAll(new RegExp(fold(value).replace(/[^\p{L}\d\s]/gu, '\\$&'), 'gi'))];
  return places.length > 0 && places.every(({ 0: words, index }) => isBegun(plain, { index, words }));
}

const OF_STUDIES: readonly Candidate['field'][] = ['qualification', 'fieldOfStudy'];

/**
 * Without degrees and fields that were only begun, where the mail names another one that was not, or says that they were
 * changed or came to nothing: "registered for the MSc, left with a PGDip".
 */
export function withoutBegun(
  candidates: readonly Candidate[],
  statements: readonly Statement[],
  claims: ClaimedValues,
  at: Date,
): readonly Candidate[] {
  const begun = new Set(
    candidates.filter(
      ({ field, kind, value, evidence, source }) =>
        OF_STUDIES.includes(field) &&
        kind === 'GIVEN' &&
        (source === 'SENTENCE' || source === 'MENTION') &&
        value !== null &&
        isOnlyBegun(value, evidence),
    ),
  );
  if (begun.size === 0) return candidates;
  const told = statements.map(({ text }) => fold(text));
  const isChanged = told.some((text) => CHANGED.test(text));
  const isBroken = told.some((text) => NO_AWARD.test(text) || isBrokenOff(text));
  const isOther = ({ field, kind, value }: Candidate) =>
    kind === 'GIVEN' && value !== null && !agrees(field, value, claims, at);
  const others = candidates.filter(
    (one) => OF_STUDIES.includes(one.field) && !begun.has(one) && isOther(one),
  );
  const fieldsOfOthers = new Set(others.map(({ field }) => field));
  const isNone = ({ field }: Candidate) =>
    isChanged || fieldsOfOthers.has(field) || (field === 'qualification' && isBroken);
  return candidates.filter((candidate) => !begun.has(candidate) || !isNone(candidate));
}
