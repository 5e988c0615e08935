import { err, ok, type Result } from '../../lib/result';
import {
  ALPHA,
  ANGLES,
  COLOR_FUNCTIONS,
  COLOR_SPACES,
  type ColorFunction,
  type Component,
  type ComponentName,
} from './color-functions';
import { bytesOfName, fromRgb, type Color } from './color-space';
import { cssTokens, withoutComments, type Token } from './css-tokens';

/** Why a text is no colour. Positions count UTF-16 units of what was typed, from 1. */
export type ColorFault =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly limit: number }
  | { readonly code: 'digit-count'; readonly text: string; readonly digits: number }
  | { readonly code: 'bad-digit'; readonly found: string; readonly position: number }
  | { readonly code: 'unknown-name'; readonly name: string }
  | { readonly code: 'depends-on-page'; readonly name: string }
  | { readonly code: 'unknown-function'; readonly name: string }
  | { readonly code: 'unknown-space'; readonly name: string }
  | { readonly code: 'unclosed'; readonly name: string }
  | { readonly code: 'after-end'; readonly found: string; readonly position: number }
  | { readonly code: 'component-count'; readonly name: string; readonly expected: number; readonly found: number }
  | {
      readonly code: 'bad-component';
      readonly component: ComponentName;
      readonly found: string;
      readonly position: number;
      readonly expected: 'number' | 'percentage' | 'number-or-percentage' | 'angle';
    }
  | { readonly code: 'unexpected'; readonly found: string; readonly position: number }
  | { readonly code: 'mixed-separators'; readonly position: number }
  | { readonly code: 'no-commas'; readonly name: string; readonly position: number }
  | { readonly code: 'mixed-units'; readonly name: string }
  | { readonly code: 'none-with-commas'; readonly position: number }
  | { readonly code: 'too-large'; readonly found: string; readonly position: number }
  | { readonly code: 'integer-range'; readonly found: string };

/** What was read otherwise than it was written, though it is a colour. */
export type Notice =
  | { readonly code: 'clamped'; readonly component: ComponentName; readonly found: string; readonly used: string }
  | { readonly code: 'none' }
  | { readonly code: 'argb' };

/** A colour with what its reader has to know. */
export interface Reading {
  readonly color: Color;
  readonly notices: readonly Notice[];
}

/** Where the alpha stands in hex digits: last, as in CSS, or first, as in Android. */
export type HexAlpha = 'last' | 'first';

type Read<T> = Result<T, ColorFault>;

/** No colour needs so many characters, whatever the blanks and comments in it; the message need not repeat a whole file. */
const LONGEST = 1000;

/** Beyond this no notation has a meaning, and the arithmetic would leave the range of numbers. */
const LARGEST = 1e6;

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
  const variable = /^--[\w-]+\s*:\s*([^;]+);?$/.exec(trimmed)?.[1];
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

function readFunction(written: string, body: string, headLength: number, from: number): Read<Reading> {
  const name = written.toLowerCase();
  const known = COLOR_FUNCTIONS.get(name);
  if (!known && name !== 'color') return err({ code: 'unknown-function', name: written });
  const end = body.indexOf(')');
  if (end < 0) return err({ code: 'unclosed', name: written });
  if (end < body.length - 1) {
    const rest = body.slice(end + 1);
    const blanks = /^\s*/u.exec(rest)?.[0].length ?? 0;
    return err({ code: 'after-end', found: rest.trim(), position: from + end + blanks + 2 });
  }
  const tokens = cssTokens(body.slice(headLength, end), from + headLength);
  if (known) return readComponents(name, known, tokens);
  const [space, ...rest] = tokens;
  if (space?.kind !== 'word') {
    return space
      ? err({ code: 'unknown-space', name: space.text })
      : err({ code: 'component-count', name, expected: 3, found: 0 });
  }
  const form = COLOR_SPACES.get(space.text.toLowerCase());
  return form ? readComponents(name, form, rest) : err({ code: 'unknown-space', name: space.text });
}

interface Parts {
  readonly components: readonly Token[];
  readonly alpha: Token | undefined;
  readonly hasCommas: boolean;
}

/** Sorts the tokens into components and alpha, and refuses separators in the wrong place. */
function separate(name: string, form: ColorFunction, tokens: readonly Token[]): Read<Parts> {
  const comma = tokens.find(({ kind }) => kind === ',');
  const slashAt = tokens.findIndex(({ kind }) => kind === '/');
  const slash = tokens[slashAt];
  if (comma && form.commas === 'never') return err({ code: 'no-commas', name, position: comma.at + 1 });
  const count = form.components.length;
  if (!comma) {
    const components = slash ? tokens.slice(0, slashAt) : tokens;
    const after = slash ? tokens.slice(slashAt + 1) : [];
    if (components.length !== count) {
      return err({ code: 'component-count', name, expected: count, found: components.length });
    }
    const [alpha, more] = after;
    if (slash && (!alpha || more)) {
      const { text, at } = more ?? slash;
      return err({ code: 'unexpected', found: text, position: at + 1 });
    }
    return ok({ components, alpha, hasCommas: false });
  }
  if (slash) return err({ code: 'mixed-separators', position: slash.at + 1 });
  const values: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const isComma = token.kind === ',';
    const place = { position: token.at + 1 };
    if (index % 2 === 0 && isComma) return err({ code: 'unexpected', found: ',', ...place });
    if (index % 2 === 1 && !isComma) return err({ code: 'mixed-separators', ...place });
    if (!isComma) values.push(token);
  }
  const last = tokens.at(-1);
  if (last?.kind === ',') return err({ code: 'unexpected', found: ',', position: last.at + 1 });
  const isWithAlpha = form.hasCommaAlpha && values.length === count + 1;
  if (values.length !== count && !isWithAlpha) {
    return err({ code: 'component-count', name, expected: count, found: values.length });
  }
  return ok({ components: values.slice(0, count), alpha: values[count], hasCommas: true });
}

function readComponents(name: string, form: ColorFunction, tokens: readonly Token[]): Read<Reading> {
  const parts = separate(name, form, tokens);
  if (!parts.ok) return parts;
  const { components, alpha, hasCommas } = parts.value;
  const isLegacy = hasCommas && form.commas === 'legacy';
  const values: ComponentRead[] = [];
  for (const [index, component] of [...form.components, ALPHA].entries()) {
    const token = component === ALPHA ? alpha : components[index];
    if (!token) continue;
    // In the old form, saturation and lightness are percentages.
    const isPercentOnly = isLegacy && form.components[0]?.name === 'hue' && component !== ALPHA && index > 0;
    const read = readComponent(token, isPercentOnly ? withoutNumber(component) : component, !hasCommas);
    if (!read.ok) return read;
    values.push(read.value);
  }
  if (isLegacy && form.components[0]?.name === 'red') {
    const percentages = components.filter((token) => token.kind === 'number' && token.unit === '%').length;
    if (percentages !== 0 && percentages !== components.length) return err({ code: 'mixed-units', name });
  }
  const count = form.components.length;
  const color = form.make(
    values.slice(0, count).map(({ value }) => value),
    values[count]?.value ?? 1,
  );
  return ok({ color, notices: noticesOf(values) });
}

function withoutNumber({ one: _one, ...component }: Component): Component {
  return component;
}

interface ComponentRead {
  readonly value: number;
  readonly notice?: Notice;
}

/** Every notice once. */
function noticesOf(values: readonly ComponentRead[]): Notice[] {
  const notices = values.flatMap(({ notice }) => (notice ? [notice] : []));
  return notices.filter(
    ({ code }, index) => code !== 'none' || notices.findIndex((one) => one.code === code) === index,
  );
}

function readComponent(token: Token, component: Component, mayBeNone: boolean): Read<ComponentRead> {
  const position = token.at + 1;
  if (token.kind === 'word' && token.text.toLowerCase() === 'none') {
    if (!mayBeNone) return err({ code: 'none-with-commas', position });
    return ok({ value: 0, notice: { code: 'none' } });
  }
  const bad = { code: 'bad-component', component: component.name, found: token.text, position } as const;
  const { hundred, one } = component;
  const isHue = component.name === 'hue';
  const expected = isHue
    ? 'angle'
    : hundred === undefined
      ? 'number'
      : one === undefined
        ? 'percentage'
        : 'number-or-percentage';
  if (token.kind !== 'number') return err({ ...bad, expected });
  if (isHue) {
    const degrees = ANGLES.get(token.unit);
    if (degrees === undefined) return err({ ...bad, expected });
    const angle = token.value * degrees;
    return Number.isFinite(angle)
      ? ok({ value: angle % 360 })
      : err({ code: 'too-large', found: token.text, position });
  }
  if (token.unit !== '' && token.unit !== '%') return err({ ...bad, expected });
  const value =
    token.unit === '%'
      ? hundred === undefined
        ? undefined
        : (token.value * hundred) / 100
      : one === undefined
        ? undefined
        : token.value / one;
  if (value === undefined) return err({ ...bad, expected });
  return limit(value, token, component);
}

function limit(value: number, token: Token & { kind: 'number' }, component: Component): Read<ComponentRead> {
  const { min = -LARGEST, max = LARGEST, name, hundred = 1, one = 1 } = component;
  const used = Math.min(max, Math.max(min, value));
  if (used === value) return ok({ value });
  if ((used === max && component.max === undefined) || (used === min && component.min === undefined)) {
    return err({ code: 'too-large', found: token.text, position: token.at + 1 });
  }
  const written = token.unit === '%' ? `${(used / hundred) * 100}%` : `${used * one}`;
  return ok({ value: used, notice: { code: 'clamped', component: name, found: token.text, used: written } });
}
