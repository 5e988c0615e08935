import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { pagesIn } from '../deploy-files.mjs';
import { IMMUTABLE, OPENER_POLICY, PRIVATE_FILES, readPolicy, readRedirects, securityHeaders } from '../headers.mjs';
import { ROOT } from '../setup.mjs';
import { HOSTS, lintHeaders, lintRedirects, netlifyConfig, type Simulated } from './hosts.mjs';
import { requestsFor, type Row } from './requests.mjs';
import { writeTestSite } from './testing-site';

let root = '';
beforeAll(async () => {
  root = await writeTestSite();
});
afterAll(() => rmSync(dirname(root), { recursive: true }));

const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');
const OTHERS = ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];
const NOTES = PRIVATE_FILES.filter((name) => !/^[_.]/.test(name));
const PAGES_IN_PLACE = ['/hash-text.html', '/hash-text.html?a=1&b=%20', '/index.html', '/index', '/index?a=1'];
const FRENCH_IN_PLACE = ['/fr/index.html?a=1', '/fr/hash-text.html'];
const all = (status: number, paths: readonly string[]) => paths.map((path) => `GET ${path}: ${status}`);

/** What hosts answer otherwise than the table, as `docs/self-hosting.md` says; nothing else may differ. */
const DIFFERENCES: Record<string, readonly string[]> = {
  cloudflarePages: [
    ...all(308, ['/shell.html', '/fr/shell.html', '/hash/', '/404.html']),
    ...all(200, ['/404', '/index.html.br', '/index.html.gz', ...NOTES.map((name) => `/${name}`)]),
  ],
  netlify: [
    ...all(200, ['/hash-text/', ...PAGES_IN_PLACE, '/en', '/fr?lang=fr', ...FRENCH_IN_PLACE, '/fr/hash-text/']),
    ...all(200, ['/404', '/404.html', '/index.html.br', '/index.html.gz']),
    ...OTHERS.flatMap((method) => [`${method} /: 200`, `${method} /hash-text: 200`, `${method} /nothing: 404`]),
  ],
  githubPages: [
    ...all(404, ['/hash-text/', '/fr/hash-text/', '/hash/']),
    ...all(200, ['/hash', '/hash?lang=en&text=%C3%A9', '/fr/hash?a=1', ...PAGES_IN_PLACE, ...FRENCH_IN_PLACE]),
    ...all(301, ['/en', '/fr?lang=fr']),
    ...all(200, ['/404', '/404.html', '/index.html.br', '/index.html.gz', ...NOTES.map((name) => `/${name}`)]),
  ],
  cloudFront: [],
};

/** Rows about what the host's own program does with files: conditions, parts, nonsense. */
const isAboutFiles = (row: Row) => row.isAgain ?? (row.status[0] === 206 || row.status[0] === 400);

function differs(row: Row, { status, location, file }: Simulated): boolean {
  if (!row.status.includes(status) || location !== row.location) return true;
  if (row.body === 'not-found') return file !== '404.html';
  return row.title !== undefined && !readFileSync(join(root, file ?? ''), 'utf8').includes(`lang="${row.title}"`);
}

const rows = () => requestsFor(root).filter((row) => !isAboutFiles(row));

describe.each(Object.entries(HOSTS))('%s', (name, answer) => {
  it('answers as the table says, but for what is documented', () => {
    const found = rows().flatMap((row) => {
      const given = answer(root, row);
      return differs(row, given) ? [`${row.method ?? 'GET'} ${row.path}: ${given.status}`] : [];
    });
    expect([...new Set(found)].toSorted()).toEqual(DIFFERENCES[name]?.toSorted());
  });
});

describe.each(Object.entries(HOSTS).filter(([name]) => name !== 'githubPages'))('%s', (_name, answer) => {
  it('sends the headers that our own server sends', () => {
    const wanted = { ...securityHeaders(readPolicy(root)), [OPENER_POLICY.name]: OPENER_POLICY.value };
    for (const row of rows()) {
      const { status, headers = {} } = answer(root, row);
      // What a host refuses by itself is refused before any rule is read.
      if (status === 405 && headers['Allow'] === undefined) continue;
      expect(headers).toMatchObject(wanted);
      const isKept = headers['Cache-Control'] === IMMUTABLE;
      // A file that is not there is not asked for again under its name: no page knows it.
      expect([row.path, isKept]).toEqual([row.path, row.caching === IMMUTABLE || (status === 404 && isKept)]);
      expect(headers['Cache-Control']).toMatch(/immutable|no-cache|max-age=0, must-revalidate/);
    }
  });
});

describe('the files that hosts read', () => {
  it('are within what they take', () => {
    expect(lintHeaders(readFileSync(join(root, '_headers'), 'utf8'))).toEqual([]);
    expect(lintRedirects(readFileSync(join(root, '_redirects'), 'utf8'), pagesIn(root))).toEqual([]);
    expect(Buffer.byteLength(readFileSync(join(root, 'cloudfront-function.js')))).toBeLessThan(10_240);
  });

  it.each([
    ['/*\n  X-A: 1\n/assets/*\n  X-A: 2\n', '/assets/*: X-A twice'],
    ['assets\n  X-A: 1\n', 'assets is no path'],
    ['/a\n', '/a has no headers'],
    ['/a\n  X A: 1\n', '/a: X A is no header'],
  ])('%j is not', (text, fault) => expect(lintHeaders(text)).toContain(fault));

  it.each([
    ['/a /b 301!\n', '/a /b 301! is no rule'],
    ['/a /b 301\n/b /c 301\n', '/a /b 301 leads to another rule'],
    ['/a /d 301\n', '/a /d 301 leads nowhere'],
  ])('%j is not', (text, fault) => expect(lintRedirects(text, ['b', 'c'])).toContain(fault));
});

describe('the files that we hand out', () => {
  it('netlify.toml has every former path and hides every note', () => {
    const folder = join(ROOT, 'src/tools');
    const tools = readdirSync(folder).filter((id) => existsSync(join(folder, id, 'tool.ts')));
    const former = tools.flatMap((id) => {
      const facts = readFileSync(join(folder, id, 'tool.ts'), { encoding: 'utf8' });
      const list = /redirectFrom: \[([^\]]*)\]/.exec(facts)?.[1] ?? '';
      return [...list.matchAll(/'\/?([^']+)'/g)].map(([, old]) => [`/${old}`, `/${id}`] as const);
    });
    const text = read('netlify.toml');
    for (const [old, current] of former)
      for (const at of ['', '/en', '/fr'])
        expect(text).toContain(`from = "${at}${old}"\nto = "${at}${current}"\nstatus = 301\nforce = true\n`);
    const rules = netlifyConfig(readRedirects(root)).split('[[redirects]]').slice(1);
    for (const rule of rules.filter((each) => each.includes('404'))) expect(text).toContain(rule.trim());
    expect(parseToml(text)).toMatchObject({ build: { publish: 'dist', command: 'npm run build' } });
    // The small site of this test has one of the former paths, the list of the file is longer.
    expect(former.length).toBeGreaterThan(5);
    expect(text.match(/status = 301/g)).toHaveLength(former.length * 3);
  });

  it('wrangler.toml and the workflow for GitHub Pages are read', () => {
    expect(parseToml(read('wrangler.toml'))).toMatchObject({ pages_build_output_dir: 'dist' });
    const workflow = parseAllDocuments(read('github-pages.yml'))[0];
    expect(workflow?.errors).toEqual([]);
    expect(workflow?.toJS()).toMatchObject({
      permissions: { contents: 'read', pages: 'write', 'id-token': 'write' },
      jobs: { deploy: { environment: { name: 'github-pages' } } },
    });
  });

  it('the stack of CloudFormation shows the page for unknown addresses and asks function and policy', () => {
    const tags = ['!Ref', '!Sub', '!GetAtt'].map((tag) => ({ tag, resolve: (value: string) => value }));
    const stack = parseAllDocuments(read('cloudfront.yml'), { customTags: tags })[0];
    expect(stack?.errors).toEqual([]);
    const error = { ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 0 };
    expect(stack?.toJS()).toMatchObject({
      Resources: {
        Distribution: {
          Properties: {
            DistributionConfig: {
              DefaultCacheBehavior: {
                Compress: true,
                ResponseHeadersPolicyId: 'HeadersPolicyId',
                FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'FunctionArn' }],
              },
              CustomErrorResponses: [
                { ErrorCode: 403, ...error },
                { ErrorCode: 404, ...error },
              ],
            },
          },
        },
      },
    });
  });

  it('s3-upload.sh is read by the shell, and leaves every note of the build where it is', () => {
    const script = join(ROOT, 'deploy/s3-upload.sh');
    expect(spawnSync('sh', ['-n', script]).status).toBe(0);
    const excluded = [...read('s3-upload.sh').matchAll(/--exclude ('?)([^' ]+)\1/g)].map((match) => match[2] ?? '');
    for (const name of PRIVATE_FILES) {
      const isLeft = excluded.some(
        (rule) => rule !== '*' && new RegExp(`^${rule.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name),
      );
      expect([name, isLeft]).toEqual([name, true]);
    }
  });
});
