/** A minor as statements and lists name it: "with a minor in History", "Minor(s): History", "minored in History". */
const MINOR_IN =
  /(?<!\bmajor(?:\(s\)|s)?\s?(?:\/|&|and)\s?)\b(?:minor(?:\(s\)|s|ed|ing)?(?![\p{L}(]) ?(?:(?:subject|field|study|studies)s? )?(?:(?:in|of|was|is|being) |[\s.:=|–-]+)?(?!(?:when|who|at|under|then|and|child|error|issue)\b)|(?:neben|bei)f[aä]ch(?:er)?n?(?!\p{L})[\s:=|]*|mineure(?: en| de)?[\s:=|]*|(?:menci[óo]n|especialidad|[êe]nfase) (?:menor|secundari[oa])(?: en| em)?[\s:=|]*)(?!\s*(?:but|however|and (?:her|his|their|the))\b)[^,;.()|]{1,60}?(?=\s*(?:[,;.()|]|$|\b(?:but|however|and (?:an?|her|his|their|the)|while|whereas)\b))/giu;

/** "History was only her minor", "History (minor)", "a History minor" */
const AS_MINOR =
  /(?:(?!\b(?:and|with|but|an?|the|major(?:ed)?|in)\b)[^,;.()|]){2,60}?(?:\b(?:was|is|as|being)(?: (?:only|just|merely|really))?(?: (?:an?|the|her|his|their))?\s+| \(| )minor(?:\b|\))(?! (?:in|of)\b|:)/giu;

/**
 * A statement with spaces in place of what was studied as a minor: that is never the field of a degree, whatever field was
 * claimed.
 */
export const withoutMinors = (text: string): string =>
  /minor|mineure|nebenf|beif[aä]ch|menor|secundari/i.test(text)
    ? text.replace(MINOR_IN, blank).replace(AS_MINOR, blank)
    : text;

const blank = (words: string): string => ' '.repeat(words.length);
