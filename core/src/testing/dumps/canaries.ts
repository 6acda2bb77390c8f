import type { TestCore } from '../test-core.ts';

/**
 * Every row of every table in every schema, the queue's included, as text. Bytes appear in hexadecimal.
 */
export async function dumpOf(test: TestCore): Promise<string> {
  const tables = await test.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => test.sql<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`)),
  );
  return rows.flatMap((table) => table.map(({ row }) => row)).join('\n');
}

/** The canaries that can be read in a text, as they are, in hexadecimal or in base64. */
export function readableIn(text: string, canaries: readonly string[]): string[] {
  const lowerCase = text.toLowerCase();
  return canaries.filter(
    (canary) =>
      lowerCase.includes(canary.toLowerCase()) ||
      lowerCase.includes(Buffer.from(canary).toString('hex')) ||
      base64Forms(canary).some((form) => text.includes(form)),
  );
}

/** How a text looks inside base64, wherever in the encoded bytes it starts. */
function base64Forms(canary: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(canary)]);
    // Characters that also hold bits of a neighbour are left out.
    const [from, to] = [Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6)];
    return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
  });
}
