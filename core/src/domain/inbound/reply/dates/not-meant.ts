import { fold } from '../../read/fold.ts';

/** "Nicht zum 31. März, sondern", "no el 3 de mayo, sino", "pas au 1er juin mais". */
const NOT_THEN =
  /\b(?:(?:nicht|pas|nao)(?: (?:schon|erst|bereits|etwa|deja|ja))?(?: (?:zum|am|im|vom|bis(?: zum)?|seit|ab(?: dem)?|le|du|au|en|depuis|jusqu['’]au|em|desde|ate|a))?|no (?:el|al|del|desde(?: el)?|hasta(?: el)?))(?: dia)?$/i;

/** "Was to run until", "had put in for": what was planned, in five languages. */
const PLANNED =
  /\b(?:(?:was|were|is|been)(?: \p{L}+ly)? (?:due |meant |supposed |scheduled |set |slated |contracted )?to (?:run|end|last|go|expire|finish|start|begin|leave|retire|join)|(?:due|set|slated|scheduled|planned|booked) for|put in (?:for|her|his)|notice was for|recall (?:list|rights)|(?:sollte|devait|debia|deveria|iba a) (?:\p{L}+ )?)\b[^.;,]*$/iu;

const AS_PLANNED =
  /^\s*,? ?(?:and|which) (?:s?he |they )?(?:did|(?:retired|left|went|ended|began|started) (?:on )?(?:that|the same) day|as planned)\b/i;

/** "... but that was through an agency", "... because that is when it was printed". */
const EXPLAINED =
  /^\s*[,;]? ?(?:(?:but|though|although|pero|mais|aber|mas) (?:that|this|it|eso|c['’]|das|isso) ?(?:was|is|era|fue|etait|war|foi) (?:still |only |just )?(?:through|via|with|for|under|as|on|por|con|par|avec|uber|bei|com|pela?)|(?:because|since|as) (?:that|this|it) (?:is|was) (?:only |just )?(?:when|the (?:day|date))[^.;]{0,40} (?:re-?)?(?:printed|issued|mailed|typed|signed|entered|ordered))\b/i;

/** "September 2015 was the interview", "17 June 2011 was only the ceremony". */
const OF_OTHER_EVENT =
  /^\s*[,)]*\s*(?:(?:that |which )?(?:was|is)|being|fue|era|es|etait|est|war|ist|foi)(?: (?:only|just|merely|the|her|his|their|when|for|a|an|la|le|el|die|das|der|o|solo|nur|seulement))+ (?:\p{L}+ )?(?:interview|offer|application|audition|orientation|training|ceremony|convocation|rehearsal|defen[cs]e|printing|entrevista|entretien|ceremonie|ceremonia|cerimonia|feier|bewerbung|vorstellungsgesprach)\b/iu;

/** Whether a date is said not to be the one, only planned, or of something else, by the words before and behind it. */
export const isNotMeant = (before: string, behind: string): boolean => {
  const [given, following] = [
    fold(before.slice(-90))
      .replace(/^\p{L}+/u, '')
      .trimEnd(),
    fold(behind.slice(0, 80)),
  ];
  return (
    NOT_THEN.test(given) ||
    (PLANNED.test(given) && !AS_PLANNED.test(following)) ||
    EXPLAINED.test(following) ||
    OF_OTHER_EVENT.test(following)
  );
};

const BACK =
  /\b(?:(?:was|came|(?:has|have|had|['’]s) come|is|got|took (?:him|her|them)|hired (?:him|her|them)?) ?(?:right |straight )?back(?! ?(?:pay|office|injur|ground|order))|returned(?: to (?:us|work|the \p{L}+))?(?=$|[.,;]| (?:in|on|as|to us|after|three|two|a |that|for))|re-?hired|re-?joined|hired again|started again|volvio a (?:trabajar|entrar)|regreso|reingreso|est revenue?|reembauchee?|wieder ?(?:eingestellt|angefangen|da)|kam (?:\p{L}+ )?zuruck|voltou|retornou|readmitid[oa])\b/iu;
const NOT_BACK =
  /\b(?:not|never|n['’]t|no|nunca|nao|nicht|nie|pas|jamais)(?: (?:has|have|ever|se|est|more))* \p{L}*$/iu;

/** Whether words behind an end say that the person came back: "quit in 2018, was back in three weeks". */
export function isBackAgain(behind: string): boolean {
  const plain = fold(behind);
  const found = BACK.exec(plain);
  return found !== null && !NOT_BACK.test(plain.slice(Math.max(0, found.index - 20), found.index));
}

/** Whether the words before a date tell of a beginning that was not the first: "hired her back in". */
export const isBeginningAgain = (before: string): boolean =>
  /\b(?:re-?hired|re-?employed|re-?joined|re-?enrolled|re-?admitted|returned|(?:came|taken|took (?:him|her|them)|hired(?: him| her| them)?) (?:back|again)|(?:started|began) again|reingres\w+|recontratad[oa]|volvio|regreso|reembauchee?|revenue?|wieder ?eingestellt|readmitid[oa]|voltou|retornou)(?: (?:\p{L}+ ){0,3}\p{L}*)?$/iu.test(
    fold(before).trimEnd(),
  );

/** "Until 2017, then Senior", "from 2010 to 2012, then as manager": one of several times, which went on. */
export const isFollowed = (behind: string): boolean =>
  /^\s*,? ?(?:and |und |et |y |e )?(?:then|dann|danach|puis|ensuite|luego|despues|depois)(?: (?:as|an?|the|als|comme|como))* \p{Lu}/u.test(
    fold(behind),
  );
