export interface FrontMatter {
  /** Without it. */
  readonly text: string;
  /** How many lines it had. */
  readonly lines: number;
  /** What it calls the document. */
  readonly title: string | undefined;
}

const MOST = 20_000;

/** The block of YAML in front of the texts of many site generators: between `---` lines, each with a name and a colon, or indented, or a comment. */
export function splitFrontMatter(text: string): FrontMatter {
  const none = { text, lines: 0, title: undefined };
  if (!/^---[ \t]*(?:\r\n?|\n)/.test(text.slice(0, 100))) return none;
  const lines = text.slice(0, MOST).split(/\r\n|\r|\n/);
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line));
  const inner = lines.slice(1, end);
  if (end < 2 || !/^[\w-]+:(?:\s|$)/.test(inner[0] ?? '')) return none;
  if (!inner.every((line) => line.trim() === '' || /^(?:[\w-]+:(?:\s|$)|[ \t]|#|- )/.test(line))) return none;
  const title = inner.map((line) => /^title:(.*)/i.exec(line)?.[1]?.trim()).find(Boolean);
  let at = 0;
  for (let line = 0; line <= end; line++) {
    const found = /\r\n|\r|\n/.exec(text.slice(at, at + MOST + 2));
    at = found ? at + found.index + found[0].length : text.length;
  }
  return { text: text.slice(at), lines: end + 1, title: title?.replace(/^(["'])(.*)\1$/, '$2') };
}
