// The pages about the package: one for each tool, with what each of its operations takes and gives, and one that lists them.

/**
 * @typedef {import('../../cli/package-facts.ts').ToolFacts} ToolFacts
 * @typedef {import('../../cli/package-facts.ts').OperationFacts} OperationFacts
 */

/** Text as Markdown shows it, also in a table. @param {string} text */
const plain = (text) => text.replace(/[\\`*_<>[\]|#]/g, '\\$&').replaceAll('\n', ' ');

/** @param {string} text */
const code = (text) => (text === '' ? '' : `\`${text.replaceAll('|', '\\|')}\``);

/** @param {readonly string[]} head @param {readonly (readonly string[])[]} rows */
function table(head, rows) {
  if (rows.length === 0) return [];
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''];
}

const KINDS = { text: 'text', content: 'text or bytes', bytes: 'bytes', file: 'file' };

/** @param {OperationFacts} operation @param {string} doc */
function operationSection({ id, inputs, options, output, faults, command, call }, doc) {
  return [
    `## ${id}`,
    '',
    ...(doc === '' ? [] : [plain(doc), '']),
    ...table(
      ['Input', 'Is', 'On the command line'],
      inputs.map(({ name, kind, isOptional, isSecret, onCommandLine }) => [
        code(name),
        [KINDS[kind], ...(isOptional ? ['optional'] : []), ...(isSecret ? ['secret'] : [])].join(', '),
        onCommandLine.split(', ').map(code).join(', '),
      ]),
    ),
    ...table(
      ['Option', 'On the command line', 'Takes', 'Default', 'Meaning'],
      options.map(({ name, flag, takes, standard, label }) => [
        code(name),
        code(flag),
        plain(takes),
        code(standard),
        plain(label),
      ]),
    ),
    `Gives: ${output}.${faults.length === 0 ? '' : ` Faults, among others: ${faults.map(code).join(', ')}.`}`,
    '',
    ...['```sh', command, '```', ''],
    ...['```js', call, '```', ''],
  ];
}

/** The anchor of a heading, as the usual readers of Markdown make it. @param {string} heading */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** @param {ToolFacts} tool @param {Readonly<Record<string, string>>} docs by operation */
function toolPage({ id, name, description, operations }, docs) {
  return [
    `# ${plain(name)}`,
    '',
    `${code(id)} · [All tools](index.md)`,
    '',
    plain(description),
    '',
    `Operations: ${operations.map((operation) => `[${operation.id}](#${anchorOf(operation.id)})`).join(', ')}`,
    '',
    ...operations.flatMap((operation) => operationSection(operation, docs[operation.id] ?? '')),
  ];
}

const INDEX = `# Tools

Each page tells what the operations of a tool take and give. Those of the library are \`operations['TOOL'].OPERATION(inputs, options)\`:

\`\`\`js
import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { operations } from 'handy-tools';
\`\`\`

On the command line an input stands as it is or comes from a file or from what is fed in. A secret never stands there: it comes from the environment
variable that is named, or from a file. How both work in general is in [the package's README](../README.md).
`;

/**
 * All pages, by the names of their files.
 * @param {readonly ToolFacts[]} tools @param {Readonly<Record<string, Readonly<Record<string, string>>>>} docs the sentences above the operations
 * @param {Readonly<Record<string, string>>} categories their names
 * @returns {Map<string, string>}
 */
export function packagePages(tools, docs, categories) {
  const sections = Object.entries(categories).flatMap(([category, name]) => {
    const rows = tools
      .filter((tool) => tool.category === category)
      .map((tool) => [`[${code(tool.id)}](${tool.id}.md)`, plain(tool.name), plain(tool.description)]);
    return rows.length === 0 ? [] : [`## ${name}`, '', ...table(['Tool', 'Name', 'Does'], rows)];
  });
  return new Map([
    ['index.md', [INDEX, ...sections].join('\n')],
    ...tools.map((tool) => /** @type {const} */ ([`${tool.id}.md`, toolPage(tool, docs[tool.id] ?? {}).join('\n')])),
  ]);
}
