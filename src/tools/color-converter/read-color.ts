import { err, ok } from '../../lib/result';
import { type Color, fromRgb } from './color';
import { ALPHA } from './color-functions';
import type { Read, Reading } from './color-reading';
import { cssTokens, withoutComments } from './css-tokens';
import { bytesOfName } from './named-colors';
import { noticesOf, readComponent } from './read-component';
import { readFunction } from './read-function';

/** Where the alpha stands in hex digits: last, as in CSS, or first, as in Android. */
export type HexAlpha = 'last' | 'first';

/** No colour needs so many characters, whatever the blanks and comments in it; the message need not repeat a whole file. */
const LONGEST = 1000;

/**
 * Reads a colour in any notation of CSS Color 4, as hex digits with or without `#`, as `0xRRGGBB`, `hsv()`, `hsb()`, `cmyk()` or `device-cmyk()`.
 * Case and blanks do not matter; `color:` before it and `;` after it are skipped.
 */
export function readColor(text: string, hexAlpha: HexAlpha = 'last'): Read<Reading> {
  if (text.length > LONGEST) return err({ code: 'too-long', limit: LONGEST });
  const literal = readLiteral(text);
  if (literal) return literal;
  const clean = withoutComments(text);
  const before = /^\s*(?:color\s*:)?\s*(?:≈\s*)?/iu.exec(clean)?.[0] ?? '';
  const body = clean.slice(before.length).trimEnd().replace(/;$/, '').trimEnd();
  if (body === '') return err({ code: 'empty' });
  const from = before.length;
  if (/^#|^0x/i.test(body) || /^(?=.*\d)[\da-f]+$/i.test(body)) return readHex(body, from, hexAlpha);
  const head = /^([a-z_-][\w-]*)\s*\(/iu.exec(body);
  if (head) return readFunction(head[1] ?? '', body, head[0].length, from);
  return readName(body, from, hexAlpha);
}

const CHANNEL = String.raw`([\d.]+)`;
const APPLE = new RegExp(
  String.raw`^(?:UI)?Color\((\.displayP3,\s*)?red:\s*${CHANNEL},\s*green:\s*${CHANNEL},\s*blue:\s*${CHANNEL}(?:,\s*(?:alpha|opacity):\s*${CHANNEL})?\)$`,
);

/** What the tool writes for programs: CSS variables, SwiftUI, UIKit, Compose, Flutter and Android's XML. */
function readLiteral(text: string): Read<Reading> | undefined {
  const trimmed = text.trim();
  const variable = /^--[\w-]+\s*:\s*([^;\s][^;]*);?$/.exec(trimmed)?.[1];
  if (variable !== undefined) return readColor(variable);
  const argb =
    /^(?:const )?Color\(0x([\da-f]{8})\)$/i.exec(trimmed)?.[1] ??
    /^<color name="[^"]*">#([\da-f]{8}|[\da-f]{6})<\/color>$/i.exec(trimmed)?.[1];
  if (argb !== undefined) return readColor(`#${argb}`, 'first');
  const [apple, p3, red, green, blue, alpha = '1'] = APPLE.exec(trimmed) ?? [];
  if (apple === undefined) return undefined;
  return readColor(`color(${p3 === undefined ? 'srgb' : 'display-p3'} ${red} ${green} ${blue} / ${alpha})`);
}

/**
 * Reads a whole number as the row of integers writes it: red, green and blue in a byte each, then perhaps ` / ` and an alpha. Numbers
 * of 32 bits, with or without sign, have the alpha in their highest byte. Anything else is read as any colour.
 */
export function readInteger(text: string, hexAlpha: HexAlpha = 'last'): Read<Reading> {
  const clean = text.length > LONGEST ? '' : text.trimEnd().replace(/;$/, '');
  const { digits, alpha: alphaText } = /^\s*(?<digits>[+-]?\d+)\s*(?:\/(?<alpha>.*))?$/su.exec(clean)?.groups ?? {};
  if (digits === undefined) return readColor(text, hexAlpha);
  const number = Number(digits);
  if (number < -0x80000000 || number > 0xffffffff) return err({ code: 'integer-range', found: digits });
  const hasAlphaByte = number < 0 || number > 0xffffff;
  if (hasAlphaByte && alphaText !== undefined) return err({ code: 'integer-range', found: digits });
  const bits = number >>> 0;
  const bytes = [(bits >> 16) & 255, (bits >> 8) & 255, bits & 255] as const;
  if (hasAlphaByte) return ok({ color: fromByteValues(bytes, (bits >>> 24) / 255), notices: [{ code: 'argb' }] });
  return withAlphaText(bytes, alphaText, text.indexOf('/') + 1);
}

function fromByteValues([red, green, blue]: readonly [number, number, number], alpha: number): Color {
  return fromRgb([red / 255, green / 255, blue / 255], alpha);
}

/** An opaque colour with the alpha that was written after it, if any. */
function withAlphaText(
  bytes: readonly [number, number, number],
  alphaText: string | undefined,
  from: number,
): Read<Reading> {
  if (alphaText === undefined) return ok({ color: fromByteValues(bytes, 1), notices: [] });
  const tokens = cssTokens(alphaText, from);
  const [token, more] = tokens;
  if (!token || more) {
    const { text = '/', at = from - 1 } = more ?? {};
    return err({ code: 'unexpected', found: text, position: at + 1 });
  }
  const alpha = readComponent(token, ALPHA, true);
  if (!alpha.ok) return alpha;
  return ok({ color: fromByteValues(bytes, alpha.value.value), notices: noticesOf([alpha.value]) });
}

function readHex(body: string, from: number, hexAlpha: HexAlpha): Read<Reading> {
  const prefix = /^#\s*|^0x/i.exec(body)?.[0] ?? '';
  const digits = body.slice(prefix.length);
  const bad = /[^\da-f]/iu.exec(digits);
  if (bad) return err({ code: 'bad-digit', found: bad[0], position: from + prefix.length + bad.index + 1 });
  const isCode = prefix.toLowerCase() === '0x';
  const lengths = isCode ? [6, 8] : [3, 4, 6, 8];
  if (!lengths.includes(digits.length)) return err({ code: 'digit-count', text: body, digits: digits.length });
  const bytes = (digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])).map(
    (pair) => Number.parseInt(pair, 16),
  );
  // Programs that write a colour as a number of 32 bits have the alpha in its highest byte.
  const isAlphaFirst = bytes.length === 4 && (isCode || hexAlpha === 'first');
  const [red = 0, green = 0, blue = 0, alpha = 255] = isAlphaFirst ? [...bytes.slice(1), bytes[0] ?? 255] : bytes;
  const color = fromByteValues([red, green, blue], alpha / 255);
  return ok({ color, notices: isAlphaFirst && hexAlpha === 'last' ? [{ code: 'argb' }] : [] });
}

/** Names that mean a colour only where they are used. */
const FROM_PAGE = new Set(
  (
    'currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext ' +
    'graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext'
  ).split(' '),
);

function readName(body: string, from: number, hexAlpha: HexAlpha): Read<Reading> {
  const [written = '', ...rest] = body.split('/');
  const name = written.trim().toLowerCase();
  const alphaText = rest.length > 0 ? rest.join('/') : undefined;
  if (name === 'transparent' && alphaText === undefined) return ok({ color: fromRgb([0, 0, 0], 0), notices: [] });
  const bytes = bytesOfName(name);
  if (bytes) return withAlphaText(bytes, alphaText, from + written.length + 1);
  if (FROM_PAGE.has(name)) return err({ code: 'depends-on-page', name: written.trim() });
  // Six letters from a to f are hex digits unless they are a name.
  if (/^[a-f]+$/.test(name) && [3, 4, 6, 8].includes(name.length)) return readHex(body, from, hexAlpha);
  return err({ code: 'unknown-name', name: body });
}
