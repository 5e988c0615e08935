import { describe, expect, it } from 'vitest';
import { hasEngine, runProgram } from '../../lib/testing-regex-engines';
import { quote } from './quote';
import { snippetsOf, type Use } from './snippets';
import { parsePattern } from './syntax';

/** What is split and replaced: ends, groups, groups without a part, and what matches nothing. */
const PATTERNS = [',', '(,)', '(,)|(;)', '\\s*', '', '\\b', '^', '$', '(?:)', 'x*', '(x)?', '[,;]+', '(?:,|(;))', 'é'];
const TEXTS = ['', ',', 'a,b', ',a,,b,', 'a,b;c;', 'axb', 'x', 'xxaxx', 'ab cd', ' a  b ', 'café é', 'a\nb', 'ab'];

interface Case {
  readonly use: Use;
  readonly text: string;
  readonly expected: readonly (string | null)[];
}

/** What letters are differs, as a note says. */
const isNoted = (pattern: string, text: string) => pattern === '\\b' && text.includes('é');

const CASES: readonly Case[] = PATTERNS.flatMap((pattern) =>
  TEXTS.filter((text) => !isNoted(pattern, text)).flatMap((text): readonly Case[] => [
    {
      use: { pattern, flags: 'gu', mode: 'split', replacement: '' },
      text,
      // A group without a part in its match is undefined, which its type does not say.
      expected: text.split(new RegExp(pattern, 'gu')).map((piece: string | undefined) => piece ?? null),
    },
    {
      use: { pattern, flags: 'gu', mode: 'replace', replacement: '<$&>' },
      text,
      expected: [text.replace(new RegExp(pattern, 'gu'), '<$&>')],
    },
  ]),
);

async function codeOf({ use }: Case, language: 'python' | 'java' | 'go'): Promise<string> {
  const parsed = await parsePattern(use.pattern, use.flags);
  if (parsed.kind !== 'parsed') throw new Error(`${use.pattern} is not read`);
  return snippetsOf(use, parsed.pattern).find((one) => one.language === language)?.code ?? '';
}

const told = (cases: readonly Case[], printed: string) => {
  const lines = printed.trimEnd().split('\n');
  expect(lines).toHaveLength(cases.length);
  return cases.map(({ use, text }, at) => [
    use.mode,
    use.pattern,
    text,
    (JSON.parse(lines[at] ?? '[]') as (string | null)[]).map((piece) =>
      piece === null ? null : Buffer.from(piece, 'base64').toString('utf8'),
    ),
  ]);
};
const wanted = (cases: readonly Case[]) =>
  cases.map(({ use, text, expected }) => [use.mode, use.pattern, text, expected]);

describe('code that is run gives what the page shows', { timeout: 120_000 }, () => {
  it.runIf(hasEngine('python'))('in Python', async () => {
    const cases = await Promise.all(CASES.map(async (one) => ({ code: await codeOf(one, 'python'), text: one.text })));
    const script = `
import base64, json
for case in json.loads(${JSON.stringify(JSON.stringify(cases))}):
    known = {'text': case['text']}
    exec(case['code'], known)
    pieces = known['pieces'] if 'pieces' in known else [known['result']]
    print(json.dumps([piece if piece is None else base64.b64encode(piece.encode()).decode() for piece in pieces]))
`;
    expect(told(CASES, runProgram('run.py', script, ['python3']))).toEqual(wanted(CASES));
  });

  it.runIf(hasEngine('java'))('in Java', async () => {
    const codes = await Promise.all(CASES.map(async (one) => codeOf(one, 'java')));
    // Each once, since the compiler takes longest.
    const unique = [...new Set(codes)];
    const methods = unique.map((code, at) => {
      const list = code.includes('String[] pieces') ? 'Arrays.asList(pieces)' : 'pieces';
      const answer = code.includes('String result') ? 'List.of(result)' : list;
      return `static List<String> code${at}(String text) {\n${code.replaceAll(/^import .*\n/gm, '')}\nreturn ${answer}; }`;
    });
    const calls = CASES.map(({ text }, at) => `tell(code${unique.indexOf(codes[at] ?? '')}(${quote(text, 'java')}));`);
    const source = `import java.util.*; import java.util.regex.*; import static java.nio.charset.StandardCharsets.*;
public class Run {
${methods.join('\n')}
static void tell(List<String> pieces) {
  StringJoiner line = new StringJoiner(",", "[", "]");
  for (String piece : pieces) line.add(piece == null ? "null" : '"' + Base64.getEncoder().encodeToString(piece.getBytes(UTF_8)) + '"');
  System.out.println(line);
}
public static void main(String[] given) {
${calls.join('\n')}
}
}`;
    expect(told(CASES, runProgram('Run.java', source, ['java', '-Dfile.encoding=UTF-8']))).toEqual(wanted(CASES));
  });

  it.runIf(hasEngine('go'))('in Go', async () => {
    // Its texts have no null, and it leaves out what is empty right behind a match: notes say both.
    const cases = CASES.filter(({ use }) => use.mode === 'split').map((one) => ({
      ...one,
      expected: one.expected.map((piece) => piece ?? ''),
    }));
    const functions = await Promise.all(
      cases.map(async (one, at) => {
        const code = (await codeOf(one, 'go')).replaceAll(/^import .*\n/gm, '').replace('var pattern =', 'pattern :=');
        return `func case${at}() []string { text := ${quote(one.text, 'go')}\n${code}\nreturn pieces }`;
      }),
    );
    const source = `package main
import ("encoding/base64"; "fmt"; "regexp"; "strings")
${functions.join('\n')}
func tell(pieces []string) {
	said := []string{}
	for _, piece := range pieces { said = append(said, "\\"" + base64.StdEncoding.EncodeToString([]byte(piece)) + "\\"") }
	fmt.Println("[" + strings.Join(said, ",") + "]")
}
func main() {
${cases.map((_, at) => `tell(case${at}())`).join('\n')}
}`;
    expect(told(cases, runProgram('run.go', source, ['go', 'run']))).toEqual(wanted(cases));
  });
});
