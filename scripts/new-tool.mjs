// npm run new-tool NAME: writes the folder of a small working tool, which passes the contract test, to begin with.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMain, ROOT, runScript, SetupError } from './setup.mjs';

const RESERVED = ['about', 'settings', 'c-lib', 'assets', 'index', 'shell', '404'];
const LANGUAGES = ['zh-cn', 'en', 'fr'];

/** `roman-numeral` is `romanNumeral`. @param {string} id */
const camel = (id) => id.replace(/-([a-z0-9])/g, (_, letter) => String(letter).toUpperCase());
/** `roman-numeral` is `Roman numeral`. @param {string} id */
const title = (id) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** What is wrong with a new tool's name; undefined when it is good. @param {string} id @param {readonly string[]} taken */
export function nameProblem(id, taken) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return 'The name is the path of the tool: lower-case letters, digits and single hyphens, as in roman-numeral-converter.';
  }
  if (RESERVED.includes(id)) return `"${id}" is a path of the site itself.`;
  if (taken.includes(id)) return `"${id}" is taken by a tool or a former path.`;
  return undefined;
}

const CARDS = {
  'zh-cn': (/** @type {string} */ id) => [title(id), '去掉每一行末尾的空白。', "'空白', '行尾'"],
  en: (/** @type {string} */ id) => [title(id), 'Removes the blanks at the end of each line.', "'blanks', 'trailing'"],
  fr: (/** @type {string} */ id) => [title(id), 'Supprime les espaces en fin de ligne.', "'espaces', 'fin de ligne'"],
};

const WORDS = {
  'zh-cn': ['文本', '结果', '去掉每行末尾的空白，结果显示在这里。', '第 ${at + 1} 个字符是 U+0000，这不是文本文件。'],
  en: [
    'Text',
    'Result',
    'The text without blanks at the ends of its lines appears here.',
    'Character ${at + 1} is U+0000, so this is not a text file.',
  ],
  fr: [
    'Texte',
    'Résultat',
    'Le texte sans espaces en fin de ligne s’affiche ici.',
    'Le caractère ${at + 1} est U+0000 : ce n’est pas un fichier texte.',
  ],
};

/** @param {string} id @param {string} language */
function locale(id, language) {
  const key = /** @type {keyof typeof WORDS} */ (language);
  const [name, description, keywords] = CARDS[key](id);
  const [text, result, empty, fault] = WORDS[key];
  const isShape = language === 'zh-cn';
  return {
    [`locales/${language}.card.ts`]: `import type { Card } from '../../types';

export const card = {
  name: '${name}',
  description: '${description}',
} satisfies Card;

export const keywords = [${keywords}];
`,
    [`locales/${language}.ts`]: `${
      isShape ? '' : "import type { Words } from '../../../i18n/words';\n"
    }import type { Fault } from '../${id}';
${isShape ? '' : "import type { words as zhCn } from './zh-cn';\n"}
export const words = {
  text: '${text}',
  result: '${result}',
  empty: '${empty}',
  fault: ({ at }: Fault) => \`${fault}\`,
}${isShape ? '' : ' satisfies Words<typeof zhCn>'};
`,
  };
}

/** The files of a new tool, by their path within its folder. @param {string} id @returns {Record<string, string>} */
export function toolFiles(id) {
  const run = `trim${camel(id).charAt(0).toUpperCase()}${camel(id).slice(1)}`;
  return {
    'tool.ts': `import type { Tool } from '../types';

export const tool: Tool = {
  category: 'text',
  icon: 'wrench',
  createdAt: '${new Date().toISOString().slice(0, 10)}',
  view: () => import('./view'),
  operations: () => import('./operations'),
};
`,
    [`${id}.ts`]: `import { err, ok, type Result } from '../../lib/result';

/** A character that no text has, at its UTF-16 offset. */
export interface Fault {
  readonly code: 'not-text';
  readonly at: number;
}

/** The text without spaces and tabs at the ends of its lines; the line ends themselves stay as they are. */
export function ${run}(text: string): Result<string, Fault> {
  const at = text.indexOf('\\0');
  return at === -1 ? ok(text.replace(/[ \\t]+(?=\\r?\\n|$)/g, '')) : err({ code: 'not-text', at });
}
`,
    [`${id}.test.ts`]: `import { expect, it } from 'vitest';
import { err, ok } from '../../lib/result';
import { ${run} } from './${id}';

it.each([
  ['', ''],
  ['a', 'a'],
  ['a  ', 'a'],
  ['a \\t\\r\\n  b \\n', 'a\\r\\n  b\\n'],
  ['你好 👋 ', '你好 👋'],
])('%j is %j', (text, expected) => expect(${run}(text)).toEqual(ok(expected)));

it('refuses what is no text', () => expect(${run}('ab\\0')).toEqual(err({ code: 'not-text', at: 2 })));
`,
    'operations.ts': `import * as v from 'valibot';
import { defineOperation, text } from '../../operations/define';
import { ${run} } from './${id}';

/** Removes the blanks at the ends of lines. */
export const trim = defineOperation({
  id: 'trim',
  inputs: { text: text() },
  output: 'text',
  options: v.object({}),
  examples: [
    { inputs: { text: 'a  \\nb' }, output: 'a\\nb' },
    { inputs: { text: '\\0' }, fault: 'not-text' },
  ],
  run: (inputs) => ${run}(inputs.text),
});
`,
    'view.tsx': `import { useWords } from '../../i18n/context';
import { Converter } from '../../ui/converter/converter';
import type { words as zhCn } from './locales/zh-cn';
import { trim } from './operations';

export default function View() {
  const words = useWords<typeof zhCn>();
  return (
    <Converter
      operation={trim}
      options={{}}
      inputLabel={words.text}
      outputLabel={words.result}
      empty={words.empty}
      fault={(fault) => ({ message: words.fault(fault), at: fault.at })}
      fileName="${id}.txt"
    />
  );
}
`,
    'view.test.tsx': `import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { renderWithWords } from '../../ui/testing';
import { words } from './locales/en';
import View from './view';

it('shows the text without blanks at the ends of lines', async () => {
  const screen = await renderWithWords(
    <ToolIdContext value="${id}">
      <View />
    </ToolIdContext>,
    'en',
    words,
  );
  await userEvent.fill(screen.getByRole('textbox', { name: words.text }), 'first   \\nlast');
  await expect.element(screen.getByRole('region', { name: words.result })).toHaveTextContent('first');
});
`,
    ...Object.assign({}, ...LANGUAGES.map((language) => locale(id, language))),
  };
}

/** Ids and former paths of the tools that are there. */
function takenPaths() {
  const folders = readdirSync(join(ROOT, 'src/tools'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => {
    const file = join(ROOT, 'src/tools', name, 'tool.ts');
    const former = existsSync(file) ? /redirectFrom: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
    return [name, ...[...(former ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')];
  });
}

if (isMain(import.meta.url)) {
  await runScript(() => {
    const id = process.argv[2] ?? '';
    const problem = nameProblem(id, takenPaths());
    if (problem) throw new SetupError(`${problem}\nUsage: npm run new-tool NAME`);
    for (const [name, content] of Object.entries(toolFiles(id))) {
      const path = join(ROOT, 'src/tools', id, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    }
    console.log(
      `src/tools/${id} is there, and so is its page in npm run dev. Now make it yours; CONTRIBUTING.md says how.`,
    );
  });
}
