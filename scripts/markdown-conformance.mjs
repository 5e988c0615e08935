// Runs the examples of a specification of Markdown (`spec.txt` of CommonMark or of GitHub) through our parser, and tells which differ. The texts are
// under CC BY-SA and not kept here: `npm pack commonmark-spec` has CommonMark's, github/cmark-gfm GitHub's (`test/spec.txt`).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

/** @typedef {{ number: number; section: string; extension: string; markdown: string; html: string }} Example */

/** @param {string} text @returns {Example[]} */
export function examplesOf(text) {
  const examples = [];
  let section = '';
  const pattern = /^`{32} example ?([a-z ]*)\n([^]*?)^\.\n([^]*?)^`{32}$|^#{1,6} +(.*)$/gm;
  for (const [, extension = '', markdown = '', html = '', heading] of text.matchAll(pattern)) {
    if (heading !== undefined) section = heading;
    else {
      const [source, expected] = [markdown, html].map((part) => part.replaceAll('→', '\t'));
      examples.push({
        number: examples.length + 1,
        section,
        extension: extension.trim(),
        markdown: source ?? '',
        html: expected ?? '',
      });
    }
  }
  return examples;
}

/** What the specifications count as the same: closed empty elements, and white space that nobody sees. @param {string} html */
const normal = (html) =>
  html
    .replaceAll(' />', '>')
    .replaceAll('<blockquote></blockquote>', '<blockquote>\n</blockquote>')
    .replaceAll(/<(\/?)del>/g, '<$1s>')
    .trimEnd();

async function run() {
  const path = process.argv[2];
  if (!path) throw new SetupError('Give the path of a spec.txt.');
  const examples = examplesOf(readFileSync(path, 'utf8'));
  const server = await createServer({
    root: ROOT,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    await compare(examples, await server.ssrLoadModule(join(ROOT, 'src/tools/markdown-to-html/parser.ts')));
  } finally {
    await server.close();
  }
}

/** @param {readonly Example[]} examples @param {Record<string, any>} parsers */
async function compare(examples, { makeParser }) {
  for (const cjk of [false, true]) {
    let passed = 0;
    for (const { number, section, extension, markdown, html } of examples) {
      const parser = await makeParser({ github: extension !== '', html: true, cjk, breaks: false });
      const written = parser.render(parser.parse(markdown));
      if (normal(written) === normal(html)) passed++;
      else console.log(`${number} ${section}\n${markdown}--- expected\n${html}--- written\n${written}`);
    }
    console.log(`CJK-friendly ${cjk ? 'on' : 'off'}: ${passed} of ${examples.length}`);
  }
}

if (isMain(import.meta.url)) await runScript(run);
