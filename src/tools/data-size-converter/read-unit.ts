import { BINARY_PREFIXES, DECIMAL_PREFIXES, type DataBase, type DataUnit } from '../../lib/data-units';
import type { AnyUnit, Piece } from './units';

/** A unit as it was written. */
export interface ReadUnit {
  readonly unit: AnyUnit;
  /** A small `b` stands for bits, which many write for bytes. */
  readonly isDoubtful?: true;
  /** A prefix alone, as `ls -h` and `du -h` write it. */
  readonly isLone?: true;
}

/** What a prefix alone means. */
export interface LoneSettings {
  readonly base: DataBase;
  readonly isBinary: boolean;
}

const SYMBOL = /^([kmgtpezyrq])?(i)?(b|o|bits?|bytes?|octets?)?$/i;
const WORD =
  /^(kilo|mega|giga|tera|peta|exa|zetta|yotta|ronna|quetta|[kmgtpe][ieox]?bi|zebi|yobi|robi|quebi)?[- ]?(bit|byte|octet)s?$/;
const CHINESE = /^(二进制|二進位)?([千兆吉太拍艾泽澤尧堯容昆])?(二进制|二進位)?(字节|字節|位元组|位元組|比特|位元|位)$/;

const DECIMAL_WORDS = ['kilo', 'mega', 'giga', 'tera', 'peta', 'exa', 'zetta', 'yotta', 'ronna', 'quetta'];
const BINARY_WORDS = ['kibi', 'mebi', 'gibi', 'tebi', 'pebi', 'exbi', 'zebi', 'yobi', 'robi', 'quebi'];
const CHINESE_PREFIXES = [...'千兆吉太拍艾泽尧容昆'];
const OTHER_CHINESE = new Map([
  ['澤', '泽'],
  ['堯', '尧'],
]);
/** What people say for a prefix alone. */
const SPOKEN: ReadonlyMap<string, string> = new Map([
  ...['kilo', 'kilos'].map((word) => [word, 'K'] as const),
  ...['meg', 'megs', 'mega', 'megas', '兆'].map((word) => [word, 'M'] as const),
  ...['gig', 'gigs', 'giga', 'gigas', '吉'].map((word) => [word, 'G'] as const),
  ...['tera', 'teras', '太'].map((word) => [word, 'T'] as const),
]);
const PIECE_WORDS: ReadonlyMap<string, Piece> = new Map([
  ...['sector', 'sectors', 'secteur', 'secteurs', '扇区', '扇區'].map((word) => [word, 'sector'] as const),
  ...['page', 'pages', '页', '頁'].map((word) => [word, 'page'] as const),
  ...['block', 'blocks', 'bloc', 'blocs', '块', '塊'].map((word) => [word, 'block'] as const),
]);

/** Reads a unit of data in its signs or in words of English, French and Chinese; undefined for anything else. */
export function readUnit(text: string, lone: LoneSettings): ReadUnit | undefined {
  const unit = text.normalize('NFKC').trim().replace(/^个/, '').trimStart();
  return readSymbol(SPOKEN.get(withoutAccents(unit)) ?? unit, lone) ?? readWord(unit) ?? readChinese(unit);
}

/** Accents say nothing here: mégaoctet. */
function withoutAccents(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');
}

/** The prefix at a place of both lists. */
function prefixAt(index: number, isBinary: boolean) {
  return isBinary ? BINARY_PREFIXES[index] : DECIMAL_PREFIXES[index];
}

function readSymbol(unit: string, lone: LoneSettings): ReadUnit | undefined {
  const [, letter = '', binary = '', word = ''] = SYMBOL.exec(unit) ?? [];
  if (letter === '') return word === '' || binary !== '' ? undefined : symbol('', word);
  const index = DECIMAL_PREFIXES.findIndex((prefix) => prefix.toLowerCase() === letter.toLowerCase());
  if (word !== '') return symbol(prefixAt(index, binary !== '') ?? '', word);
  // `Gi` is how Kubernetes writes it.
  const prefix = prefixAt(index, lone.isBinary || binary !== '');
  return prefix && { unit: `${prefix}${binary === '' ? lone.base : 'B'}`, isLone: true };
}

function symbol(prefix: NonNullable<ReturnType<typeof prefixAt>> | '', word: string): ReadUnit {
  const isBits = word === 'b' || /^bits?$/i.test(word);
  const unit: DataUnit = `${prefix}${isBits ? 'bit' : 'B'}`;
  return word === 'b' ? { unit, isDoubtful: true } : { unit };
}

function readWord(text: string): ReadUnit | undefined {
  const word = withoutAccents(text);
  const piece = PIECE_WORDS.get(word);
  if (piece) return { unit: piece };
  const [, prefix = '', base = ''] = WORD.exec(word) ?? [];
  if (base === '') return undefined;
  const of = base === 'bit' ? 'bit' : 'B';
  if (prefix === '') return { unit: of };
  const isBinary = prefix.endsWith('bi');
  const found = prefixAt((isBinary ? BINARY_WORDS : DECIMAL_WORDS).indexOf(prefix), isBinary);
  return found && { unit: `${found}${of}` };
}

function readChinese(text: string): ReadUnit | undefined {
  const [, before, prefix, after, base = ''] = CHINESE.exec(text) ?? [];
  if (base === '') return undefined;
  const of = /^(?:字|位元[组組])/.test(base) ? 'B' : 'bit';
  const isBinary = before !== undefined || after !== undefined;
  if (prefix === undefined) return isBinary ? undefined : { unit: of };
  const found = prefixAt(CHINESE_PREFIXES.indexOf(OTHER_CHINESE.get(prefix) ?? prefix), isBinary);
  return found && { unit: `${found}${of}` };
}
