import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeSettings, ServerConfig, WorkerConfig } from '@credence/core';
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts';
import type { Job } from 'kubernetes-types/batch/v1.d.ts';
import type { PodSpec } from 'kubernetes-types/core/v1.d.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findHelm, type KubernetesObject, type RenderChart } from './testing/helm.ts';
import { typeProblems } from './testing/kubernetes-types.ts';

const directory = mkdtempSync(join(tmpdir(), 'credence-helm-'));
afterAll(() => rmSync(directory, { recursive: true }));
const helm = findHelm(directory);

const CHART = fileURLToPath(new URL('../../helm/credence', import.meta.url));
const POSTGRES = [{ ipBlock: { cidr: '10.0.0.5/32' } }];
const EVERYTHING = {
  server: {
    autoscaling: { enabled: true },
    ingress: { enabled: true, className: 'nginx', host: 'verify.example.com', tlsSecret: 'verify-tls' },
    podAnnotations: { 'prometheus.io/scrape': 'true' },
    nodeSelector: { disk: 'ssd' },
    tolerations: [{ key: 'verify', operator: 'Exists' }],
    extraEnv: [{ name: 'NODE_OPTIONS', value: '--max-old-space-size=768' }],
  },
  worker: { autoscaling: { enabled: true }, inboundMail: { enabled: true } },
  imagePullSecrets: [{ name: 'registry' }],
  serviceAccount: { annotations: { 'iam.gke.io/gcp-service-account': 'credence@project' } },
  networkPolicy: { enabled: true, database: { to: POSTGRES } },
};
const ON_GOOGLE = { settings: { common: { STORAGE: 'gcs' } }, files: { existingClaim: '' } };
const BARE = {
  networkPolicy: { enabled: false },
  migrate: { enabled: false },
  serviceAccount: { create: false },
  server: { disruptionBudget: { enabled: false } },
  worker: { disruptionBudget: { enabled: false } },
};

describe('values.yaml', () => {
  it('knows the secrets of the service, and takes none of them as a plain setting', async () => {
    const text = await readFile(join(CHART, 'values.schema.json'), 'utf8');
    const schema = JSON.parse(text) as { definitions: { setting: { not: { enum: string[] } } } };
    const refused = schema.definitions.setting.not.enum;
    const secrets = [ServerConfig, WorkerConfig].flatMap(describeSettings).filter((one) => one.isSecret);
    expect(secrets.map(({ name }) => name).filter((name) => !refused.includes(name))).toEqual([]);
  });

  it('together with the example says all that server and worker need', async () => {
    const read = async (name: string) => parse(await readFile(join(CHART, name), 'utf8')) as Values;
    const [own, example] = [await read('values.yaml'), await read('ci/example-values.yaml')];
    for (const [process, schema] of PROCESSES) {
      const given = [own, example].flatMap(({ settings, secrets }) =>
        [settings.common, settings[process], secrets.common, secrets[process]].flatMap((one) =>
          Object.keys(one ?? {}),
        ),
      );
      const known = describeSettings(schema);
      const told = new Set([...given, 'FILES_DIRECTORY']);
      expect(known.filter(({ name, required }) => required && !told.has(name))).toEqual([]);
      expect(given.filter((name) => !known.some((one) => one.name === name))).toEqual([]);
    }
  });
});

describe('NOTES.txt', () => {
  it('calls the command line by the file that the image has', async () => {
    const notes = await readFile(join(CHART, 'templates/NOTES.txt'), 'utf8');
    const entrypoint = await readFile(join(CHART, '../../docker/entrypoint.sh'), 'utf8');
    const [, program] = /^exec node (\S+) "\$@"$/m.exec(entrypoint) ?? [];
    const named = [...notes.matchAll(/ -- node (\S+)/g)].map(([, file]) => file);
    expect([program, new Set(named)]).toEqual(['credence.js', new Set(['credence.js'])]);
  });
});

type Blocks = Partial<Record<'common' | 'server' | 'worker', object>>;
interface Values {
  settings: Blocks;
  secrets: Blocks;
}
const PROCESSES = [
  ['server', ServerConfig],
  ['worker', WorkerConfig],
] as const;

describe.skipIf(!helm)('the chart (needs Helm)', () => {
  const render: RenderChart = (values) => {
    if (!helm) throw new Error('There is no Helm');
    return helm.render(values);
  };
  const objectsOf = (values?: object): KubernetesObject[] => {
    const rendering = render(values);
    if ('refusal' in rendering) throw new Error(rendering.refusal);
    return rendering.objects;
  };
  const find = <T>(objects: KubernetesObject[], kind: string, name: string): T => {
    const found = objects.find((one) => one.kind === kind && one.metadata.name === `demo-credence-${name}`);
    if (!found) throw new Error(`No ${kind} ${name} among ${objects.map((one) => one.metadata.name).join()}`);
    return found as T;
  };
  const podOf = (objects: KubernetesObject[], name: 'server' | 'worker' | 'migrate'): PodSpec => {
    const kind = name === 'migrate' ? 'Job' : 'Deployment';
    const { spec } = find<Deployment | Job>(objects, kind, name);
    if (!spec?.template.spec) throw new Error(`${name} has no pod`);
    return spec.template.spec;
  };

  it('has nothing that Helm itself objects to', () => {
    expect(helm?.lint()).toContain('0 chart(s) failed');
  });

  it.each([
    ['as the example has it', {}, 11],
    ['with everything', EVERYTHING, 15],
    ['with files at Google', ON_GOOGLE, 11],
    ['bare', BARE, 5],
  ])('%s: makes objects that are what Kubernetes takes', (_what, values, count) => {
    const objects = objectsOf(values);
    expect(objects).toHaveLength(count);
    expect(typeProblems(objects)).toEqual([]);
    const names = objects.map(({ kind, metadata }) => `${kind}/${metadata.name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('would notice a field that Kubernetes does not know', () => {
    const [object] = objectsOf();
    expect(typeProblems([{ ...object, sepc: {} } as unknown as KubernetesObject])).toHaveLength(1);
  });

  it('selects with every Deployment, budget and service what they are for', () => {
    const objects = objectsOf(EVERYTHING);
    for (const name of ['server', 'worker'] as const) {
      const { spec } = find<Deployment>(objects, 'Deployment', name);
      const labels = spec?.template.metadata?.labels ?? {};
      const wanted = spec?.selector.matchLabels;
      expect(labels).toMatchObject(wanted ?? {});
      const budget = find<{ spec: { selector: { matchLabels: object } } }>(
        objects,
        'PodDisruptionBudget',
        name,
      );
      const policy = find<{ spec: { podSelector: { matchLabels: object } } }>(objects, 'NetworkPolicy', name);
      expect([budget.spec.selector.matchLabels, policy.spec.podSelector.matchLabels]).toEqual([
        wanted,
        wanted,
      ]);
    }
    const service = find<{ spec: { selector: object } }>(objects, 'Service', 'server');
    expect(service.spec.selector).toMatchObject({ 'app.kubernetes.io/component': 'server' });
  });

  it.each(['server', 'worker', 'migrate'] as const)(
    'runs %s without root and without a place to write',
    (name) => {
      const pod = podOf(objectsOf(), name);
      expect(pod.automountServiceAccountToken).toBe(false);
      expect(pod.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(pod.containers).toHaveLength(1);
      expect(pod.containers[0]?.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
    },
  );

  it.each(['server', 'worker', 'migrate'] as const)(
    'lets %s have so much of a machine and no more',
    (name) => {
      expect(podOf(objectsOf(), name).containers[0]?.resources?.limits).toEqual({
        cpu: expect.stringMatching(/^[12]$/),
        memory: expect.stringMatching(/Mi|Gi/),
      });
    },
  );

  it('runs the image of a digest, whatever its tag', () => {
    const digest = `sha256:${'0a'.repeat(32)}`;
    const images = (image: object) =>
      (['server', 'worker', 'migrate'] as const).map(
        (name) => podOf(objectsOf({ image }), name).containers[0]?.image,
      );
    const named = `credence@${digest}`;
    expect(images({ digest, tag: '9.9.9' })).toEqual([named, named, named]);
    expect(images({ tag: '9.9.9' })).toEqual(['credence:9.9.9', 'credence:9.9.9', 'credence:9.9.9']);
  });

  it('tells the server that the ingress stands before it', () => {
    const environment = podOf(objectsOf(), 'server').containers[0]?.env ?? [];
    expect(environment).toContainEqual({ name: 'TRUSTED_PROXIES', value: '1' });
  });

  it.each(PROCESSES)('tells %s nothing but settings that it knows, and secrets by file', (name, schema) => {
    const pod = podOf(objectsOf({ ...EVERYTHING, server: {} }), name);
    const settings = describeSettings(schema);
    const known = new Set(settings.flatMap((one) => [one.name, `${one.name}_FILE`]));
    const environment = pod.containers[0]?.env ?? [];
    expect(environment.filter((one) => !known.has(one.name))).toEqual([]);
    const secret = settings.filter(({ isSecret }) => isSecret).map((one) => one.name);
    expect(environment.filter((one) => secret.includes(one.name))).toEqual([]);

    const volume = pod.volumes?.find((one) => one.name === 'secrets')?.secret;
    expect(volume?.defaultMode).toBe(0o440);
    const files = environment.filter((one) => one.name.endsWith('_FILE'));
    expect(files.map(({ value }) => value)).toEqual(
      volume?.items?.map(({ path }) => `/run/secrets/credence/${path}`),
    );
  });

  it('migrates before anything else changes, with a login of its own', () => {
    const job = find<Job>(objectsOf(), 'Job', 'migrate');
    expect(job.metadata?.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    const pod = podOf(objectsOf(), 'migrate');
    // Hooks run before the chart's own service account is there.
    expect(pod.serviceAccountName).toBeUndefined();
    expect(pod.volumes?.[0]?.secret?.secretName).toBe('credence-owner');
  });

  it('gives server and worker the time that they take to end', () => {
    const objects = objectsOf();
    expect(podOf(objects, 'server').terminationGracePeriodSeconds).toBeGreaterThan(5 + 20);
    expect(podOf(objects, 'worker').terminationGracePeriodSeconds).toBeGreaterThan(60);
  });

  it('leaves the number of pods to the autoscaler where there is one', () => {
    const replicas = (values: object) =>
      find<Deployment>(objectsOf(values), 'Deployment', 'server').spec?.replicas;
    expect([replicas({}), replicas(EVERYTHING)]).toEqual([2, undefined]);
  });

  it.each([
    ['no address of its own', { settings: { common: { PUBLIC_URL: '' } } }, 'PUBLIC_URL'],
    ['a secret among the settings', { settings: { worker: { SMTP_URL: 'smtp://x' } } }, 'SMTP_URL'],
    ['a misspelt value', { server: { replica: 3 } }, 'replica'],
    ['files that processes do not share', { files: { existingClaim: '' } }, 'files.existingClaim'],
    ['no login for migrations', { migrate: { existingSecret: '' } }, 'migrate.existingSecret'],
    [
      'a policy that shuts Postgres out',
      { networkPolicy: { database: { to: [] } } },
      'networkPolicy.database.to',
    ],
    ['an image by half a digest', { image: { digest: 'sha256:abc' } }, 'digest'],
    ['a port of its own', { settings: { server: { PORT: 80 } } }, 'PORT'],
  ])('refuses %s', (_what, values, word) => {
    const rendering = render(values);
    expect('refusal' in rendering && rendering.refusal).toContain(word);
  });
});
