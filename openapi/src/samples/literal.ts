const WIDTH = 100;

/** A JSON value as a programmer would write it: on one line where it fits, names without quotes. */
export function literal(value: unknown, indent = ''): string {
  const line = onOneLine(value);
  if (indent.length + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return line;
  const fields = Object.entries(value).map(
    ([name, field]) => `${deeper}${key(name)}: ${literal(field, deeper)},\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${key(name)}: ${onOneLine(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

/** JSON knows every escape that is needed; only the quotes change. */
const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
