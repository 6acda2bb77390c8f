/**
 * Tells which texts are worth being prepared of those that transactions make of what they write. A few of them are two thirds of all
 * that is written; the others are rare mixtures, and the plan of each takes a connection up to some hundreds of kilobytes.
 * @param times a text comes before it is one of them
 * @param most texts that become so: the first ones, which are those that come most often
 */
export function oftenWritten({ times, most }: { times: number; most: number }): (sql: string) => boolean {
  const often = new Set<string>();
  const seen = new Map<string, number>();
  return (sql) => {
    if (often.has(sql) || often.size >= most) return often.has(sql);
    const count = (seen.get(sql) ?? 0) + 1;
    seen.set(sql, count);
    if (count < times) return false;
    often.add(sql);
    if (often.size >= most) seen.clear();
    return true;
  };
}
