import fs from 'node:fs';
import http from 'node:http';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { builtIn } from './built-in.ts';

it("asks Node's own modules for what is imported of them, and reads nothing else that they have", async () => {
  const contents = `
    import fs, { readFileSync } from 'node:fs';
    import { createServer } from 'http';
    export { createServer, fs, readFileSync };
  `;
  const { outputFiles } = await build({
    stdin: { contents },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    plugins: [builtIn],
  });
  const [bundled = ''] = outputFiles.map(({ text }) => text);
  const module = await import(`data:text/javascript,${encodeURIComponent(bundled)}`);
  expect(module.createServer).toBe(http.createServer);
  expect(module.fs).toBe(fs);
  expect(module.readFileSync).toBe(fs.readFileSync);
  expect(bundled).not.toMatch(/\bimport\b|WebSocket|promises/);
});
