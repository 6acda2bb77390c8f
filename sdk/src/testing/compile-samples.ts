import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { builtFile, PACKAGE_FOLDER } from './built-package.ts';

/** A piece of code that a reader may copy. */
export interface Sample {
  name: string;
  code: string;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
};

/** A sample may be a piece of a function. */
const RETURN_OUTSIDE_FUNCTION = 1108;

/** What a sample may use without saying where it is from: things that every reader has. */
const PRELUDE = `
import type { Credence, NodeRequest, NodeResponse, WebhookEvent } from '@credence/sdk';
import type * as sdk from '@credence/sdk';
declare global {
  const credence: Credence;
  const order: sdk.OrderCreate, first: sdk.OrderCreate, second: sdk.OrderCreate;
  const applicant: sdk.ApplicantCreate;
  const contact: sdk.ContactCreate;
  const notification: sdk.InboundNotification;
  const orderId: string, searchId: string, contactId: string, outboundId: string, batchId: string, eventId: string;
  const messageId: string, documentId: string;
  const review: sdk.ReviewCreate;
  const clientId: string, clientSecret: string, secret: string, newSecret: string;
  const error: unknown;
  const body: string, headers: Headers, request: Request, event: WebhookEvent;
  const app: import('express').Express;
  const handler: (request: NodeRequest, response: NodeResponse) => Promise<void>;
  const vault: { read(name: string): Promise<string> };
  const queue: { add(id: string, event: WebhookEvent): Promise<void> };
  const save: (value: unknown) => Promise<void>;
  const reconcile: (eventId: string, payload: unknown) => Promise<void>;
  const wait: (seconds: number) => Promise<void>;
  const scheduleForLater: () => void;
  const readFile: (name: string) => Promise<Uint8Array>;
}
`;

/**
 * Checks samples against the built types, each as a module of its own; what it uses of the exported names is imported
 * unless it does so itself. Returns the errors of the compiler, none when all is well.
 */
export function compileSamples(samples: Sample[], exported: string[]): string[] {
  const files = new Map([[at('prelude.ts'), PRELUDE]]);
  for (const { name, code } of samples) files.set(at(`${name}.ts`), withImports(code, exported));
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files.get(file);
    return text === undefined
      ? getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2023);
  };
  // As a reader's import is resolved, only to the build of this folder.
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text === '@credence/sdk'
        ? { resolvedModule: { resolvedFileName: builtFile('index.d.ts'), extension: '.d.ts' } }
        : ts.resolveModuleName(text, existsSync(from) ? from : at('prelude.ts'), OPTIONS, host),
    );
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  const problems = ts.getPreEmitDiagnostics(program).filter(({ code }) => code !== RETURN_OUTSIDE_FUNCTION);
  return problems.map(({ file, start = 0, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    const line = file ? file.text.slice(0, start).split('\n').length : 0;
    return `${file?.fileName.replace(PACKAGE_FOLDER, '')}:${line} ${text}\n${file?.text.split('\n')[line - 1] ?? ''}`;
  });
}

/** The samples of the package's README, from its beginning. */
export async function readmeSamples(): Promise<Sample[]> {
  const text = await readFile(`${PACKAGE_FOLDER}README.md`, 'utf8');
  return [...text.matchAll(/^```(?:ts|js)\n(.*?)^```$/gms)].map(([, code = ''], number) => ({
    name: `readme-${number + 1}`,
    code,
  }));
}

const at = (name: string) => `${PACKAGE_FOLDER}samples/${name}`;

/** A sample that says itself what it imports from the package is left as it is. */
function withImports(code: string, exported: string[]): string {
  if (code.includes("from '@credence/sdk'")) return `${code}\nexport {};\n`;
  const declared = new Set([...code.matchAll(/\b(?:class|interface|type) (\w+)/g)].map(([, name]) => name));
  const used = exported.filter((name) => !declared.has(name) && new RegExp(`\\b${name}\\b`).test(code));
  return `${code}\nimport { ${used.join(', ')} } from '@credence/sdk';\nexport {};\n`;
}
