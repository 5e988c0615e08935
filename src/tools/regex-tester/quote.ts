import type { Other } from './translate';

/** Each unit of a character by its number, as all of these languages read it but Python and Go, which have whole ones. */
function code(character: string, language?: Other): string {
  const value = character.codePointAt(0) ?? 0;
  if (value > 0xffff && (language === 'python' || language === 'go'))
    return `\\U${value.toString(16).padStart(8, '0')}`;
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}

/** What no editor shows as itself, or what ends a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const SHORT: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function escaped(text: string, language: Other): string {
  return text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll('"', String.raw`\"`)
    .replaceAll(UNSEEN, (character) => SHORT[character] ?? code(character, language));
}

function hasUnseen(text: string): boolean {
  return text.search(UNSEEN) !== -1;
}

/** A text as a literal of JavaScript. */
export function quoteScript(text: string): string {
  return `'${text
    .replaceAll('\\', String.raw`\\`)
    .replaceAll("'", String.raw`\'`)
    .replaceAll(UNSEEN, (character) => SHORT[character] ?? code(character))}'`;
}

/** A text as a literal of another language, in the form that needs no escapes where that is possible. */
export function quote(text: string, language: Other): string {
  switch (language) {
    case 'python':
      // A raw string cannot hold its own quote, and cannot end with an odd number of backslashes.
      if (hasUnseen(text) || /(?<!\\)(?:\\\\)*\\$/.test(text)) return `"${escaped(text, language)}"`;
      if (!text.includes('"')) return `r"${text}"`;
      return text.includes("'") ? `"${escaped(text, language)}"` : `r'${text}'`;
    case 'java':
      return `"${escaped(text, language)}"`;
    case 'go':
      return text.includes('`') || hasUnseen(text) ? `"${escaped(text, language)}"` : `\`${text}\``;
    case 'csharp':
      return hasUnseen(text) ? `"${escaped(text, language)}"` : `@"${text.replaceAll('"', '""')}"`;
  }
}
