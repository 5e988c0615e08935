import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DialectId } from './dialects';

/** A program that reads literals of its language: what each of them says. */
export interface Judge {
  readonly program: string;
  readonly languages: readonly DialectId[];
  /** Whether it knows halves of characters. */
  readonly halves?: boolean;
  readonly read: (literals: readonly string[], language: DialectId) => readonly string[];
}

const isThere = (program: string, ...args: string[]) =>
  spawnSync(program, args.length > 0 ? args : ['--version'], { stdio: 'ignore' }).status === 0;

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'literals-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: readonly string[], folder: string, input?: string): Buffer {
  return execFileSync(program, args, {
    cwd: folder,
    maxBuffer: 1 << 28,
    ...(input !== undefined && { input }),
    env: { ...process.env, LC_ALL: 'C.UTF-8', GO111MODULE: 'off', GOCACHE: join(folder, 'cache') },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Lines of hex digits, a line for each text. */
const linesOfHex = (output: Buffer, encoding: 'utf8' | 'utf16le') =>
  output
    .toString('latin1')
    .trimEnd()
    .split('\n')
    .map((line) => Buffer.from(line.trim().slice(1), 'hex').toString(encoding));

/** Runs a file that is made of the literals and prints each of them in hex, after a sign that no line is empty. */
function byFile(
  name: string,
  make: (literals: readonly string[]) => string,
  program: string,
  args: readonly string[],
  encoding: 'utf8' | 'utf16le',
) {
  return (literals: readonly string[]) =>
    inFolder((folder) => {
      writeFileSync(join(folder, name), make(literals));
      return linesOfHex(run(program, [...args, name], folder), encoding);
    });
}

/** The same with a compiler in between. */
function byCompiler(
  name: string,
  make: (literals: readonly string[]) => string,
  compile: readonly string[],
  start: readonly string[],
  encoding: 'utf8' | 'utf16le',
) {
  return (literals: readonly string[]) =>
    inFolder((folder) => {
      writeFileSync(join(folder, name), make(literals));
      const [compiler = '', ...args] = compile;
      run(compiler, args, folder);
      const [program = '', ...rest] = start;
      return linesOfHex(run(program.startsWith('./') ? join(folder, program) : program, rest, folder), encoding);
    });
}

const PYTHON_OUT = "print('=' + text.encode('utf-16-le', 'surrogatepass').hex())";
const JS_OUT = "console.log('=' + Buffer.from(text, 'utf16le').toString('hex'))";

/** So many literals are in a method, which has an end to its length. */
const IN_METHOD = 100;

function inMethods(
  literals: readonly string[],
  call: (literal: string) => string,
  method: (index: number, body: string) => string,
): string {
  const methods: string[] = [];
  for (let at = 0; at < literals.length; at += IN_METHOD) {
    methods.push(
      method(
        methods.length,
        literals
          .slice(at, at + IN_METHOD)
          .map(call)
          .join('\n'),
      ),
    );
  }
  return methods.join('\n');
}

const methodCount = (literals: readonly string[]) => Math.ceil(literals.length / IN_METHOD);
const calls = (literals: readonly string[], end: string) =>
  Array.from({ length: methodCount(literals) }, (_, index) => `m${index}()${end}`).join(' ');

const java = (literals: readonly string[]) => `
class Read {
  static void p(String text) {
    StringBuilder line = new StringBuilder("=");
    for (char unit : text.toCharArray()) line.append(String.format("%02x%02x", unit & 255, unit >> 8));
    System.out.println(line);
  }
  ${inMethods(
    literals,
    (literal) => `p(${literal});`,
    (index, body) => `static void m${index}() {\n${body}\n}`,
  )}
  public static void main(String[] given) { ${calls(literals, ';')} }
}`;

const csharp = (literals: readonly string[]) => `
using System; using System.Text;
class Read {
  static StringBuilder all = new StringBuilder();
  static void p(string text) {
    all.Append("=");
    foreach (char unit in text) all.Append((unit & 255).ToString("x2")).Append((unit >> 8).ToString("x2"));
    all.Append("\\n");
  }
  ${inMethods(
    literals,
    (literal) => `p(${literal});`,
    (index, body) => `static void m${index}() {\n${body}\n}`,
  )}
  static void Main() { ${calls(literals, ';')} Console.Write(all); }
}`;

const c = (literals: readonly string[]) => `
#include <stdio.h>
static void p(const char *text, unsigned long length) {
  putchar('=');
  for (unsigned long at = 0; at < length; at++) printf("%02x", (unsigned char)text[at]);
  putchar('\\n');
}
#define P(text) p(text, sizeof(text) - 1)
int main(void) {
${literals.map((literal) => `P(${literal});`).join('\n')}
return 0; }`;

const go = (literals: readonly string[]) => `package main
import "fmt"
func main() { for _, text := range []string{
${literals.map((literal) => `${literal},`).join('\n')}
} { fmt.Printf("=%x\\n", text) } }`;

const rust = (literals: readonly string[]) => `fn main() { for text in [
${literals.map((literal) => `${literal},`).join('\n')}
] { print!("="); for byte in text.as_bytes() { print!("{:02x}", byte); } println!(); } }`;

const php = (literals: readonly string[]) => `<?php foreach ([
${literals.map((literal) => `${literal},`).join('\n')}
] as $text) echo '=', bin2hex($text), "\\n";`;

const javascript = (literals: readonly string[]) => `for (const text of [
${literals.join(',\n')}
]) ${JS_OUT};`;

const python = (literals: readonly string[]) => `# coding: utf-8
for text in [
${literals.map((literal) => `(${literal}),`).join('\n')}
]: ${PYTHON_OUT}`;

const shell = (program: string) => (literals: readonly string[]) =>
  inFolder((folder) => {
    writeFileSync(join(folder, 'read.sh'), literals.map((literal) => `printf '%s\\000' ${literal}\n`).join(''));
    return run(program, ['read.sh'], folder).toString('utf8').split('\0').slice(0, -1);
  });

/** A program of Python that gets all literals as JSON and answers each with its text. */
const byPython = (body: string) => (literals: readonly string[]) =>
  inFolder((folder) => {
    writeFileSync(
      join(folder, 'read.py'),
      `import csv, html, io, json, re, sqlite3, subprocess, sys, urllib.parse, xml.etree.ElementTree as et\n${body}\nfor literal in json.load(sys.stdin):\n    text = read(literal)\n    ${PYTHON_OUT}\n`,
    );
    return linesOfHex(run('python3', ['read.py'], folder, JSON.stringify(literals)), 'utf16le');
  });

const ALL: readonly (Judge & { readonly needs: readonly string[] })[] = [
  {
    ...{
      program: 'Node',
      needs: ['node'],
      languages: ['javascript', 'javascript-double', 'template', 'json'],
      halves: true,
    },
    read: byFile('read.js', javascript, 'node', [], 'utf16le'),
  },
  {
    ...{ program: 'Python', needs: ['python3'], languages: ['python', 'python-double'], halves: true },
    read: byFile('read.py', python, 'python3', [], 'utf16le'),
  },
  {
    ...{ program: 'json of Python', needs: ['python3'], languages: ['json'], halves: true },
    read: byPython('read = json.loads'),
  },
  {
    ...{ program: 'xml.etree of Python', needs: ['python3'], languages: ['xml-text', 'xml-cdata'] },
    read: byPython('def read(literal): return et.fromstring("<a>" + literal + "</a>").text or ""'),
  },
  {
    ...{ program: 'xml.etree of Python, attributes', needs: ['python3'], languages: ['xml-attribute'] },
    read: byPython('def read(literal): return et.fromstring("<a b=" + literal + "/>").get("b")'),
  },
  {
    ...{ program: 'csv of Python', needs: ['python3'], languages: ['csv'] },
    read: byPython(
      'def read(literal):\n    rows = list(csv.reader(io.StringIO("x," + literal + ",y\\r\\n", newline="")))\n    assert len(rows) == 1 and len(rows[0]) == 3, rows\n    return rows[0][1]',
    ),
  },
  {
    ...{ program: 'urllib of Python', needs: ['python3'], languages: ['url'] },
    read: byPython('read = urllib.parse.unquote'),
  },
  {
    ...{ program: 'SQLite', needs: ['python3'], languages: ['sql'] },
    read: byPython(
      'base = sqlite3.connect(":memory:")\ndef read(literal): return base.execute("select " + literal).fetchone()[0]',
    ),
  },
  {
    ...{ program: 'Java', needs: ['java', 'javac'], languages: ['java'], halves: true },
    read: byCompiler('Read.java', java, ['javac', '-encoding', 'UTF-8', 'Read.java'], ['java', 'Read'], 'utf16le'),
  },
  {
    ...{ program: 'gcc', needs: ['gcc'], languages: ['c'] },
    read: byCompiler('read.c', c, ['gcc', '-w', '-o', 'read', 'read.c'], ['./read'], 'utf8'),
  },
  {
    ...{ program: 'gcc with trigraphs', needs: ['gcc'], languages: ['c'] },
    read: byCompiler('read.c', c, ['gcc', '-w', '-std=c11', '-o', 'read', 'read.c'], ['./read'], 'utf8'),
  },
  {
    ...{ program: 'rustc', needs: ['rustc'], languages: ['rust'] },
    read: byCompiler('read.rs', rust, ['rustc', '--edition=2021', '-o', 'read', 'read.rs'], ['./read'], 'utf8'),
  },
  {
    ...{ program: 'Go', needs: ['go'], languages: ['go'] },
    read: byFile('read.go', go, 'go', ['run'], 'utf8'),
  },
  {
    ...{ program: 'PHP', needs: ['php'], languages: ['php'] },
    read: byFile('read.php', php, 'php', [], 'utf8'),
  },
  {
    ...{ program: 'Mono', needs: ['mcs', 'mono'], languages: ['csharp'], halves: true },
    read: byCompiler('read.cs', csharp, ['mcs', '-codepage:utf8', 'read.cs'], ['mono', 'read.exe'], 'utf16le'),
  },
  {
    ...{ program: 'dash', needs: ['dash'], languages: ['posix', 'posix-double'] },
    read: shell('dash'),
  },
  {
    ...{ program: 'bash', needs: ['bash'], languages: ['posix', 'posix-double', 'bash'] },
    read: shell('bash'),
  },
];

const VERSION_ARGUMENTS: Readonly<Record<string, readonly string[]>> = { go: ['version'], dash: ['-c', 'true'] };

/** The programs that are on this machine. */
export const JUDGES: readonly Judge[] = ALL.filter(({ needs }) =>
  needs.every((program) => isThere(program, ...(VERSION_ARGUMENTS[program] ?? []))),
);
