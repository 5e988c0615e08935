export type TextLanguage = 'json' | 'yaml' | 'xml' | 'sql';

const BY_EXTENSION: Readonly<Record<string, TextLanguage>> = {
  json: 'json',
  jsonc: 'json',
  geojson: 'json',
  webmanifest: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  xml: 'xml',
  svg: 'xml',
  html: 'xml',
  htm: 'xml',
  xhtml: 'xml',
  xsd: 'xml',
  xsl: 'xml',
  xslt: 'xml',
  rss: 'xml',
  atom: 'xml',
  plist: 'xml',
  csproj: 'xml',
  sql: 'sql',
  ddl: 'sql',
};

/** Characters from the beginning that tell the language. */
const SAMPLE = 20_000;

const TESTS: Readonly<Record<TextLanguage, (text: string) => boolean>> = {
  json: (text) => /^\s*[[{]/.test(text) && /[\]}]\s*$/.test(text.slice(-200)),
  xml: (text) => /^\s*<[?!\p{L}_]/u.test(text) && />\s*$/.test(text.slice(-200)),
  sql: looksLikeSql,
  yaml: looksLikeYaml,
};

/** What to colour the lines of both texts by: what their names say, or else what both look like. */
export function languageOf(texts: readonly string[], names: readonly string[]): TextLanguage | undefined {
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.length === 0) return undefined;
  for (const name of names) {
    const language = BY_EXTENSION[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''];
    if (language) return language;
  }
  const candidates = ['json', 'xml', 'sql', 'yaml'] as const;
  return candidates.find((language) => filled.every((text) => TESTS[language](text)));
}

/** How statements begin, so far that no sentence in English begins like that. */
const STATEMENT =
  /^(?:select\s+(?:distinct\s+|top\s+\d+\s+)?(?:\*|[\w."'`()[\]*]+(?:\s+as\s+\w+)?\s*(?:,|;|$|from\b))|insert\s+(?:ignore\s+)?into\s|update\s+[\w."`[\]]+\s+(?:\w+\s+)?set\s|delete\s+from\s|create\s+(?:or\s+replace\s+)?(?:global\s+|local\s+)?(?:temp(?:orary)?\s+|unique\s+|materialized\s+)?(?:table|view|index|function|procedure|trigger|database|schema|sequence|type|extension|user|role)\s|alter\s+(?:table|view|index|database|schema|sequence|type|user|role)\s|drop\s+(?:table|view|index|function|procedure|trigger|database|schema|sequence|type|user|role)\s|truncate\s+table\s|with\s+(?:recursive\s+)?[\w"`]+\s*(?:\([^)]*\)\s*)?as\s*\(|merge\s+into\s|grant\s+\w+.*\son\s|explain\s+(?:analyze\s+)?select\s|begin\s*;|begin\s+transaction|start\s+transaction|set\s+\w+\s*(?:=|to)\s|use\s+\w+\s*;|pragma\s+\w+)/i;

function looksLikeSql(text: string): boolean {
  const start = text.slice(0, SAMPLE).replace(/^(?:\s+|--[^\n]*|\/\*[^]*?\*\/|;)+/, '');
  return STATEMENT.test(start);
}

const ENTRY = /^\s*(?:- +)*(?!- )(?:[\w./$<-][\w ./$<>-]*\t*|(?:"[^"]*"|'[^']*')\s*):(?:\s|$)/;
const OTHER = /^\s*(?:-(?:\s|$)|#|$)|^(?:---|\.\.\.|%YAML\b)/;

/** Mostly keys, list items and comments, with a nested or a second key: one line with a colon is a sentence, too. */
function looksLikeYaml(text: string): boolean {
  const lines = text.slice(0, SAMPLE).split(/\r\n|[\r\n]/);
  const filled = lines.filter((line) => line.trim() !== '');
  const entries = filled.filter((line) => ENTRY.test(line)).length;
  const known = filled.filter((line) => ENTRY.test(line) || OTHER.test(line)).length;
  const isMarked = /^---(?:\s|$)/.test(text) && entries > 0;
  // Statements of programs end otherwise.
  const isProgram = filled.some((line) => /[;{]\s*$/.test(line));
  return !isProgram && (isMarked || entries >= 2) && known >= 0.7 * filled.length;
}
