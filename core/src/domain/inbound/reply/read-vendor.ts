import { vendorsNamed } from '../../research/vendors/find-vendor.ts';
import { vendorCodeIn } from '../../research/vendors/vendor-code-in.ts';
import { fold, plainWords } from '../read/fold.ts';
import type { Statement } from './statements.ts';

/** A vendor that a reply names, by its code where it is known. */
export interface NamedInReply {
  code: string | null;
  name: string;
  evidence: string;
}

const ASKS_THERE =
  /\b(?:handles?|does|manages?|performs?|processes|answers?|responds?|contact|visit|use|uses|go to|call|submit|handled|processed|provid(?:ed?|es|ing)|authori[sz]ed|appointed|designated|partner\w*|through|via|outsourc\w+|third[- ]party|code|direct(?:ed)?|only|on|with|please|order|request|share[sd]?|available|at|see|check|log|register|verif\w*|moved|sign up|consult\w*|emit\w*|certifi\w*|contactez|adressez|wenden|tramit\w*|gestion\w*|acess\w*|entre|lien|ligne|link|portal|portail|plateforme|platform|plataforma)\b|\bwww\./i;
/** Of a vendor that has been left for another. */
const NO_MORE =
  /\b(?:until|used to|formerly|previously|no longer|(?:not|n['’]t) (?:use|with|go|contact|call|send|ask)|instead of|stopped|left|dropped|replaced|(?:moved|switched|changed|came) (?:(?:away|on|over|off) )?(?:from|of)|(?:moved|came) off)\b/i;

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
  `\\b(?:addressed|directed|submitted|routed) (?:only |solely |instead )?to (?:our |the )?${NAME}`,
  `\\b(?:führt|verwaltet|übernimmt|bearbeitet|erledigt|erteilt|beantwortet|macht|über|durch)\\s+(?:für uns |ausschließlich |nur |allein |unsere?n? |d(?:ie|as|er|en) |externe[nr]? |Firma |Dienstleister |Anbieter )*${NAME}`,
  `\\b(?:atienden?|gestionan?|tramitan?|llevan?|emiten?|dan?|realizan?|consulte|través de)\\s+(?:exclusivamente |s[oó]lo |únicamente |nuestr[oa] |la |el |empresa |externa |proveedor |compañía |plataforma )*${NAME}`,
  `\\b(?:assur|trait|gér|confi|délivr|fourni|pass)\\p{L}{1,5}\\s+(?:exclusivement |uniquement |désormais )?(?:par|à|via|sur)\\s+(?:notre |la |le |l['’]|société |prestataire |plateforme )*${NAME}`,
  `\\b(?:feit[ao]s?|realizad[ao]s?|atendid[ao]s?|emitid[ao]s?|respondid[ao]s?|consulte|acesse)\\s+(?:exclusivamente |somente |só )?(?:(?:pel[ao]|por|através d[ao]|n[ao]|a|o)\\s+)?(?:empresa |plataforma |portal |terceirizad[ao] )*${NAME}`,
].map((form) => new RegExp(form, 'u'));

/** An office of the organization's own is no vendor. */
const OWN_OFFICE =
  /^(?:Our|The|We|HR|Human Resources|Payroll|Corporate|Personnel|Registrar|Student|Records|Admissions|Headquarters|He|She|It|They|This|That|My|His|Her|Head Office|University|College|I|You|Please|Who|Which|Company|Department|Frau|Herrn?|Zentrale|Personal\p{Ll}*|Hauptverwaltung|Abteilung|Verwaltung|Sekretariat|Prüfungsamt|Studien\p{Ll}*|Kolleg\p{Ll}*|Archiv|Stadtarchiv|Recursos|Secretar[ií]a|Administraci[oó]n|Señora?|Sra?|Madame|Monsieur|Mme|Service|Secrétariat|Ressources|Direction|Dona|Senhora?|Departamento|Mr|Mrs|Ms|Dr)(?!\p{L})/u;

const CAPITAL = "\\p{Lu}[\\p{L}\\d&'’-]*";
const CAPITALS = new RegExp(`(?<![\\p{L}\\d@./-])${CAPITAL}(?: (?:& )?${CAPITAL}){0,3}`, 'gu');
/** What such companies are called after. */
const TRADE =
  /veri|chec|confirm|valid|vault|proof|clear|credential|diplom|screen|hire|emplo|labor|work|degree|scholar/i;
/** A name that only a company has: "VerifDiploma", "Verisafe". */
const COINED = /\p{Ll}\p{Lu}|^(?:veri(?!f|t)|true|check|hire|proof)\p{Ll}{3,}/iu;
const ORDINARY =
  /^(?:verif\w*|confirm\w*|checks?|checked|checking|checklist|valid\w*|works?|working|worker\w*|employ(?:ment|ees?|ers?|ed)?|degrees?|diplom\w*|hired?|hiring|credentials?|labor|screening|clear\w*|scholar\w*|emplo[iy]s?|work)$/i;
/** Words of offices and of sentences, which make no name of the one beside them. */
const NO_NAME =
  /^(?:dear|hello|hi|the|this|our|your|my|all|any|for|please|an?|in|re|no|yes|and|of|to|if|we|it|is|as|on|by|at|you|i|he|she|they|background|income|education|student|enrollment|staff|human|resources|department|dept|office|desk|team|unit|section|center|centre|service|services|request|requests|form|forms|letter|status|record|records|date|dates|history|information|number|credence|current|former|previous|online|center|policy|authorization|release|state|labor|board|past|title|position|period|attendance|certificate|degree|verification|verifications|employee|employees|employer|employment)$/i;

/** What only tells at the end of a name, "Precision Hire", and what stands before it otherwise. */
const AT_ITS_END = /^(?:Hire|Hires|Checks?|Proof)$/;
const BEFORE_TRADE =
  /^(?:New|Original|Last|First|Recent|Latest|Initial|Reference|Credit|Criminal|Drug|Spot|Pay|Final|Double|Re|Seasonal|Temporary|Direct|Local|Health|Paper)\b/;

/** A name by which a company says that it verifies: a coined one, or one of its own before a word of the trade. */
function brandIn(text: string): string | null {
  for (const { 0: words, index } of text.matchAll(CAPITALS)) {
    const parts = words.split(' ').filter((part) => part !== '');
    const coined = parts.findIndex(
      (part) =>
        TRADE.test(fold(part)) && !ORDINARY.test(fold(part)) && COINED.test(part.replace(/['’]s$/, '')),
    );
    if (coined >= 0 && !/credence/i.test(words)) return words;
    const trade = parts.findIndex(
      (part, at) => at > 0 && /^(?:Verify|Verified|Verifications?|Screening|Credentials|Confirm)$/.test(part),
    );
    const own = parts[trade - 1] ?? '';
    const isFirst = index === 0 || /[.!?:]\s*$/.test(text.slice(0, index));
    const last = parts.at(-1) ?? '';
    if (
      parts.length > 1 &&
      AT_ITS_END.test(last) &&
      !NO_NAME.test(parts.at(-2) ?? '') &&
      !BEFORE_TRADE.test(words)
    )
      return words;
    if (trade > 0 && !NO_NAME.test(own) && !ORDINARY.test(own) && !(isFirst && trade === 1 && own.length < 4))
      return words;
  }
  return null;
}

/** The name of a vendor that is in no list, where the mail says that another answers. */
export function unknownVendor(
  statements: readonly Statement[],
  claimed: readonly string[] = [],
): OutsideVendor | null {
  const own = claimed.map((value) => plainWords(value).join(' '));
  const isOwn = (name: string) => own.some((value) => value.includes(plainWords(name).join(' ')));
  for (const { text } of statements) {
    const name = FORMS.map((form) => form.exec(text)?.groups?.name).find((found) => found !== undefined);
    if (name !== undefined && !OWN_OFFICE.test(name) && !isOwn(name))
      return {
        code: null,
        name: name.replace(/[.'’]+$/, ''),
        evidence: text,
        isOfTrade: brandIn(name) !== null,
      };
  }
  const branded = statements.find(({ text }) => {
    const name = brandIn(text);
    return name !== null && !isOwn(name) && ASKS_THERE.test(fold(text)) && !USES_NOT.test(fold(text));
  });
  const name = branded ? brandIn(branded.text) : null;
  return branded && name !== null ? { code: null, name, evidence: branded.text, isOfTrade: true } : null;
}

/** A vendor that is in no list; `isOfTrade` where its name says that it verifies. */
export interface OutsideVendor extends NamedInReply {
  isOfTrade: boolean;
}

const USES_NOT = /\b(?:not|never|no longer|n['’]t) (?:use|with|work with|subscribe|participate)\b/i;
