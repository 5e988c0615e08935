// What holds for every visible word, language by language; `look.md` and CONTRIBUTING.md have the reasons.
import { HOLE } from './word-strings.mjs';

/** @typedef {import('./word-strings.mjs').Word} Word */
/** @typedef {readonly [problem: string, pattern: RegExp]} Rule */

const HAN = '\\p{Script=Han}';
/** A sign ends a word or a sentence: what follows is a space, a bracket or nothing. */
const ENDS = `(?=[\\s)${HOLE}]|$)`;

/** @type {readonly Rule[]} */
const EVERYWHERE = [
  ['three dots: an ellipsis is one sign, …', /\.{3}/],
  ['two spaces in a row', / {2}/],
  ['a backtick is shown as it is: put the code in quotes', /`/],
  ['an exclamation mark', new RegExp(`\\p{L}[ \\u00A0\\u202F]?[!！]${ENDS}`, 'u')],
];

/** @type {Readonly<Record<string, readonly Rule[]>>} */
const RULES = {
  'zh-cn': [
    ['other quotes than 「」', /["“”‘’]/],
    ['the reader is 你', /您/],
    ['no space between Chinese and Latin letters or digits', new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9%]${HAN}`, 'u')],
    ['half-width punctuation', new RegExp(`[${HAN}）」][,;:!?(]|[,;:!?)][${HAN}（「]|${HAN}\\.(?=$|\\s)`, 'u')],
    ['a space beside full-width punctuation', /[，。；：！？（）「」] (?=\S)| [，。；：！？（）」]/],
  ],
  en: [
    ['straight quotes around words', /"|(?<!\S)'|'(?!\S)/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
  ],
  fr: [
    ['other quotes than « »', /["“”]|(?<!\S)'|'(?!\S)/],
    ['a straight apostrophe', /\p{L}'\p{L}/u],
    ['« and » have no-break spaces (U+00A0) inside', /«(?!\u00A0)|(?<!\u00A0)»/],
    [
      '; ! ? have a narrow no-break space (U+202F) before them',
      new RegExp(`\\p{L}[;!?]${ENDS}|(?<!«)[ \\u00A0][;!?](?=[\\s)]|$)`, 'u'),
    ],
    [
      ': has a no-break space (U+00A0) before it',
      new RegExp(`[ \\u202F]:${ENDS}|[\\p{L})${HOLE}]:(?=[ \\n${HOLE}]|$)`, 'u'),
    ],
  ],
};

/** Code stands letter for letter, so no rule of a language holds for it. */
const CODE = [
  /""/g,
  /\{"[^}]*\}/g,
  /\["[^\]]*"\]/g,
  /"[\w ]+";v="\d+"/g,
  /\b(?:data|name|WIFI|urn:uuid|xmlns):/g,
  /\bexternal: true/g,
  /&\w+;/g,
  /\bn!/g,
];

/**
 * What takes something back to how it was at first is called the same everywhere; a clock is set to zero.
 * @type {Readonly<Record<string, { is: RegExp, isNot: RegExp }>>}
 */
const RESET = {
  'zh-cn': { is: /恢复|清零/, isNot: /重置|重设|复位|还原(?:默认|列|设置)/ },
  en: { is: /\breset/i, isNot: /\b(?:restore|back to) (?:the )?(?:default|example|sample)/i },
  fr: { is: /réinitialis|remettre à zéro/i, isNot: /^valeurs par défaut$|rétablir l|restaurer l/i },
};
const RESET_KEY = /^(?:was)?reset(?![a-z])/i;

/** Names of words that are sentences: what went wrong, and what there is to know. */
const SENTENCES = /((?<!de)[fF]ault|^note|^notice|^reason)$/;
/** Pieces of a sentence, and the names of options, stand under these. */
const PIECES = /^(one|other|many|values|snippetFault)$/;
/** One word is a label. */
const LABEL = /^(\p{Lu}\p{L}*|\p{Script=Han}{2})$/u;
/** What a whole sentence ends with; what comes from elsewhere brings its own stop. */
const STOPS = new RegExp(`[.。?？…]$|[：:] ?${HOLE}$|^${HOLE}$|[\\s，]?${HOLE}$`, 'u');

/**
 * What is wrong with a text by the rules of its language.
 * @param {Word} word @returns {string[]}
 */
export function problemsOf({ language, text: written, keys, isWhole }) {
  const text = CODE.reduce((rest, code) => rest.replace(code, 'x'), written);
  const problems = [...EVERYWHERE, ...(RULES[language] ?? [])].flatMap(([problem, pattern]) =>
    pattern.test(text) ? [problem] : [],
  );
  if (isOtherReset({ language, text, keys, isWhole })) problems.push('another word for “reset” than everywhere');
  const isSentence =
    isWhole && text !== '' && keys.some((key) => SENTENCES.test(key)) && !keys.some((key) => PIECES.test(key));
  if (isSentence && !LABEL.test(text) && !STOPS.test(text)) problems.push('a sentence without a full stop');
  return problems;
}

/** @param {Omit<Word, 'line'>} word */
function isOtherReset({ language, text, keys, isWhole }) {
  const word = RESET[language];
  // What git does has its own name.
  if (!word || keys.some((key) => key.startsWith('git reset'))) return false;
  return word.isNot.test(text) || (isWhole && RESET_KEY.test(keys.at(-1) ?? '') && !word.is.test(text));
}

/** @type {Readonly<Record<string, RegExp>>} */
const THIRD_PERSON = { en: /^[A-Z][a-z-]*s\b/, fr: /^\p{Lu}\p{Ll}*[etd],? /u };

/**
 * What is wrong with a card: a name puts the noun first and has no second one for its kind; a description says what
 * the tool does, as "Converts …".
 * @param {string} language @param {{ name: string, description: string }} card @returns {string[]}
 */
export function cardProblems(language, { name, description }) {
  const problems = [];
  if (/\b(to|vers)\b.*\b(converter|convertisseur)\b|转.*转换器$/i.test(name))
    problems.push('“X to Y” needs no “converter”');
  if (/^(escape|encrypt|format|hash|convert|generate|créer|formater|minifier|chiffrer|convertir|générer)\b/i.test(name))
    problems.push('the name begins with a verb');
  if (/ \/ /.test(name)) problems.push('spaces around a slash');
  if (/[.。]$/.test(name)) problems.push('the name ends with a full stop');
  if (!/[.。]$/.test(description)) problems.push('the description has no full stop');
  if (THIRD_PERSON[language]?.test(description) === false)
    problems.push('the description does not begin with what the tool does');
  return problems;
}
