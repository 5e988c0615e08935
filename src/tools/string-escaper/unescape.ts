import { err, ok, type Result } from '../../lib/result';
import { positionsOf } from '../../lib/text-positions';
import type { Left, Named, Reading } from './dialect';
import { DIALECT_TABLE } from './dialect-table';
import type { DialectId } from './dialects';
import { nextLayer, type Layer } from './peel';
import { MOST_LEFT, moved } from './read-sink';

export interface UnescapeSettings {
  readonly language: DialectId;
  readonly peel: boolean;
  readonly strict: boolean;
  readonly perLine: boolean;
}

export interface Placed extends Left {
  readonly line: number;
  readonly column: number;
}

/** What strict reading stops at. */
export interface UnescapeFault extends Placed {
  readonly code: 'not-read';
  readonly language: DialectId;
}

export interface Unescaped {
  /** What is within the last layer. */
  readonly text: string;
  readonly layers: readonly Layer[];
  /** In which the source was read first. */
  readonly language: DialectId;
  /** What stays as it stands, by its place in the source; only the first ones. */
  readonly left: readonly Placed[];
  readonly leftCount: number;
  /** Whether there was more to take away. */
  readonly isUnfinished: boolean;
  /** Whether the text is JSON, and holds strings that are JSON again. */
  readonly json: 'none' | 'json' | 'nested';
}

/** So many layers are taken away. */
export const MOST_LAYERS = 10;

/** Reads a literal, or as many in one another as there are. */
export async function unescapeText(
  source: string,
  settings: UnescapeSettings,
): Promise<Result<Unescaped, UnescapeFault>> {
  const { language, peel, strict, perLine } = settings;
  const named = await namesIn(source, language);
  const kind = language === 'json' && peel && !perLine ? await jsonKind(source) : 'none';
  // What is JSON already is not unescaped in its strings.
  const first = kind === 'none' ? readAll(source, language, perLine, named) : unchanged(source);
  const foreign = peel && !strict && !perLine && !first.isQuoted ? nextLayer(source, language, true) : undefined;
  if (foreign?.isQuoted) return ok(await peeled([foreign], { language, left: [], leftCount: 0 }));
  const left = first.left.toSorted((a, b) => a.at - b.at);
  const positions = positionsOf(
    source,
    left.map(({ at }) => at),
  );
  const placed = left.map((one, index) => ({ ...one, ...(positions[index] ?? { line: 1, column: 1 }) }));
  const [wrong] = placed;
  if (strict && wrong) return err({ code: 'not-read', language, ...wrong });
  const layers: Layer[] = [];
  if (first.text !== source || first.isQuoted) {
    layers.push({ language, isQuoted: first.isQuoted, text: first.text });
  }
  const told = { language, left: placed, leftCount: first.leftCount };
  if (peel && !perLine && kind === 'none') return ok(await peeled(layers, told, first.text));
  const text = layers.at(-1)?.text ?? source;
  return ok({ ...told, text, layers, isUnfinished: false, json: kind === 'none' ? await jsonKind(text) : kind });
}

/** Takes further layers away until there is none or there are too many. */
async function peeled(
  begun: readonly Layer[],
  told: Pick<Unescaped, 'language' | 'left' | 'leftCount'>,
  within = begun.at(-1)?.text ?? '',
): Promise<Unescaped> {
  const layers = [...begun];
  let text = within;
  for (;;) {
    const next = nextLayer(text, layers.at(-1)?.language ?? told.language, layers.length === 0);
    if (!next || layers.length >= MOST_LAYERS) {
      return { ...told, text, layers, isUnfinished: next !== undefined, json: await jsonKind(text) };
    }
    layers.push(next);
    text = next.text;
  }
}

const unchanged = (source: string): Reading => ({ text: source, left: [], leftCount: 0, isQuoted: false });

function readAll(source: string, language: DialectId, perLine: boolean, named: Named | undefined): Reading {
  const dialect = DIALECT_TABLE[language];
  if (!perLine) return dialect.read(source, named);
  const texts: string[] = [];
  const left: Left[] = [];
  let leftCount = 0;
  let isQuoted = false;
  let at = 0;
  for (const line of source.split('\n')) {
    const reading = dialect.read(line, named);
    texts.push(reading.text);
    if (left.length < MOST_LEFT) left.push(...moved(reading.left, at).slice(0, MOST_LEFT - left.length));
    leftCount += reading.leftCount;
    isQuoted ||= reading.isQuoted;
    at += line.length + 1;
  }
  return { text: texts.join('\n'), left, leftCount, isQuoted };
}

const NAME = /\\N\{([^{}]{1,100})\}/g;

/** The characters that a text of Python names; the list of them comes only then. */
async function namesIn(source: string, language: DialectId): Promise<Named | undefined> {
  if (language !== 'python' && language !== 'python-double') return undefined;
  const names = new Set(Array.from(source.matchAll(NAME), ([, name = '']) => name));
  if (names.size === 0) return undefined;
  const { charactersNamed } = await import('../../lib/character-names/characters-named');
  const found = await charactersNamed(names);
  return (name) => found.get(name);
}

async function jsonKind(text: string): Promise<Unescaped['json']> {
  if (!/^\s*[[{]/.test(text)) return 'none';
  const [{ readJson }, { findWrapped }] = await Promise.all([
    import('../../lib/json/read-json'),
    import('../../lib/json/unwrap-json'),
  ]);
  const read = readJson(text, { strict: true });
  if (!read.ok) return 'none';
  return findWrapped(read.value).length > 0 ? 'nested' : 'json';
}
