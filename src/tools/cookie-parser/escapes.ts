const LETTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** What stands in quotes of code, of JSON or of a shell's `$'…'`, without its escapes; any other character after a backslash is itself. */
export function unescaped(text: string): string {
  return text.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{1,4})|x([\da-f]{1,2})|(.))/gis,
    (all, point?: string, long?: string, short?: string, one?: string) => {
      const code = Number.parseInt(point ?? long ?? short ?? '', 16);
      if (one === undefined) return code > 0x10ffff ? all : String.fromCodePoint(code);
      return LETTERS[one] ?? one;
    },
  );
}
