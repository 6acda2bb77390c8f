import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { parseAllDocuments, stringify } from 'yaml';

/** A Kubernetes object, as far as every one of them looks the same. */
export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels?: Record<string, string>; annotations?: Record<string, string> };
}

/** What Helm made of the chart, or what it said instead. */
export type Rendering = { objects: KubernetesObject[] } | { refusal: string };

/** Renders the chart with the example's values and others on top of them. */
export type RenderChart = (values?: object) => Rendering;

const CHART = fileURLToPath(new URL('../../../helm/credence', import.meta.url));
const EXAMPLE = join(CHART, 'ci/example-values.yaml');
/** Helm asks no cluster: it is told one. */
const KUBERNETES = '1.30.0';

/**
 * Finds a Helm: on the PATH, or, on Linux with x64, the one that an npm package brings along in an archive.
 * @param directory for what has to be written
 */
export function findHelm(directory: string): { render: RenderChart; lint(): string } | undefined {
  const program = helmOnPath() ?? unpackedHelm(directory);
  if (program === undefined) return undefined;
  const known = new Map<string, Rendering>();
  return {
    lint: () => execFileSync(program, ['lint', '--strict', CHART, '--values', EXAMPLE], { encoding: 'utf8' }),
    render(values = {}) {
      const text = stringify(values);
      const rendering = known.get(text) ?? template(program, directory, text);
      known.set(text, rendering);
      return rendering;
    },
  };
}

function template(program: string, directory: string, values: string): Rendering {
  const file = join(mkdtempSync(join(directory, 'values-')), 'values.yaml');
  writeFileSync(file, values);
  const { status, stdout, stderr } = spawnSync(
    program,
    ['template', 'demo', CHART, '--kube-version', KUBERNETES, '--values', EXAMPLE, '--values', file],
    { encoding: 'utf8', maxBuffer: 16e6 },
  );
  if (status !== 0) return { refusal: stderr };
  // Kubernetes reads YAML as of version 1.1, where 0440 is octal.
  const documents = parseAllDocuments(stdout, { version: '1.1' }).map((one) => one.toJS() as unknown);
  return { objects: documents.filter((one): one is KubernetesObject => one !== null) };
}

const helmOnPath = () => (spawnSync('helm', ['version']).status === 0 ? 'helm' : undefined);

function unpackedHelm(directory: string): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const main = createRequire(import.meta.url).resolve('@aws-cdk/asset-kubectl-v20');
  const archive = readFileSync(join(dirname(main), 'layer.zip'));
  const helm = unzipSync(archive, { filter: ({ name }) => name === 'helm/helm' })['helm/helm'];
  if (!helm) return undefined;
  const program = join(directory, 'helm');
  writeFileSync(program, helm, { mode: 0o755 });
  return program;
}
