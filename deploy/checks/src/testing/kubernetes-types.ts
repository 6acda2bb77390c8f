import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { KubernetesObject } from './helm.ts';

/** Where the type of a kind is: `kubernetes-types` has a module for each group and version. */
const MODULES: Record<string, string> = {
  v1: 'core/v1',
  'apps/v1': 'apps/v1',
  'autoscaling/v2': 'autoscaling/v2',
  'batch/v1': 'batch/v1',
  'networking.k8s.io/v1': 'networking/v1',
  'policy/v1': 'policy/v1',
};

/**
 * Lets the compiler compare objects with the types of Kubernetes' own API.
 * @returns what it objects to: unknown fields, missing ones, and values of another type
 */
export function typeProblems(objects: readonly KubernetesObject[]): string[] {
  const lines = objects.flatMap((object, index) => {
    const module = MODULES[object.apiVersion] ?? object.apiVersion;
    return [
      `import type { ${object.kind} as Type${index} } from 'kubernetes-types/${module}';`,
      `export const object${index}: Type${index} = ${JSON.stringify(object)};`,
    ];
  });
  const file = fileURLToPath(new URL('./rendered-objects.ts', import.meta.url));
  const options: ts.CompilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2024,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2024)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}
