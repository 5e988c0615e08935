import { execFileSync, spawnSync } from 'node:child_process';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { replaceLoneSurrogates } from '../../lib/lone-surrogate';
import type { DialectId } from './dialects';
import { escapeText } from './escape';
import { oddText, oddUnits } from './testing-texts';

function written(text: string, language: DialectId, ascii = false): string | undefined {
  const made = escapeText(text, {
    ...{ language, ascii, quotes: true, amount: 'needed', html: false, perLine: false, width: 0 },
  });
  return made.ok ? made.value.text : undefined;
}

const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** What a program answers to a list of texts, both as JSON. */
function asked(program: string, args: readonly string[], texts: readonly unknown[]): unknown {
  return JSON.parse(execFileSync(program, args, { input: JSON.stringify(texts), encoding: 'utf8' }));
}

const COUNT = Number(process.env['JUDGED_TEXTS'] ?? 200);

describe.runIf(isThere('python3'))('Python', () => {
  const texts = fc.sample(oddText, COUNT);
  it.each<[string, DialectId, string]>([
    [
      're.escape',
      'regex-python',
      'import json,re,sys; print(json.dumps([re.escape(t) for t in json.load(sys.stdin)]))',
    ],
    [
      'list2cmdline',
      'windows-argument',
      'import json,subprocess,sys; print(json.dumps([subprocess.list2cmdline([t]) for t in json.load(sys.stdin)]))',
    ],
  ])('writes with %s what we write', (_, language, program) => {
    const held = texts.filter((text) => written(text, language) !== undefined);
    expect(asked('python3', ['-c', program], held)).toEqual(held.map((text) => written(text, language)));
  });

  it('finds the text itself by its pattern and puts it in by its replacement', () => {
    const program =
      'import json,re,sys\nprint(json.dumps([bool(re.fullmatch(p, t)) and re.sub("x", r, "x") == t for t, p, r in json.load(sys.stdin)]))';
    const cases = [false, true].flatMap((ascii) =>
      texts.map((text) => [text, written(text, 'regex-python', ascii), written(text, 'replace-python')]),
    );
    expect(asked('python3', ['-c', program], cases)).toEqual(cases.map(() => true));
  });
});

describe.runIf(isThere('php'))('PHP', () => {
  it('quotes patterns alike, finds the text by them, and puts it in by its replacement', () => {
    const texts = fc.sample(oddText, COUNT);
    const program =
      'echo json_encode(array_map(fn($c) => [preg_quote($c[0], "/") === $c[1], preg_match("/^(?:" . $c[1] . ")$/Du", $c[0]), preg_match("/^(?:" . $c[2] . ")$/Du", $c[0]), preg_replace("/x/", $c[3], "x") === $c[0]], json_decode(file_get_contents("php://stdin"))));';
    const cases = texts.map((text) => [
      text,
      written(text, 'regex-pcre'),
      written(text, 'regex-pcre', true),
      written(text, 'replace-php'),
    ]);
    expect(asked('php', ['-r', program], cases)).toEqual(cases.map(() => [true, 1, 1, true]));
  });
});

it('JavaScript finds the text itself by its pattern, with every flag, and puts it in by its replacement', () => {
  fc.assert(
    fc.property(oddUnits, fc.constantFrom('', 'u', 'v'), fc.boolean(), (text, flags, ascii) => {
      const pattern = written(text, 'regex-javascript', ascii) ?? '';
      expect(new RegExp(`^(?:${pattern})$`, flags).test(text)).toBe(true);
      // Nothing that stands before it goes on in it.
      expect(new RegExp(`^(a)\\1${pattern}$`, flags).test(`aa${text}`)).toBe(true);
      const wellFormed = replaceLoneSurrogates(text);
      const replacement = written(wellFormed, 'replace-javascript') ?? '';
      expect('x'.replace(/x/, replacement)).toBe(wellFormed);
    }),
    { numRuns: COUNT },
  );
});

it('YAML is read by its library as the same text', () => {
  fc.assert(
    fc.property(oddText, fc.boolean(), (text, ascii) => {
      const literal = written(text, 'yaml', ascii) ?? '';
      expect(parse(literal)).toBe(text);
      expect(parse(`a: ${literal}\nb: 1\n`)).toEqual({ a: text, b: 1 });
    }),
    { numRuns: COUNT },
  );
});

it('Markdown is shown as the text, line by line', () => {
  const markdown = new MarkdownIt({ html: true });
  const entities = { lt: '<', gt: '>', amp: '&', quot: '"' } as const;
  const lineText = oddText.map((text) => text.replace(/[\n\r\0\u2028\u2029]/g, ''));
  fc.assert(
    fc.property(lineText, fc.constantFrom('needed', 'every'), (text, amount) => {
      fc.pre(text.trim() !== '');
      const made = escapeText(text, {
        ...{ language: 'markdown', ascii: false, quotes: true, amount, html: false, perLine: false, width: 0 },
      });
      const html = markdown.render(made.ok ? made.value.text : '');
      const [, shown = ''] = /^<p>([^]*)<\/p>\n$/.exec(html) ?? [];
      expect(shown.replace(/&(lt|gt|amp|quot);/g, (_, name: keyof typeof entities) => entities[name])).toBe(text);
    }),
    { numRuns: COUNT },
  );
});
