import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../setup.mjs';
import { checkAll } from './ask.mjs';
import { freePort } from './programs.mjs';
import { requestsFor } from './requests.mjs';
import { writeTestSite } from './testing-site';

const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');

interface Step {
  readonly name: string;
  readonly value: string;
}

/** The stages of a Dockerfile, each as its instructions. */
function stagesOf(text: string): Step[][] {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  const steps = lines.flatMap((line) => {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return name === '' ? [] : [{ name, value }];
  });
  const unread = lines.filter((line) => line !== '' && !line.startsWith('#') && !/^[A-Z]+ /.test(line));
  if (unread.length > 0) throw new Error(`No instruction: ${unread[0]}`);
  const stages: Step[][] = [];
  for (const step of steps) {
    if (step.name === 'FROM') stages.push([]);
    stages.at(-1)?.push(step);
  }
  return stages;
}

const stages = stagesOf(read('Dockerfile'));
const last = stages.at(-1) ?? [];
const valuesOf = (steps: readonly Step[], name: string) =>
  steps.flatMap((step) => (step.name === name ? step.value : []));
const environment = Object.fromEntries(
  valuesOf(last, 'ENV')
    .flatMap((value) => value.split(' '))
    .map((pair) => pair.split('=')),
) as Record<string, string>;
const commandOf = (value = '') => JSON.parse(value.slice(value.indexOf('['))) as string[];

describe('the Dockerfile', () => {
  it('takes an image that exists for amd64 and arm64, pinned to a version, and builds on the builder’s own machine', () => {
    const images = stages.map(([from]) => from?.value ?? '');
    expect(images).toEqual(['--platform=$BUILDPLATFORM node:20-bookworm-slim AS build', 'node:20-bookworm-slim']);
  });

  it('ends as a user without rights, by number, on a port above 1024', () => {
    expect(valuesOf(last, 'USER')).toEqual(['1000:1000']);
    expect(valuesOf(last, 'EXPOSE')).toEqual(['8080']);
    expect(environment).toMatchObject({ NODE_ENV: 'production', HOST: '::', PORT: '8080' });
    expect(valuesOf(last, 'RUN')).toEqual([]);
  });

  it('copies everything by name, and only the site and what serves it', () => {
    expect(valuesOf(stages.flat(), 'ADD')).toEqual([]);
    expect(valuesOf(last, 'COPY').map((value) => value.split(' ').at(-1))).toEqual([
      'node_modules/sirv',
      'node_modules/totalist',
      'node_modules/mrmime',
      'node_modules/@polka/url',
      'scripts/',
      'dist',
    ]);
  });
});

/** The folder of the last stage as its COPY lines make it, with this site in the place of the build. */
function assemble(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  for (const value of valuesOf(last, 'COPY')) {
    const parts = value.split(' ').filter((part) => !part.startsWith('--'));
    const target = parts.at(-1) ?? '';
    for (const source of parts.slice(0, -1)) {
      const path = source.replace('/site/', '');
      const to = join(folder, target.endsWith('/') ? join(target, path.split('/').at(-1) ?? '') : target);
      mkdirSync(dirname(to), { recursive: true });
      cpSync(path === 'dist' ? site : join(ROOT, path), to, { recursive: true });
    }
  }
  return folder;
}

function setRights(folder: string, directory: number, file: number) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? directory : file);
  chmodSync(folder, directory);
}

describe('what runs in the container', () => {
  let folder = '';
  let site = '';
  let port = 0;
  let stop = () => Promise.resolve();
  // As root this process may become the user of the image; otherwise it is somebody without rights already.
  const user = process.getuid?.() === 0 ? { uid: 1000, gid: 1000 } : {};
  const surroundings = () => ({ cwd: folder, env: { ...environment, PORT: String(port) }, ...user });

  beforeAll(async () => {
    site = await writeTestSite();
    folder = assemble(site);
    setRights(folder, 0o555, 0o444);
    port = await freePort();
    const [program, ...args] = commandOf(valuesOf(last, 'CMD')[0]);
    if (program !== 'node') throw new Error(`CMD starts ${program}`);
    const started = spawn(process.execPath, args, { ...surroundings(), stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = new Promise<void>((done) => {
      started.once('close', () => done());
    });
    stop = () => {
      started.kill('SIGTERM');
      return ended;
    };
    await new Promise<void>((done, fail) => {
      let said = '';
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (part) => {
          said += String(part);
          if (said.includes('is ready')) done();
        });
      started.once('close', () => fail(new Error(said)));
    });
  });
  afterAll(async () => {
    await stop();
    setRights(folder, 0o755, 0o644);
    rmSync(folder, { recursive: true });
    rmSync(dirname(site), { recursive: true });
  });

  it('answers as the table says, over IPv4 and IPv6, without rights and with nothing that it could write', async () => {
    const where = { port, base: '/', root: site, encodings: ['br', 'gzip'] };
    expect(await checkAll(requestsFor(site), where)).toEqual([]);
  });

  it('is healthy by its own check, and is not once it has stopped', async () => {
    const [, ...args] = commandOf(valuesOf(last, 'HEALTHCHECK')[0]);
    const check = () => spawnSync(process.execPath, args, surroundings()).status;
    expect(check()).toBe(0);
    await stop();
    expect(check()).toBe(1);
  });

  it('holds nothing that is made for one kind of machine', () => {
    const names = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /\.(node|so|dylib|wasm)$/.test(name))).toEqual([]);
  });
});

// Strict: a name that is not among these is a mistake, such as `readonly` for `read_only`, which the programs would refuse or, worse, ignore.
const Compose = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]*$/)),
  services: v.strictObject({
    site: v.strictObject({
      build: v.strictObject({ context: v.literal('..'), dockerfile: v.literal('deploy/Dockerfile') }),
      image: v.string(),
      environment: v.strictObject({ BASE_PATH: v.literal('/') }),
      ports: v.tuple([v.literal('8080:8080')]),
      read_only: v.literal(true),
      cap_drop: v.tuple([v.literal('ALL')]),
      security_opt: v.tuple([v.literal('no-new-privileges:true')]),
      mem_limit: v.pipe(v.string(), v.regex(/^\d+[bkmg]$/)),
      pids_limit: v.number(),
      restart: v.picklist(['no', 'always', 'on-failure', 'unless-stopped']),
    }),
  }),
});

const Labels = v.strictObject({ 'app.kubernetes.io/name': v.literal('handy-tools') });
const Metadata = v.strictObject({ name: v.literal('handy-tools'), labels: Labels });
const Probe = v.strictObject({
  httpGet: v.strictObject({ path: v.literal('/'), port: v.literal('http') }),
  periodSeconds: v.number(),
});
const Container = v.strictObject({
  name: v.string(),
  image: v.string(),
  imagePullPolicy: v.picklist(['Always', 'IfNotPresent', 'Never']),
  ports: v.tuple([v.strictObject({ name: v.literal('http'), containerPort: v.literal(8080) })]),
  securityContext: v.strictObject({
    allowPrivilegeEscalation: v.literal(false),
    readOnlyRootFilesystem: v.literal(true),
    capabilities: v.strictObject({ drop: v.tuple([v.literal('ALL')]) }),
  }),
  resources: v.strictObject({
    requests: v.strictObject({ cpu: v.string(), memory: v.string() }),
    limits: v.strictObject({ memory: v.string() }),
  }),
  readinessProbe: Probe,
  livenessProbe: Probe,
});
const Deployment = v.strictObject({
  apiVersion: v.literal('apps/v1'),
  kind: v.literal('Deployment'),
  metadata: Metadata,
  spec: v.strictObject({
    replicas: v.number(),
    selector: v.strictObject({ matchLabels: Labels }),
    template: v.strictObject({
      metadata: v.strictObject({ labels: Labels }),
      spec: v.strictObject({
        automountServiceAccountToken: v.literal(false),
        securityContext: v.strictObject({
          runAsNonRoot: v.literal(true),
          runAsUser: v.literal(1000),
          runAsGroup: v.literal(1000),
          seccompProfile: v.strictObject({ type: v.literal('RuntimeDefault') }),
        }),
        containers: v.tuple([Container]),
      }),
    }),
  }),
});
const Service = v.strictObject({
  apiVersion: v.literal('v1'),
  kind: v.literal('Service'),
  metadata: Metadata,
  spec: v.strictObject({
    ipFamilyPolicy: v.literal('PreferDualStack'),
    selector: Labels,
    ports: v.tuple([v.strictObject({ name: v.string(), port: v.number(), targetPort: v.literal('http') })]),
  }),
});

describe('the manifests', () => {
  it.each([
    ['compose.yaml', [Compose]],
    ['kubernetes.yaml', [Deployment, Service]],
  ] as const)('%s says what it must in names that its program knows', (name, schemas) => {
    const documents = parseAllDocuments(read(name)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as unknown;
    });
    expect(documents).toHaveLength(schemas.length);
    const issues = schemas.map(
      (schema, index) => v.safeParse(schema, documents[index]).issues?.map((issue) => issue.message) ?? [],
    );
    expect(issues.flat()).toEqual([]);
  });
});
