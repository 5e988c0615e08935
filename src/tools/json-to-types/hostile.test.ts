import * as v from 'valibot';
import { expect, it } from 'vitest';
import { convertSamples } from './convert';
import { LANGUAGES, sampleOptions, type SampleOptions } from './options';

async function code(text: string, options: Partial<SampleOptions> = {}): Promise<string> {
  const made = await convertSamples(text, v.parse(sampleOptions, options));
  if (!made.ok) throw new Error(JSON.stringify(made.fault));
  return made.value.text;
}

it.each(LANGUAGES)('500 levels in %s', async (language) => {
  const lists = `${'['.repeat(500)}${']'.repeat(500)}`;
  const objects = `${'{"a":'.repeat(499)}{"b":1}${'}'.repeat(499)}`;
  expect((await code(lists, { language })).length).toBeGreaterThan(10);
  expect((await code(objects, { language })).length).toBeGreaterThan(10_000);
});

it('501 levels are too deep', async () => {
  const deep = await convertSamples(`${'['.repeat(501)}${']'.repeat(501)}`, v.parse(sampleOptions, {}));
  expect(deep).toMatchObject({ ok: false, fault: { code: 'too-deep', limit: 500 } });
});

it('20 MB and no more', async () => {
  const record = (n: number) =>
    `{"id":${n},"name":"user ${n}","roles":["a","b"],"score":${n}.5,"at":"2024-05-06T07:08:09Z","to":{"x":null}}`;
  const lines = Array.from({ length: 180_000 }, (_, n) => record(n)).join('\n');
  const seen: number[] = [];
  const made = await convertSamples(lines, v.parse(sampleOptions, { dates: true }), {
    onProgress: (done) => seen.push(done),
  });
  expect(made).toMatchObject({ ok: true, value: { count: 180_000 } });
  expect(seen.length).toBeGreaterThan(1);
  const more = await convertSamples(`${lines}\n${lines}`, v.parse(sampleOptions, {}));
  expect(more).toMatchObject({ ok: false, fault: { code: 'too-large' } });
}, 60_000);

it('1,000 samples, also as texts of their own', async () => {
  const samples = Array.from({ length: 1000 }, (_, n) => `\x1e{"a":${n},"k${n % 10}":true}\n`).join('');
  expect(await code(samples)).toContain('k9?: boolean;');
});

it('a map of many keys, and an object of as many', async () => {
  const members = Array.from({ length: 100_000 }, (_, n) => `"${n}":{"x":${n}}`).join();
  expect(await code(`{${members}}`)).toContain('Record<string, RootValue>');
  const clashes = Array.from({ length: 20_000 }, (_, n) => `"a${' '.repeat(n % 50)}_${'-'.repeat(n / 50)}":1`).join();
  expect(await code(`{${clashes}}`, { language: 'rust' })).toMatch(/pub a19999: i64/);
});

it('long keys, numbers and texts', async () => {
  const long = 'ab'.repeat(500_000);
  for (const language of LANGUAGES) {
    const text = JSON.stringify({ [long]: { a: 1 }, b: [long, long, long, long] });
    expect((await code(text, { language })).length).toBeGreaterThan(100);
  }
  expect(await code(`{"n":${'9'.repeat(1_000_000)}}`, { language: 'go' })).toContain('json.Number');
  expect(await code(`{"n":0.${'1'.repeat(1_000_000)}}`, { language: 'go' })).toContain('float64');
});
