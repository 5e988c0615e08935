export type XmlVersion = '1.0' | '1.1';

const NAME_START = 1;
const NAME = 2;

/** What an ASCII character may be in a name. */
const ASCII = new Uint8Array(128);
for (const character of ':_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') {
  ASCII[character.charCodeAt(0)] = NAME_START | NAME;
}
for (const character of '-.0123456789') ASCII[character.charCodeAt(0)] = NAME;

// NameStartChar and NameChar of XML 1.0 (fifth edition) and XML 1.1 beyond ASCII.
const WIDE_NAME_START =
  /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c-\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]/u;
const WIDE_NAME_ONLY = /[\u0300-\u036f\u00b7\u203f\u2040]/u;

/** The offset after the name (production Name) that begins at `at`; `at` itself when none does. */
export function nameEnd(text: string, at: number): number {
  const end = nameCharacter(text, at, NAME_START);
  return end === at ? at : nmtokenEnd(text, end);
}

/** The offset after the characters of a name (production Nmtoken) that stand at `at`; `at` itself when there are none. */
export function nmtokenEnd(text: string, at: number): number {
  let end = at;
  for (;;) {
    const next = nameCharacter(text, end, NAME);
    if (next === end) return end;
    end = next;
  }
}

function nameCharacter(text: string, at: number, kind: number): number {
  const unit = text.charCodeAt(at);
  if (unit < 128) return ((ASCII[unit] ?? 0) & kind) === kind ? at + 1 : at;
  const codePoint = text.codePointAt(at);
  if (codePoint === undefined) return at;
  const character = String.fromCodePoint(codePoint);
  const isAllowed = WIDE_NAME_START.test(character) || (kind === NAME && WIDE_NAME_ONLY.test(character));
  return isAllowed ? at + character.length : at;
}

/** White space (production S); in XML 1.1 the two further line ends are turned into line feeds before anything else. */
export function isXmlSpace(unit: number, version: XmlVersion): boolean {
  if (unit === 32 || unit === 10 || unit === 9 || unit === 13) return true;
  return version === '1.1' && (unit === 0x85 || unit === 0x2028);
}

/** Whether a character reference may name the character (production Char). XML 1.1 lets it name any control but NUL. */
export function isXmlCharacter(codePoint: number, version: XmlVersion): boolean {
  if (codePoint < 0x20) {
    return version === '1.1' ? codePoint > 0 : codePoint === 9 || codePoint === 10 || codePoint === 13;
  }
  return (
    codePoint < 0xd800 || (codePoint > 0xdfff && codePoint < 0xfffe) || (codePoint > 0xffff && codePoint < 0x110000)
  );
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN_1_1 = /[^\t\n\r\u0020-\u007e\u0085\u00a0-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The offset of the first character that may not stand in a document as it is; -1 when there is none. */
export function findForbiddenCharacter(text: string, version: XmlVersion): number {
  return text.search(version === '1.1' ? FORBIDDEN_1_1 : FORBIDDEN);
}

/** The character that a reference such as `&#169;` or `&#xA9;` names, or undefined when it names none that is allowed. */
export function characterOf(reference: string, version: XmlVersion): string | undefined {
  const [, hex, decimal] = /^&#(?:x([\da-fA-F]+)|(\d+));$/.exec(reference) ?? [];
  const codePoint =
    hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number.parseInt(decimal, 10) : NaN;
  return isXmlCharacter(codePoint, version) ? String.fromCodePoint(codePoint) : undefined;
}
