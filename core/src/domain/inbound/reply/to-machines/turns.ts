/** Between two paragraphs. */
export const BETWEEN = /\n[^\S\n]{0,40}\n/;

/** Who speaks in a conversation between a program and who uses it. */
const TURN =
  /^[ \t>*#[]*(?<role>system|assistant|user|human|ai|bot|agent|developer|tool|model|sistema|asistente|usuario|assistent|nutzer|utilisateur|usu[áa]rio)[\]*]*\s*(?:\([^)\n]{0,40}\)\s*)?[:>]/i;
const OF_PROGRAM = /^(?:system|assistant|ai|bot|model|sistema|asistente|assistent|tool)$/i;
/** A role with so many words behind it is a label of a form. */
const FEW_WORDS = 7;

/** Without a conversation that two have, one of whom is a program: from its first turn to the end of the last one. */
export function withoutTurns(text: string): string {
  const paragraphs = text.split(BETWEEN);
  const turns = paragraphs.map((paragraph) =>
    paragraph.split('\n').flatMap((line) => TURN.exec(line)?.groups?.role?.toLowerCase() ?? []),
  );
  const roles = new Set(turns.flat());
  const isSpoken = text
    .split('\n')
    .some((line) => TURN.test(line) && (line.match(/\p{L}{2,}/gu)?.length ?? 0) > FEW_WORDS);
  if (!isSpoken || roles.size < 2 || ![...roles].some((role) => OF_PROGRAM.test(role))) return text;
  const [first, last] = [turns.findIndex((at) => at.length > 0), turns.findLastIndex((at) => at.length > 0)];
  return [...paragraphs.slice(0, first), ...paragraphs.slice(last + 1)].join('\n\n');
}
