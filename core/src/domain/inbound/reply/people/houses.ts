import { plainWords } from '../../read/fold.ts';
import type { ReplyRequest } from '../../read/reading.ts';
import { isGivenName } from './given-names.ts';

/** Words of organizations, offices and papers, which begin with capitals as well. */
const NO_PERSON =
  /\b(?:university|college|school|academy|institute|department|dept|office|registrar|human|resources|records?|team|inc|llc|ltd|llp|gmbh|company|co|corp|services?|bank|hospital|center|centre|clinic|group|degree|bachelor|master|doctor|associate|certificate|diploma|employment|verification|verifications|position|title|date|dates|term|fall|spring|summer|winter|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|regards|thanks|thank|hello|hi|dear|good|best|kind|sincerely|please|payroll|support|student|employee|major|minor|background|check|benefits|privacy|act|ferpa|work|number|clearinghouse|manager|director|coordinator|specialist|technician|engineer|assistant|counsell?or|operator|cashier|supervisor|representative|analyst|consultant|attendant|laborer|mechanic|electrician|adjuster|secretary|receptionist|administrator|accountant|bookkeeper|developer|programmer|designer|therapist|hygienist|pharmacist|custodian|housekeeper|caregiver|intern|apprentice|trainee|instructor|clerk|foreman|officer|the|this|our|your|we|but|and|so|then|however|also|maybe|when|while|since|until|after|before|because|that|his|her|their|my|not|never|nope|sorry|unfortunately|former|previous|pin|code|i|he|she|it|they|no|yes|all|per|if|for|in|on|as|at|use|uses|using|via|visit|through|thru|verify|verified|confirm|confirmed|correct|hired|dates|page|ticket|case|reference|order|saint|street|avenue|road|suite|box|city|county|state|united|federal|national|international|guten|tag|morgen|abend|bonjour|bonsoir|buen[oa]s|dias|tardes|bom|boa|dia|tarde|prezad\p{L}*|estimad\p{L}*|sehr|geehrte\p{L}*|liebe\p{L}*|hallo|hola|cher|chere|saludos|yours|faithfully|truly|das|diplom|urkunde|zeugnis|apologies|anything|nobody|nothing|what|where|who|whom|whose|which|why|how|whether|only|just|still|here|there|these|those|both|such|happy|merry|association|society|union|id|emp|nr|doj|dol|lwd|ctc|roll|serial|reg|enrol?lment|personnel|notice|eligible|eligibility|rehire|designation|joining|relieving|tenure|salary|wage|gpa|cgpa|percentage|batch|session|seniority|contract|purpose|remarks|comments|ssn|dob|fecha|datum|puesto|cargo|motivo|matrikel\p{L}*|matricula|legajo|safety|performance|history|section|part|questionnaire|report|summary|education|studies|sciences?|theology|technolog(?:y|ies)|administration|management)\b/iu;

/** Words of those that are family names as well, where a given name stands before them. */
const FAMILY_NAME =
  /^(?:fall|spring|summer|winter|monday|friday|sunday|january|march|april|june|july|august|good|best|kind|major|minor|act|check|work|page|case|order|saint|street|road|box|county|state|clerk|foreman|officer|mechanic|boa|dia|tag|abend|morgen|bonjour|bank|bishop)$/i;

/** "BA Econ" is a degree, and no name. */
const DEGREE_CODE =
  /^(?:B\.?A|B\.?S|BSc|M\.?A|M\.?S|MSc|MBA|A\.?A|A\.?S|AAS|BBA|BFA|BSN|MSN|MEd|BEd|BE|BTech|JD|PhD|EdD|LLB|LLM|GED|HND|HNC)\.? /;

const HOUSE_BEHIND =
  /^,? (?:(?:and|&) (?:sons?|daughters?|brothers|co|company|associates|partners)|(?:inc|llc|ltd|llp|co|corp|gmbh|plc|lp|pc|company|elementary|high|middle|memorial|university|college|school|hospital|center|foundation|trucking|enterprises|associates|& ))(?![\p{L}])/iu;

const OF_HOUSE =
  /\b(?:elementary|high|middle|memorial|foundation|trucking|enterprises|associates|insurance|motors?|foods?|logistics|manufacturing|industries|partners|solutions|systems|staffing|apartments|county|education|studies|sciences?|arts?|ministr(?:y|ies)|church|brothers|bros|sons|farms?|dental|legal|law|capital|energy|plant|line|tower|park|mall|hotel|inn|restaurant|cafe|store|market|construction|electric|plumbing|medical|health|home|homes|heights|valley|springs|creek|river|lake|beach|hills?)\b/i;

/** Whether what looks like a name of given and family name is that of a house, or no name. */
export function isHouse(name: string, behind: string): boolean {
  // "Winter 2015" is a season, and who was called Winter may have begun on 1/5/2015.
  const isDated = /^,? ?(?:of )?(?:['’]?\d{1,2}|(?:19|20)\d\d)(?![\d/.-]*[\d/])/.test(behind);
  return (
    HOUSE_BEHIND.test(behind) || OF_HOUSE.test(name) || (isDated ? NO_PERSON.test(name) : isNoPerson(name))
  );
}

/** "Casey Winter" is a person, "Barista Winter" is none. */
function isNoPerson(name: string, isTitled = false): boolean {
  const [given = '', ...others] = name.split(/\s+/);
  const [word = ''] = plainWords(given);
  if (!isTitled && word.length > 1 && !isGivenName(word)) return NO_PERSON.test(name);
  return (isTitled ? [given, ...others] : others).some(
    (word) => !word.includes('-') && NO_PERSON.test(word) && !FAMILY_NAME.test(word.replace(/['’.,]s?$/, '')),
  );
}

/** @param isTitled whether it stands behind "Mr." or the like */
export function isOrganization(name: string, { records }: ReplyRequest, isTitled = false): boolean {
  if (name.trim() === '' || isNoPerson(name, isTitled) || DEGREE_CODE.test(name)) return true;
  const claimed = new Set(
    records.flatMap((claims) => Object.values(claims)).flatMap((value) => plainWords(value ?? '')),
  );
  return plainWords(name).some((word) => claimed.has(word));
}
