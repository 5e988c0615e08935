import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Languages whose own engines tests ask, where they are on the machine. */
export type RegexEngine = 'python' | 'java' | 'go';

/** A pattern as that language writes it, flags within it, with a text; a replacement, where one is to be made. */
export interface EngineCase {
  readonly pattern: string;
  readonly text: string;
  readonly replacement?: string;
}

/** What was found, or made; `refused` where the engine does not take the pattern or the replacement. */
export type EngineAnswer = readonly string[] | 'refused';

const PYTHON = `
import json, re, sys, warnings
warnings.simplefilter('ignore')
def answer(case):
    try:
        pattern = re.compile(case['pattern'])
        if 'replacement' in case: return [pattern.sub(case['replacement'], case['text'])]
        return [match[0] for match in pattern.finditer(case['text'])]
    except (re.error, IndexError): return 'refused'
print(json.dumps([answer(case) for case in json.load(sys.stdin)]))
`;

// Lines of base64, since neither language has JSON that is as easily had.
const JAVA = `
import java.io.*; import java.util.*; import java.util.regex.*; import static java.nio.charset.StandardCharsets.*;
public class Ask {
  static String read(String code) { return new String(Base64.getDecoder().decode(code), UTF_16LE); }
  static String write(String text) { return Base64.getEncoder().encodeToString(text.getBytes(UTF_16LE)); }
  public static void main(String[] given) throws IOException {
    for (String line : new String(System.in.readAllBytes(), UTF_8).split("\\n")) {
      String[] part = line.split(" ", -1);
      StringBuilder said = new StringBuilder("ok");
      try {
        Matcher matcher = Pattern.compile(read(part[0])).matcher(read(part[1]));
        if (part.length > 2) said.append(" ").append(write(matcher.replaceAll(read(part[2]))));
        else while (matcher.find()) said.append(" ").append(write(matcher.group()));
        System.out.println(said);
      } catch (IllegalArgumentException | IndexOutOfBoundsException refused) { System.out.println("refused"); }
    }
  }
}
`;

const GO = `
package main
import ("bufio"; "encoding/base64"; "fmt"; "os"; "regexp"; "strings")
func read(code string) string { text, _ := base64.StdEncoding.DecodeString(code); return string(text) }
func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		part := strings.Split(lines.Text(), " ")
		pattern, fault := regexp.Compile(read(part[0]))
		if fault != nil { fmt.Println("refused"); continue }
		said := "ok"
		if len(part) > 2 { said += " " + base64.StdEncoding.EncodeToString([]byte(pattern.ReplaceAllString(read(part[1]), read(part[2])))) } else {
			for _, found := range pattern.FindAllString(read(part[1]), -1) { said += " " + base64.StdEncoding.EncodeToString([]byte(found)) }
		}
		fmt.Println(said)
	}
}
`;

/** Runs a program that is written for the occasion, in a folder that is gone afterwards. */
export function runProgram(name: string, source: string, command: readonly [string, ...string[]], input = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'regex-'));
  try {
    writeFileSync(join(folder, name), source);
    const [program, ...more] = command;
    return execFileSync(program, [...more, name], { cwd: folder, input, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How each is asked; the Java that only runs programs, without a compiler, cannot. */
export const ENGINE_COMMANDS = {
  python: {
    source: 'ask.py',
    run: ['python3'],
    probe: ['python3', '-c', 'import sys; assert sys.version_info >= (3, 11)'],
  },
  java: { source: 'Ask.java', run: ['java'], probe: ['javac', '-version'] },
  go: { source: 'ask.go', run: ['go', 'run'], probe: ['go', 'version'] },
} as const;

/** Whether a language is on this machine. */
export function hasEngine(engine: RegexEngine): boolean {
  const [program, ...more] = ENGINE_COMMANDS[engine].probe;
  return spawnSync(program, more).status === 0;
}

/** What an engine makes of each case. */
export function askEngine(engine: RegexEngine, cases: readonly EngineCase[]): readonly EngineAnswer[] {
  const { source, run } = ENGINE_COMMANDS[engine];
  if (engine === 'python') return JSON.parse(runProgram(source, PYTHON, run, JSON.stringify(cases))) as EngineAnswer[];
  const encoding = engine === 'java' ? 'utf16le' : 'utf8';
  const input = cases
    .map(({ pattern, text, replacement }) =>
      [pattern, text, ...(replacement === undefined ? [] : [replacement])]
        .map((part) => Buffer.from(part, encoding).toString('base64'))
        .join(' '),
    )
    .join('\n');
  return runProgram(source, engine === 'java' ? JAVA : GO, run, input)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [state, ...found] = line.split(' ');
      return state === 'ok' ? found.map((one) => Buffer.from(one, 'base64').toString(encoding)) : 'refused';
    });
}
