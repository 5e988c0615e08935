import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billOfMaterials } from './sbom.mjs';
import { tarGz } from './tar.mjs';

describe('the archive', () => {
  let folder = '';
  const long = `${'folder/'.repeat(20)}name.txt`;
  const files = [
    { path: 'a/b.txt', content: Buffer.from('b\n') },
    { path: 'a/run.sh', content: Buffer.from('#!/bin/sh\n'), isProgram: true },
    { path: long, content: Buffer.alloc(1500, 'x') },
  ];
  const seconds = 1_790_000_000;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'archive-'));
    writeFileSync(join(folder, 'a.tar.gz'), tarGz(files, seconds));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const tar = (...options: string[]) =>
    execFileSync('tar', [...options, '-f', 'a.tar.gz'], {
      cwd: folder,
      encoding: 'utf8',
      env: { TZ: 'UTC', PATH: process.env['PATH'] },
    });

  it('is read by tar, with rights, of nobody and of one moment', () =>
    expect(tar('--list', '--verbose', '--numeric-owner', '--full-time').trim().split('\n')).toEqual([
      '-rw-r--r-- 0/0               2 2026-09-21 14:13:20 a/b.txt',
      '-rwxr-xr-x 0/0              10 2026-09-21 14:13:20 a/run.sh',
      `-rw-r--r-- 0/0            1500 2026-09-21 14:13:20 ${long}`,
    ]));

  it('gives the files back', () => {
    tar('--extract');
    for (const { path, content } of files) expect(readFileSync(join(folder, path)).equals(content)).toBe(true);
  });

  it('is the same each time, and another at another moment', () => {
    expect(tarGz(files, seconds).equals(tarGz(files, seconds))).toBe(true);
    expect(tarGz(files, seconds).equals(tarGz(files, seconds + 1))).toBe(false);
  });

  it('does not cut names that are too long', () =>
    expect(() => tarGz([{ path: 'x'.repeat(300), content: Buffer.alloc(0) }], seconds)).toThrow('too long'));
});

// CycloneDX 1.6, as far as it is used here. Strict: the format knows no other names in these places.
const Licences = v.pipe(
  v.array(
    v.union([
      v.strictObject({ license: v.strictObject({ id: v.string() }) }),
      v.strictObject({ expression: v.pipe(v.string(), v.regex(/^[\w.-]+( (OR|AND) [\w.-]+)+$/)) }),
    ]),
  ),
  v.length(1),
);
const Purl = v.pipe(v.string(), v.regex(/^pkg:(npm|generic)\/(%40[\w.-]+\/)?[\w.-]+@[\w.+-]+$/));
const Reference = v.object({ ref: Purl, dependsOn: v.optional(v.array(Purl)) });
const Bill = v.strictObject({
  $schema: v.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.6'),
  serialNumber: v.pipe(
    v.string(),
    v.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/),
  ),
  version: v.literal(1),
  metadata: v.strictObject({
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    component: v.strictObject({
      type: v.literal('application'),
      'bom-ref': Purl,
      name: v.literal('handy-tools'),
      version: v.string(),
      licenses: Licences,
      purl: Purl,
      properties: v.array(v.strictObject({ name: v.string(), value: v.string() })),
    }),
  }),
  components: v.array(
    v.strictObject({
      type: v.literal('library'),
      'bom-ref': Purl,
      name: v.string(),
      version: v.string(),
      licenses: Licences,
      purl: Purl,
      hashes: v.array(
        v.strictObject({ alg: v.literal('SHA-512'), content: v.pipe(v.string(), v.regex(/^[0-9a-f]{128}$/)) }),
      ),
    }),
  ),
  dependencies: v.array(Reference),
});

describe('the list of what is in it', () => {
  const modules = {
    'a.js': { 'node_modules/react/index.js': 5, 'node_modules/@noble/hashes/sha2.js': 5, 'src/main.tsx': 5 },
    'b.js': { 'node_modules/dompurify/dist/purify.es.mjs': 5, 'node_modules/yaml/dist/index.js': 0 },
  };
  const release = { version: '2026.11.20', commit: 'abc', seconds: 1_790_000_000 };
  const bill = billOfMaterials(modules, release);

  it('is CycloneDX', () => expect(v.safeParse(Bill, bill).issues?.map(({ message }) => message) ?? []).toEqual([]));

  it('names what has a part in the build, and nothing else', () => {
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(['@noble/hashes', 'dompurify', 'react']);
    expect(bill.dependencies[0]?.dependsOn).toEqual(bill.components.map((component) => component['bom-ref']));
  });

  it('is the same each time, and has another number for another commit', () => {
    expect(billOfMaterials(modules, release)).toEqual(bill);
    expect(billOfMaterials(modules, { ...release, commit: 'abd' }).serialNumber).not.toBe(bill.serialNumber);
  });
});
