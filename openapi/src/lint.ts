import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const REDOCLY = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const CONFIG = fileURLToPath(new URL('../redocly.yaml', import.meta.url));

/** Lints an OpenAPI file with Redocly, without network; resolves to its findings, or null when there are none. */
export function lint(file: string): Promise<string | null> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [REDOCLY, 'lint', file, '--config', CONFIG],
      { env },
      (error, stdout, stderr) => resolve(error ? `${stdout}\n${stderr}`.trim() : null),
    );
  });
}
