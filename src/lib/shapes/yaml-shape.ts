/** How much of YAML a text has: lines that only YAML writes so, and lines that mail and chats write as well. */
export interface YamlShape {
  /** A first line `---` or `%YAML`. */
  readonly isMarked: boolean;
  /** Lines `key: value` or `key:`. */
  readonly entries: number;
  /** Keys that hold something deeper, and entries in lists. */
  readonly nested: number;
  /** Values that are no words: numbers, quotes, flow collections, anchors. */
  readonly typed: number;
  /** Keys that begin with a capital letter or hold blanks, as those of mail and chats do. */
  readonly odd: number;
  /** Values that read as sentences, or lines that end as code does. */
  readonly prose: number;
}

/** Enough to judge by. */
const MOST_LINES = 2000;
const ENTRY = /^((?:- +)*)("[^"]*"|'[^']*'|<<|[\p{L}\p{N}_$./@*-][\p{L}\p{N}_$./@*() -]{0,60}?) ?:(?: +(?! )(.*))?$/u;
const TYPED =
  /^(?:(?:[-+]?[\d.][\d.,_:eE+-]*|true|false|yes|no|on|off|null|~|[|>][-+\d]*|"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?:\s+#.*)?$|[[{]|[&*!][\w-])/i;
const SENTENCE = /(?<!\S)(?:\S+\s+){4}|[!?…。!?,;]$|,\s|\.$/;
const CODE_END = /[;{(,]$/;

/** The shape of a text all of whose lines could be those of a YAML block; undefined when one could not. */
export function yamlShape(text: string, isWhole: boolean): YamlShape | undefined {
  const lines = text.slice(0, 200_000).split('\n', MOST_LINES + 1);
  if (!isWhole || text.length > 200_000 || lines.length > MOST_LINES) lines.pop();
  const count = { entries: 0, nested: 0, typed: 0, odd: 0, prose: 0 };
  const isMarked = /^(?:%YAML\b|---(?:\s|$))/.test(lines.find((line) => !/^\s*(?:#|$)/.test(line)) ?? '');
  // Lines deeper than this belong to the entry before: text of a block, or a value that goes on.
  let textBelow = Infinity;
  let openAt = -1;
  let others = 0;

  for (const raw of lines) {
    const line = raw.trimEnd();
    const trimmed = line.trimStart();
    const indent = line.length - trimmed.length;
    if (trimmed === '' || trimmed.startsWith('#') || indent > textBelow) continue;
    textBelow = Infinity;
    if (/^(?:---|\.\.\.|%YAML|%TAG)(?:\s|$)/.test(trimmed)) continue;
    if (line.length > 2000 || line.startsWith('\t')) return undefined;

    const isItem = trimmed.startsWith('- ') || trimmed === '-';
    if (openAt >= 0 && (indent > openAt || (isItem && indent === openAt))) count.nested++;
    const [, dashes = '', key = '', value = ''] = ENTRY.exec(trimmed) ?? [];
    if (key !== '') {
      count.entries++;
      if (dashes !== '') count.nested++;
      if (/^[^"']* |^\p{Lu}/u.test(key) && !/^[A-Z][A-Z0-9_]+$/.test(key)) count.odd++;
      if (TYPED.test(value)) count.typed++;
      else if (SENTENCE.test(value) || CODE_END.test(trimmed)) count.prose++;
      if (/^[|>][-+\d]*(?:\s+#.*)?$/.test(value)) textBelow = indent;
      openAt = value === '' || /^[&!][\w-]+$/.test(value) ? indent + dashes.length : -1;
      continue;
    }
    openAt = -1;
    if (isItem) {
      if (SENTENCE.test(trimmed)) count.prose++;
    } else if (!/^[\]}][,\]}]*$/.test(trimmed)) others++;
  }
  return others > (count.entries + count.nested) * 0.05 ? undefined : { isMarked, ...count };
}
