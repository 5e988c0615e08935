// The visible words in a source file: its strings and templates, each with its language, its line and the keys it stands under.
import { parseSync } from 'vite';

/** Stands in a text where a template has `${…}`: what comes there is not known. */
export const HOLE = '\uFFFC';
/** Functions of the words that write a number; their place in a template is a digit. */
const NUMBER_WRITERS = new Set(['n', 'count', 'number', 'formatNumber']);

const LANGUAGES = new Map([
  ['zh-cn', 'zh-cn'],
  ['zhCn', 'zh-cn'],
  ['en', 'en'],
  ['fr', 'fr'],
]);

/**
 * A text with the names above it, the outermost first. It is whole when it is a value itself, not a piece of one.
 * @typedef {{ language: string, line: number, text: string, keys: readonly string[], isWhole: boolean }} Word
 * @typedef {{ language: string | undefined, keys: readonly string[], isWhole: boolean }} Context
 */

/** The language that a file of words is named after. @param {string} path @returns {string | undefined} */
export function languageOf(path) {
  return /(?:^|[/.])(zh-cn|en|fr)(?:\.card)?\.ts$/.exec(path)?.[1];
}

/**
 * All texts of a file that somebody may read, in the language of the file, or of the key or constant above them.
 * @param {string} path @param {string} source @returns {Word[]}
 */
export function wordsIn(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  /** @type {Word[]} */
  const words = [];
  /** @param {any} node @param {string} text @param {Context} context */
  const add = (node, text, { language, keys, isWhole }) => {
    if (language) words.push({ language, keys, isWhole, text, line: source.slice(0, node.start).split('\n').length });
  };
  visit(program, { language: languageOf(path), keys: [], isWhole: false }, add);
  return words;
}

/** @param {any} node @param {Context} context @param {(node: any, text: string, context: Context) => void} add */
function visit(node, context, add) {
  if (node.type === 'Literal' && typeof node.value === 'string') return add(node, node.value, context);
  if (node.type === 'TemplateLiteral') add(node, textOf(node), context);
  const { language, keys } = named(node, context);
  for (const [key, value] of Object.entries(node)) {
    if (isUnseen(node, key)) continue;
    const inner = { language, keys, isWhole: isResult(node, key, context.isWhole) };
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string' && child.type !== 'TemplateElement') visit(child, inner, add);
    }
  }
}

/** What is compared, imported, looked up or only a type is read by the program alone. @param {any} node @param {string} key */
function isUnseen({ type, operator }, key) {
  if (key === 'typeAnnotation' || key === 'typeArguments' || /^(Import|TSType|TSInterface)/.test(type)) return true;
  if (type === 'BinaryExpression') return operator !== '+';
  if (type === 'SwitchCase') return key === 'test';
  if (type === 'MemberExpression') return key === 'property';
  return type === 'Property' && key === 'key';
}

/** Whether the part of a node is what the node comes to. @param {any} node @param {string} key @param {boolean} isWhole */
function isResult({ type }, key, isWhole) {
  if (type === 'ReturnStatement' || (type === 'Property' && key === 'value')) return true;
  if (type === 'ArrowFunctionExpression') return key === 'body';
  if (type === 'ConditionalExpression') return isWhole && key !== 'test';
  return isWhole && /^(TSSatisfies|TSAs|Parenthesized)Expression$/.test(type);
}

/** @param {any} node @param {Context} context */
function named(node, { language, keys }) {
  const name = nameOf(node);
  return name === undefined ? { language, keys } : { language: LANGUAGES.get(name) ?? language, keys: [...keys, name] };
}

/** The name of what a property, a constant, a function or a case holds. @param {any} node @returns {string | undefined} */
function nameOf(node) {
  if (node.type === 'Property') return node.key.name ?? String(node.key.value);
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') return node.id.name;
  return node.type === 'SwitchCase' && node.test ? String(node.test.value) : undefined;
}

/** @param {any} template @returns {string} */
function textOf({ quasis, expressions }) {
  return quasis
    .map((/** @type {any} */ quasi, /** @type {number} */ at) => quasi.value.cooked + holeFor(expressions[at]))
    .join('');
}

/** @param {any} expression @returns {string} */
function holeFor(expression) {
  if (!expression) return '';
  return expression.type === 'CallExpression' && NUMBER_WRITERS.has(expression.callee.name) ? '0' : HOLE;
}
