const CONFIRM = '(?:confirm|verify|certify)\\b';

/** Not that a request came, which is all that a receipt confirms. */
const NO_RECEIPT =
  "(?! (?:that )?(?:(?:we|i)(?: have|'ve)? |the |your |this |safe )*(?:receipt|received|receiving|requests?|e-?mail|message|inquiry|enquiry|fax|ticket)\\b)";

/** Who confirms something, and neither says who else could, nor when, nor how to have it done. */
const CONFIRMATIONS = [
  `(?<!\\b(?:after|before|how|if|once|so that|until|when|where) )\\b(?:we|i)(?:(?<!\\bso (?:we|i)) can| do| hereby)? ${CONFIRM}`,
  `(?:^|[.,:;!] )can ${CONFIRM}`,
  `(?<!\\b(?:who|you) )\\bcan ${CONFIRM}(?= (?:he|her|his|she|that|their|they)\\b|:)`,
  `\\bhereby ${CONFIRM}`,
  `(?<!\\b(?:(?:will|would) |'ll |to )be )\\b(?:un)?(?:able|glad|happy|pleased) to ${CONFIRM}`,
  `\\b(?:we|i)(?: would|'d) like to ${CONFIRM}`,
  `\\b(?:this (?:\\w+ )?is|just|writing) to ${CONFIRM}`,
  `\\bto ${CONFIRM}(?=:)`,
];

const words = (most: number): string => `(?:[^\\s.,:;?!]{1,40} ){0,${most}}`;

/** Not what is asked: "whether she was employed", "your request to verify that he graduated". */
const NOT_ASKED = [
  `(?<!\\bif ${words(3)})`,
  `(?<!\\bwhether ${words(5)})`,
  `(?<!(?:^|[.!?] |\\b(?:needs?|order|requests?|wants?|wish(?:es)?) )to ${CONFIRM} ${words(6)})`,
  `(?<!\\b(?:ensure|make sure|please (?:check|${CONFIRM})) ${words(8)})`,
].join('');

/** Not what is true of many: "students who graduated before 1990", "the year you graduated". */
const NOT_OF_MANY =
  '(?<!\\b(?:alumni|anybody|anyone|applicants|candidates|employees|graduates|individuals|people|persons|staff|students|those) who (?:had |have )?)' +
  '(?<!\\byou (?:have )?)';

const STATEMENTS = [
  `${NOT_OF_MANY}\\b(?:was|were|is|has been) employed`,
  `${NOT_OF_MANY}\\b(?:worked|works) (?:here|for us|as)`,
  `${NOT_OF_MANY}(?<![^,] who )\\bgraduated`,
  '\\bdegree (?:(?:was|has been) (?:awarded|conferred)|(?:awarded|conferred)(?=:| on | in ))',
  '\\b(?:is|was|are|were) (?:all )?(?:correct|accurate)',
];

const ANSWERS = new RegExp(
  [
    ...CONFIRMATIONS.map((confirmation) => `${confirmation}${NO_RECEIPT}`),
    ...STATEMENTS.map((statement) => `${NOT_ASKED}${statement}\\b`),
    '\\bdates of (?:employment|attendance)\\b[^.?!]{0,40}?(?:\\b\\d{1,2}[-/]\\d|\\b(?:19|20)\\d\\d\\b)',
  ].join('|'),
);

/**
 * Whether a text in lower case, with single spaces, gives an answer, or may: receipts and absence notes speak of the
 * matter too, when they repeat what was asked and tell how to have employment verified.
 */
export const givesAnswer = (text: string): boolean => ANSWERS.test(text);
