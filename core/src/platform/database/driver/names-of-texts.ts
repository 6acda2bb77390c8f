/**
 * Names under which connections prepare texts of statements. Some hundred texts are all that is asked in a month; rare mixtures of what
 * a transaction writes are many more, and each takes a connection some fifty kilobytes.
 * @param most texts that get a name; others are sent in full
 */
export function namesOfTexts(most: number): (sql: string) => string | undefined {
  const names = new Map<string, string>();
  return (sql) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= most) return known;
    const name = `credence_${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
