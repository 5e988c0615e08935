import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CallToolResult, Progress } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INSTALLATION_TIME } from '../testing-package';
import { MOST_INPUT, MOST_LINE } from './limits';
import { makeList } from './make-list';
import { connect, installedScript, PATIENCE, startRaw, type Connected } from './testing-server';

let folder = '';
let script = '';
let server: Connected;

beforeAll(async () => {
  ({ folder, script } = await installedScript());
  server = await connect(script);
}, INSTALLATION_TIME);

afterAll(() => server.end());

const textOf = ({ content }: CallToolResult) =>
  content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');

describe('the server', () => {
  it('says what it is and what it can', () => {
    expect(server.client.getServerVersion()).toMatchObject({ name: 'handy-tools', title: 'Handy Tools' });
    expect(server.client.getServerCapabilities()).toEqual({ tools: {} });
    expect(server.client.getInstructions()).toMatch(/never a path/);
  });

  it(
    'lists what the operations are, as the build has kept it',
    async () => {
      const { tools, nextCursor } = await server.client.listTools();
      expect(nextCursor).toBeUndefined();
      expect(tools).toEqual((await makeList()).map(({ tool }) => tool));
    },
    PATIENCE,
  );

  it('lists those of the tools that are named', async () => {
    const few = await connect(script, ['json-minify', 'jwt-parser']);
    const { tools } = await few.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'json-minify_compress',
      'json-minify_minify',
      'jwt-parser_decode',
      'jwt-parser_verify',
    ]);
    expect(await few.call('json-prettify_prettify', { text: '{}' })).toMatchObject({ isError: true });
    await few.end();
  });

  it.each([
    [['json-prety'], /no tool “json-prety”.*\n.*json-prettify/],
    [['--port=1'], /--port/],
  ])('refuses to start with %j', (args, said) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--lang', 'en', 'mcp', ...args], {
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(said);
  });

  it('reaches for nothing that leads out of the machine', () => {
    const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
    const imported = scripts.flatMap((path) =>
      [
        ...readFileSync(join(folder, path), 'utf8').matchAll(
          /(?:from|import|import\(|require\()["'`]([a-z0-9_:/]+)["'`]/g,
        ),
      ].map(([, name = '']) => name.replace('node:', '')),
    );
    expect(imported).toContain('worker_threads');
    expect(imported.filter((name) => /^(?:https?|http2|tls|inspector|cluster)$/.test(name))).toEqual([]);
    // Each is there once, to be closed.
    expect(imported.filter((name) => /^(?:net|dgram|dns)$/.test(name)).toSorted()).toEqual(['dgram', 'dns', 'net']);
  });
});

describe('a call that is wrong', () => {
  it('tells where an input is refused, in words', async () => {
    const answer = await server.call('json-prettify_prettify', { text: '{"a":1,\n "b":01}' });
    expect(answer.isError).toBe(true);
    expect(answer.structuredContent).toMatchObject({ ok: false, fault: { code: 'leading-zero' }, line: 2, column: 6 });
    expect(textOf(answer)).toMatch(/^Line 2, column 6: .+\.\nCode: leading-zero \{/s);
  });

  it('tells all that is wrong with its arguments, and what is right', async () => {
    const answer = await server.call('hash-text_hashText', { txt: 'a', algorithm: 'md6' });
    expect(answer.isError).toBe(true);
    expect(textOf(answer)).toMatch(/“txt” is no argument\. Those that are: text, algorithm, /);
    expect(textOf(answer)).toMatch(/“text” is missing: it is a string\./);
    expect(textOf(answer)).toMatch(/"md5" \| /);
  });

  it.each(['json_prettify', 'constructor', '__proto__', '', 'x'.repeat(10_000)])(
    'is told of a tool that is none: %.20s',
    async (name) => {
      const answer = await server.call(name, {});
      expect(answer).toMatchObject({ isError: true, structuredContent: { code: 'unknown-tool' } });
    },
  );

  it('is told of the nearest names', async () => {
    expect(textOf(await server.call('json_prettify'))).toMatch(/Did you mean: .*json-prettify_prettify/);
  });

  it.each([
    { path: '/etc/passwd' },
    { text: { base64: 'e30=' } },
    { text: ['{}'] },
    JSON.parse('{"text":"{}","__proto__":{"indent":1},"constructor":{}}') as Record<string, unknown>,
  ])('is told of arguments that are none: %j', async (args) => {
    expect(await server.call('json-prettify_prettify', args)).toMatchObject({
      isError: true,
      structuredContent: { code: 'bad-arguments' },
    });
  });
});

describe('what is large', () => {
  it('is taken up to the limit, and cut with its size told', async () => {
    const answer = await server.call('text-to-binary_encode', { text: 'a'.repeat(200_000) });
    expect(answer.content[0]).toMatchObject({ type: 'text', text: expect.stringMatching(/^01100001 01100001 /) });
    expect(answer.content[1]).toEqual({
      type: 'text',
      text: '[Cut: these are the first 1,000,000 of 1,799,999 characters.]',
    });
  });

  it(
    'is refused above it',
    async () => {
      const answer = await server.call('text-statistics_count', { text: 'a'.repeat(MOST_INPUT + 1) });
      expect(answer.isError).toBe(true);
      expect(answer.structuredContent).toMatchObject({ faults: [{ code: 'too-large', argument: 'text' }] });
    },
    PATIENCE,
  );

  it(
    'is ended where it takes too long',
    async () => {
      const answer = await server.call('math-evaluator_evaluate', {
        sheet: 'sum(map(range(1, 10000000), f(x) = x^2))\n'.repeat(40),
      });
      expect(answer).toMatchObject({
        isError: true,
        structuredContent: { failure: { code: 'too-slow', limit: 3000 } },
      });
      expect(textOf(await server.call('math-evaluator_evaluate', { sheet: '1 + 1' }))).toMatch(/"text":"2"/);
    },
    PATIENCE,
  );
});

describe('several calls', () => {
  it('are answered side by side, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, async (_, at) =>
        textOf(await server.call('roman-numeral-converter_toNumber', { roman: 'I'.repeat((at % 3) + 1) })),
      ),
    );
    expect(answers).toEqual(Array.from({ length: 30 }, (_, at) => String((at % 3) + 1)));
  });

  it('tell how far they are where that is asked', async () => {
    const seen: Progress[] = [];
    await server.client.callTool({ name: 'bcrypt_hash', arguments: { password: 'a', cost: 11 } }, undefined, {
      timeout: PATIENCE,
      onprogress: (progress) => seen.push(progress),
    });
    expect(seen.length).toBeGreaterThan(1);
    const done = seen.map(({ progress }) => progress);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(seen[0]?.total).toBe(2 ** 11);
  });

  it('are ended when they are cancelled, and those that wait for a thread too', async () => {
    const controllers = Array.from({ length: 20 }, () => new AbortController());
    const long = controllers.map(({ signal }) => {
      const asked = { name: 'bcrypt_hash', arguments: { password: 'a', cost: 20 } };
      return server.client.callTool(asked, undefined, { timeout: PATIENCE, signal });
    });
    const ended = Promise.allSettled(long);
    await server.client.ping();
    for (const controller of controllers) controller.abort();
    expect((await ended).map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 'rejected'));
    // Each of them would have taken its thread for half a minute.
    expect(await server.call('json-minify_minify', { text: '[ 1 ]' })).toMatchObject({ content: [{ text: '[1]' }] });
  });

  it('leave nothing beside the protocol', () => expect(server.stderr()).toBe(''));
});

describe('the lines', () => {
  const ask = (id: number, text: string) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'json-minify_minify', arguments: { text } },
  });

  it(
    'are only the protocol, and what is none of it does no harm',
    async () => {
      const raw = await startRaw(script);
      const deep = '['.repeat(200_000);
      for (const line of [
        'garbage',
        '{"jsonrpc":"2.0","id":1',
        '[]',
        'null',
        '{"jsonrpc":"1.0","id":2,"method":"ping"}',
        '{"jsonrpc":"2.0","id":{},"method":"ping"}',
        '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":5}}',
        '{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"json-minify_minify","arguments":[]}}',
        '{"jsonrpc":"2.0","id":5,"method":"nothing/such"}',
        '{"jsonrpc":"2.0","id":6,"result":{}}',
        '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":99}}',
        `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"json-minify_minify","arguments":{"text":${deep}${deep.replaceAll('[', ']')}}}}`,
        '\u0000\uFFFD',
        '',
      ]) {
        raw.write(line);
      }
      raw.write(ask(8, '[ 8 ]'));
      expect(await raw.first(({ id }) => id === 8)).toMatchObject({ result: { content: [{ text: '[8]' }] } });
      for (const id of [3, 4, 5]) {
        // oxlint-disable-next-line no-await-in-loop -- each came already
        expect(await raw.first((message) => message['id'] === id)).toMatchObject({
          error: { code: expect.any(Number) },
        });
      }
      expect(await raw.first(({ id }) => id === 7)).toMatchObject({ result: { isError: true } });
      const { code, lines, stderr } = await raw.end();
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      for (const line of lines) expect(JSON.parse(line)).toMatchObject({ jsonrpc: '2.0' });
    },
    PATIENCE,
  );

  it(
    'are bounded, and one that is too long is refused by its number',
    async () => {
      const raw = await startRaw(script);
      const part = 'x'.repeat(1_000_000);
      raw.process.stdin.write('{"jsonrpc":"2.0","id":21,"method":"ping","params":{"a":"');
      for (let written = 0; written <= MOST_LINE; written += part.length) raw.process.stdin.write(part);
      raw.write('"}}');
      expect(await raw.first(({ id }) => id === 21)).toMatchObject({ error: { code: -32_600 } });
      raw.write({ jsonrpc: '2.0', id: 22, method: 'ping' });
      expect(await raw.first(({ id }) => id === 22)).toMatchObject({ result: {} });
      expect(await raw.end()).toMatchObject({ code: 0, stderr: '' });
    },
    PATIENCE,
  );

  it(
    'end the server when they end, after what was asked is answered',
    async () => {
      const raw = await startRaw(script);
      for (let id = 1; id <= 5; id += 1) raw.write(ask(id, `[ ${id} ]`));
      const { code, lines, stderr } = await raw.end();
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      const answered = lines.map((line) => JSON.parse(line).id);
      expect(new Set(answered)).toEqual(new Set(['hello', 1, 2, 3, 4, 5]));
      expect(answered).toHaveLength(6);
    },
    PATIENCE,
  );

  it(
    'have no answer to what was cancelled, which holds nothing up',
    async () => {
      const raw = await startRaw(script);
      const params = { name: 'bcrypt_hash', arguments: { password: 'a', cost: 20 }, _meta: { progressToken: 'p' } };
      raw.write({ jsonrpc: '2.0', id: 31, method: 'tools/call', params });
      await raw.first(({ method }) => method === 'notifications/progress');
      raw.write({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 31, reason: 'test' } });
      raw.write(ask(32, '[ 1 ]'));
      await raw.first(({ id }) => id === 32);
      const { code, lines, stderr } = await raw.end();
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(lines.filter((line) => JSON.parse(line).id === 31)).toEqual([]);
    },
    PATIENCE,
  );
});
