import type { Statement } from './statements.ts';

const REMARK =
  /^[ \t]*(?:>[ \t]?)+[ \t*•-]*\p{L}[^:=|?]{0,60}[:=|?][^\n]{1,200}?\s(?:-{1,3}>?|–|—|<-+|=>|→|\/\/)\s+(?<remark>\p{L}[^\n]{2,300})$/gmu;

/** What people write behind the lines of our request: "> Student: Jordan Rivera - no such student". */
export const remarks = (text: string): Statement[] =>
  [...text.matchAll(REMARK)].slice(0, 30).map(({ groups }) => {
    const remark = groups?.remark ?? '';
    return { text: remark, isLine: true, isQuestion: remark.trimEnd().endsWith('?') };
  });
