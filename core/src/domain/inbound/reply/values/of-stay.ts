import { fold } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import type { FoundDate } from '../dates/find-dates.ts';
import { subjectOf } from '../people/names.ts';

/** That a person was with the source: worked, studied, came or went. */
const STAY =
  /\b(?:still|drove|driven|s?he|they|employ\w*|work\w*|hire\w*|start\w*|beg[aiu]n\w*|join\w*|came|left|leav\w*|end\w*|term\w*|separat\w*|resign\w*|retire\w*|quit|here|with us|for us|student|stud\w+|enroll?\w*|attend\w*|graduat\w*|degree|position|title|role|job|dates?|tenure|staff|payroll|record\w*|files?|served|service|full[- ]?time|part[- ]?time|promoted|been|was|trabaj\w*|labor\w*|ingres\w*|contrat\w*|estudi\w*|alumn\w*|emple\w*|puesto|cargo|aqui|salari\w*|travail\w*|emploi\w*|poste|embauch\w*|etudiant\w*|inscrit\w*|beschaftigt|tatig|angestellt|arbeit\w*|gearbeitet|eingestellt|student\w*|immatrikuliert|bei uns|trabalh\w*|funcionari\w*|admit\w*|curs\w*|matricul\w*|estud\w*|elle|il|er|sie|ele|ela)\b/i;

/** Times that are within the one that was asked about, and not all of it. */
const OF_WITHIN =
  /\b(?:on (?:\w+ )?leave|leave of|maternity|paternity|furlough\w*|sabbatical|disability|probation\w*|abroad|dorms?|liv(?:ed|ing)|resid(?:ed|ing)|spent|played|plays|team|volunteer\w*(?! (?:coordinat|manag|direct|supervis|organi[sz]|services?|program|engagement|recruit|assistant))|suspend\w*|(?:as|was|is|been|were|als|comme|como) (?:an? |(?:eine?|une?|uma?) )?(?:customer|client[ea]?|kund(?:e|in)|patient|tenant|mieter|locataire)(?! (?:\p{L}+ )?(?:serv\w*|support|care|success|relations?|experience|accounts?|access|transport\w*|advoca\w*|coordinat\w*|navigat\w*|liaison|advis\w*|specialist|represent\w*|rep|associate|agent|clerk|engineer|solutions|engagement|partner|manager|director|lead))|(?:for|on) (?:health |medical )?(?:insurance|benefits|cobra)(?! (?:compan|agen|brok|group|claims|serv|admin|coordinat|special|verif|analyst|manag))|(?:on|joined|left|in|under|by)(?: the| our| her| his)? (?:\w+ )?(?:medical|dental|health|benefits?|pension|insurance|retirement|401\(?k\)?) (?:plan|scheme|coverage|fund|insurance)(?! (?:admin|manag|special|coord|analyst|advis|office))|scholarship(?! (?:coordinat|manag|admin|offic|advis))|training (?:week|class|camp)|pre-?hire|temp(?:ing|ed|orary)? (?:through|via)|through (?:an? |the )?(?:\w+ ){0,2}agency|recall list|came by|stopped by|for free|unpaid|contract with us|freigestellt|freistellung|rented|exchange year|teaching assistant|deployed|elternzeit|mutterschutz|krank\w*|beurlaubt|conge|arret (?:de travail|maladie)|maternite|baja (?:por|medica|maternal)|maternidad|excedencia|licenca|afastad[oa]|afastamento|ferias)\b/iu;

/** Whether a date in a sentence is about another time than that of the stay. */
export const isOfWithin = (clause: string): boolean => OF_WITHIN.test(fold(clause));

/** What a house says of itself, with years: "Built right since 1994", "Best Tent Company 2022, 2023 and 2024". */
const OF_HOUSE =
  /©|\(c\)|\b(?:copyright|since|desde|seit|depuis|best|winner|awards?|voted|proud\w*|serving|members?|anniversar\w+|celebrat\w+|est|established|founded|jubil\w+|aniversari\w+|anniversaire)\b/i;

/** Whether a statement names years as the slogan of a house does. */
export const isSlogan = (text: string, dates: readonly FoundDate[]): boolean =>
  dates.length > 0 && dates.every(({ value }) => value.length === 4) && OF_HOUSE.test(fold(text));

/** Whether dates are years alone, none of which was asked about: "Bn S1, 2023 to present". */
export const isUnknownTime = (dates: readonly FoundDate[], { records }: ReplyRequest): boolean => {
  const asked = new Set(
    records.flatMap(({ startDate, endDate, graduationDate }) =>
      [startDate, endDate, graduationDate].map((date) => date?.slice(0, 4)),
    ),
  );
  return dates.every(({ value }) => !value.includes('-') && !asked.has(value));
};

/** Whether a statement says that a person was with the source. */
export const isOfStay = (text: string, request: ReplyRequest): boolean =>
  STAY.test(fold(text)) || subjectOf(text, request) === 'APPLICANT';
