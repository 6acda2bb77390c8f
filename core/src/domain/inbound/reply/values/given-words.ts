import type { Candidate } from './candidate.ts';

/** What a value is taken from. */
export type Place = Pick<Candidate, 'evidence' | 'source' | 'group'>;

export const YES =
  /^\W*(?:yes|y|yep|yup|yeah|correct|confirmed?|right|true|ok(?:ay)?|accurate|agreed?|verified|matches|fine|good|same|s[íi]|correcto|conforme|oui|exact|correct|ja|richtig|korrekt|stimmt|(?:trifft|treffen) zu|that(?:['’]?s| is) (?:us|me|him|her|right|correct|the one)|zutreffend|sim|correto|certo|as (?:stated|listed|given|claimed|provided|submitted|shown|reported|indicated|above)(?! (?:below|in the|on the))|como (?:se )?(?:indica|declara|informad)\p{L}*|comme (?:indiqu|d[ée]clar|mentionn)\p{L}*|wie (?:angegeben|aufgef[üu]hrt|genannt|oben)|✓|✔|☑|✅|x)(?![\p{L}\d])/iu;
export const NO =
  /^\W*(?:no|n(?!\/a)|nope|incorrect|wrong|not correct|false|inaccurate|non|nein|falsch|não|nao|✗|✘|☒|❌)(?![\p{L}\d])/iu;

/** What stands before what is right instead: "no, it was". */
export const INSTEAD =
  /^\W*(?:no|n(?=[\s.,:;–-])|nope|incorrect|wrong|not (?:correct|right)|nein|falsch|non|faux|não|errad[oa]|incorrect[oa]|✗|✘|☒|❌)(?![\p{L}])[\s,.:;–-]*(?:(?:she|he|they)(?: was| is| were)|(?<its>(?:it|this|that)(?:['’]s| was| is)(?! (?:not|never)\b)|should (?:be|read)|actually|(?:sondern|es (?:war|ist)|c['’](?:est|était)|es|era|fue|é|foi)(?![\p{L}])(?! (?:nicht|nie|nunca|pas|jamais)\b)))?\s*/iu;

/** Where a value ends and a remark begins. */
const REMARK =
  /\s+[([{](?![Hh]on).*$|\s+(?:--?|–|—)\s+.*$|,?\s+(?:but|although|however|not|pero|mais|aber|mas)\s.*$|,\s+(?:we|s?he|they|I|it|our|never|nunca|nous|jamais|wir|nie)\s\p{L}.*$|(?<!\b(?:Sr|Jr|Asst|Assoc|Mgr|Supv|Dept|Exec|Tech|Eng|Acct|Admin|Dir|Spec|Rep|Oper|Mfg|St|Dr))\.\s+\p{Lu}.*$|(?<=\p{Ll}{4})\.\s+\p{Ll}.*$/u;

/** That there is no degree, or none yet. */
export const DENIED_DEGREE =
  /\b(?:none|no degree|not (?:awarded|conferred|completed|graduated|earned|issued|granted)|incomplete|did not (?:graduate|complete)|withdrew|no title)\b/i;

/** What the words after a label deny, as they stand there. */
export function denialIn(words: string, field: Candidate['field'], place: Place): Candidate[] {
  const isDenial = NO.test(words) || DENIED_DEGREE.test(words);
  return isDenial ? [{ ...place, field, kind: 'DENIED', value: words.trim().slice(0, 150) }] : [];
}

/** "AGBU - Agricultural Business"; but "RN - Med/Surg" begins with the title. */
const CODE_BEFORE =
  /^(?!(?:RN|LPN|LVN|CNA|EMT|MD|PA|NP|VP|SVP|AVP|CEO|CFO|COO)\b)[A-Z]{2,6}\d{0,4}\s+[-–]\s+(?=\p{Lu}\p{Ll})/u;

/** "Agroexportadora El Fresno, correcto": what calls a value right is no part of it. */
const CALLED_RIGHT =
  /(?<=[\p{L}\d.)])\s*(?:[,;]|\s[–—-])\s*(?:(?:that|this|it)(?:['’]s| is) |(?:est|es|é|está|ist|das) )?(?:yes|all |is )?(?:correct|right|confirmed|verified|accurate|agreed|matches|as stated|s[íi]|correct[oa]|conforme|confirmad[oa]|exact[oae]?|de acuerdo|oui|correcte|confirmée?|exacte|ja|richtig|korrekt|stimmt(?: so)?|passt|bestätigt|sim|cert[oa]|corret[oa]|confere|ok(?:ay)?)\W*$/iu;

/** A value without what is remarked behind it, and without quotation marks. */
export const withoutRemark = (words: string): string =>
  words
    .trim()
    .replace(CODE_BEFORE, '')
    .replace(REMARK, '')
    .replace(/(?<=\p{L}[\s,–-]+)(?:yes|ok|correct|right)\W*$/iu, '')
    .replace(CALLED_RIGHT, '')
    .replace(/^["“'«]+|["”'».,;\s]+$/g, '')
    .trim();
