/** Ordinals as names and titles have them: "1st Bank", "2nd Grade Teacher". */
export const ORDINAL_FORMS = `
  1st first
  2nd second
  3rd third
  4th fourth
  5th fifth
  6th sixth
  7th seventh
  8th eighth
  9th ninth
  10th tenth
`;
