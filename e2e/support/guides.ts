import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const DIRECTORY = new URL('../../docs/guides/', import.meta.url);

/** A fenced block of a guide, with the block of another kind after it: what it answers. */
interface Block {
  kind: string;
  code: string;
  answer: { kind: string; text: string } | null;
}

/** Names of all guides. */
export const GUIDES = readdirSync(DIRECTORY).map((file) => file.replace(/\.md$/, ''));

/** The blocks of a guide, in their order. */
export const blocksOf = (guide: string): Block[] => blocksIn(new URL(`${guide}.md`, DIRECTORY));

/** The fenced blocks of a page, in their order. */
export function blocksIn(page: URL): Block[] {
  const text = readFileSync(page, 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, kind = '', code = '']) => ({
    kind,
    code,
  }));
  return blocks.map(({ kind, code }, at) => {
    const next = blocks[at + 1];
    const isAnswer = next?.kind === 'json' || next?.kind === 'text';
    return { kind, code, answer: isAnswer ? { kind: next.kind, text: next.code } : null };
  });
}

const BORDER = '--- end of a block ---';

/** Runs blocks of shell one after the other, as a reader who pastes them would; returns what each of them prints. */
export async function runInOneShell(
  codes: readonly string[],
  directory: string,
  env: Record<string, string>,
): Promise<string[]> {
  const script = codes.map((code) => `${code}\necho; echo '${BORDER}'\n`).join('');
  const options = { cwd: directory, env: { ...process.env, ...env } };
  const { stdout } = await promisify(execFile)('sh', ['-euc', script], options);
  return stdout.split(`${BORDER}\n`).slice(0, -1);
}
