import { findDates, type NumberOrder } from '../../dates/find-dates.ts';
import { YES } from '../given-words.ts';

/** "Yes, the 14th", "sí, el día 14", "correct, 8/25". */
const DAY_ALONE =
  /^[^\d]{2,30}?(?:(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)|(?:the|el|le|am|dia|día|on) (?<only>\d{1,2})|(?<one>\d{1,2})[/.-](?<other>\d{1,2}))\W*$/iu;

/** An answer that calls a month right and names its day, with the whole date; any other as it is. */
export function withDayOfMonth(answer: string, asked: string, order: NumberOrder): string {
  const [month] = findDates(asked.replace(answer, ' '), order);
  if (!month || month.value.length !== 'yyyy-mm'.length || !YES.test(answer)) return answer;
  const { day, only, one = '', other = '' } = DAY_ALONE.exec(answer)?.groups ?? {};
  const isMonth = (number: string) => Number(number) === Number(month.value.slice(5));
  const said = day ?? only ?? (isMonth(one) ? other : isMonth(other) ? one : '');
  return Number(said) >= 1 && Number(said) <= 31 ? `yes, ${month.value}-${said.padStart(2, '0')}` : answer;
}
