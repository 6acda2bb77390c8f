import { allMatches } from '../../../../platform/all-matches.ts';
import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isGivenName } from './given-names.ts';
import { isOrganization } from './houses.ts';

/** A part of a name, as a part of an expression. */
export const NAME_PART = "\\p{Lu}[\\p{L}'’.-]*";
const NAME = `${NAME_PART}(?:\\s(?:de |da |dos |del |van |von |bin |al )?${NAME_PART}){0,3}`;
/** A name of two parts or more. */
export const FULL_NAME = `${NAME_PART}(?:\\s(?:de |da |dos |del |van |von |bin |al )?${NAME_PART}){1,3}`;
const TITLE =
  '(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Mm]x|[Ss]r|[Ss]ra|[Ss]rta|Dña|[Dd]on|[Dd]oña|[Mm]me|[Mm]lle|[Hh]err|[Ff]rau|Madame|Monsieur)\\.?';
/** Verbs that say what a person did or was. */
export const VERB =
  '(?:was|is|has|had|worked|works|attended|graduated|earned|received|started|began|joined|left|held|served|completed|did|were|figura|prestó|trabajó|cursó|obtuvo|a|est|travaillait|war|ist|hat|trabalhou|foi|concluiu|employed|enrolled)';

/** Where a text says of whom it speaks. */
const SUBJECTS: readonly RegExp[] = [
  `(?<![\\p{L}])${TITLE}\\s(?<name>${NAME})`,
  `(?:^|[.;:!]\\s+|["“])(?<name>${FULL_NAME}),?\\s+(?:\\([^)]{1,60}\\)\\s*)?${VERB}\\b`,
  `(?:^|[.;:!]\\s+)(?<name>${FULL_NAME})(?=\\s(?:yes|no)\\b)`,
  `\\b(?:employee|student|graduate|candidate|applicant|worker|emplead[oa]|alumn[oa]|salariée?|étudiante?|Mitarbeiter(?:in)?|funcionári[oa]|alun[oa]),? (?<name>${FULL_NAME})(?=[,.]|\\s(?:was|is|has|worked|attended|fue|est|war|foi)\\b)`,
  `(?:^|\\n)\\s*(?:\\(?\\d{1,2}[.)]\\s)?(?<name>${FULL_NAME})\\s*[,–-]\\s(?!\\s*\\S+\\s*$)(?=.{0,80}\\d)`,
  `(?:^|\\n|\\|)[\\s*•-]*(?:[Nn]ame|(?:[Ee]mployee|[Ss]tudent|[Aa]pplicant|[Cc]andidate|[Gg]raduate|[Ss]ubject)(?:'s)?(?: [Nn]ame)?|EMPLOYEE|STUDENT|NAME|EMPLOYEE NAME|STUDENT NAME|[Nn]ombre|[Nn]om|[Nn]ome|[Aa]lumn[oa]|[Ee]mplead[oa]|[Ff]uncionári[oa]|Mitarbeiter(?:in)?|[Ii]ndividual)(?: of (?:employee|student|individual))?[\\s.]*[:|][\\s.:]*(?<name>(?:${NAME_PART},?\\s?){1,4})`,
  `\\b(?:[Ee]mployee|[Ss]tudent|[Aa]pplicant|[Cc]andidate|[Gg]raduate|[Ww]orker|[Ee]mplead[oa]|[Tt]rabajador(?:a)?|[Aa]lumn[oa]|[Ss]alariée?|[Éé]tudiante?|Mitarbeiter(?:in)?|Student(?:in)?|[Ff]uncionári[oa]|[Aa]lun[oa])\\s(?<name>${FULL_NAME})(?=,|\\s${VERB}(?![\\p{L}]))`,
  `(?:^|[.;:!,]\\s+|[Tt]he\\s)(?<name>${FULL_NAME}),\\s[^,.;:]{2,40},\\s${VERB}(?![\\p{L}])`,
  `\\b(?:[Ff]or|named|[Rr]egarding|[Cc]oncerning|[Rr]e:?|of|[Aa]bout)\\s(?:an? |one |some )?(?<name>${FULL_NAME})(?=\\s*[:,.]|\\s(?:as|is|was|are|all|has)\\b)`,
  `\\b(?:[Aa]bout|[Rr]egarding|[Cc]oncerning)\\s(?:the|that|our)\\s(?<name>${NAME_PART})\\s(?:boy|girl|kid|lad|lass|fellow|fella|lady|woman|man|guy)(?![\\p{L}])`,
  `\\b(?:[Hh]a(?:ve|d)|[Ff](?:ind|ound)|[Ss](?:ee|aw)) (?:only )?an? (?<name>${FULL_NAME})(?![\\p{L}])`,
].map((subject) => new RegExp(subject, 'gu'));

/** "A Marcela foi", "Der Herr Lang". */
const ARTICLE = /^(?:A|O|As|Os|El|La|Le|Der|Die|Eine?|Una?|Une) (?=\p{Lu}\p{Ll})/u;

/** "MV Sierra Madre - Third Mate" */
const VESSEL = /^(?:MV|M\/V|MT|M\/T|SS|S\/S|USS|USNS|USCGC|HMS|HMCS|FV|F\/V|RV|R\/V|SV|S\/V|TS|T\/S) /;

/** "Die Abteilung hat", "La Facultad fue": a noun behind its article, which in German has a capital as names have. */
function isNoun(name: string): boolean {
  const article = ARTICLE.exec(name)?.[0];
  if (!article) return false;
  const words = plainWords(name.slice(article.length));
  return (words.length === 1 || /^(?:D|Ein)/.test(article)) && !words.some(isGivenName);
}

/** "Ah Donal, he ran the bar" */
const EXCLAMATION = /^(?:Ah|Oh|Aw|Well|Yes|Yeah|No|So|Now|And|Ok|Okay) (?=\p{Lu})/u;

/** "Brother Montague", "Sgt. Cole" */
export const RANK =
  /^(?:(?:\p{Lu}{2,5}[/. ]{1,2}){1,2}(?=\p{Lu}\p{Ll})|(?:Mister|Rev(?:erend)?|Pastor|Rabbi|Brother|Sister|Sgt|Sergeant|Capt(?:ain)?|Lt|Lieutenant|Cpl|Corporal|Pvt|Officer|Deputy|Nurse|Coach|Prof(?:essor)?|Sor|Hermana|Hermano|Frère|Soeur|Sœur|Bruder|Schwester|Irmão|Irmã|Captain|Chief|Firefighter|Trooper|Detective|Det|Agent|Father|Fr|Deacon|Driver|Judge|Airman|Seaman|Private|Specialist|Recruit|Cadet|Trainee|Apprentice|Patrolman|Constable|Big|Ole|Poor)\.? (?=\p{Lu}))/u;

/** What stands before a name at the beginning of a sentence: "Ein Herr Lang hat", "The Kay Logan". */
export const LEADING =
  /^(?:(?:An?|The|No|One|Your|Our|This|That|Eine?|Kein|Keine|Un[ea]?|Uma?|De[rn]|Die|El|La|Le|Herrn?|Frau|Mme|M|Sra?|Mr|Mrs|Ms|Miss|Dr|Señora?|Senhora?)\.? )+/;

/** The people that a text names where it says of whom it speaks. */
export const peopleNamed = (text: string, request: ReplyRequest): string[] =>
  SUBJECTS.flatMap((subject, at) =>
    allMatches(text, subject).map(({ groups }) => ({ called: groups?.name ?? '', isTitled: at === 0 })),
  )
    .filter(({ called, isTitled }) => isTitled || !(isNoun(called) || VESSEL.test(called)))
    .map(({ called, isTitled }) => ({
      isTitled,
      name: called
        .replace(/['’]s?$/, '')
        .replace(ARTICLE, '')
        .replace(EXCLAMATION, '')
        .replace(RANK, ''),
    }))
    .filter(({ name, isTitled }) => !isOrganization(name, request, isTitled))
    .map(({ name }) => name);
