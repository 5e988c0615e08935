import type { Locale } from '../../i18n/locale';
import { formatDecimal, type Rational, rational } from '../../lib/rational';
import { readTemperature } from './read-temperature';
import { convert, formula, isBelowAbsoluteZero, type ScaleId, SYMBOLS } from './scales';

/** What stands in the field that was edited last, from which all others follow. A JSON value. */
export interface Source {
  readonly scale: ScaleId;
  readonly text: string;
  /** It came from elsewhere, so the field is the one to go on in. */
  readonly isGiven?: true;
  /**
   * What the field showed before, with the exact value behind it, which may have more decimals than are shown. Where the text is that
   * again, so is the value.
   */
  readonly known?: { readonly text: string; readonly numerator: string; readonly denominator: string };
}

/** A temperature on a scale. */
export interface Temperature {
  readonly value: Rational;
  readonly scale: ScaleId;
}

export type Decimals = number | 'auto';

/** A source that shows an exact value. */
export function exactSource({ value, scale }: Temperature, decimals: Decimals): Source {
  const text = formatDecimal(value, decimals);
  return { scale, text, known: knownAs(value, text) };
}

function knownAs(value: Rational, text: string) {
  return { text, numerator: String(value.numerator), denominator: String(value.denominator) };
}

/** The temperature that was typed; undefined where it is none. A unit in the text goes before the field it stands in. */
export function temperatureOf({ scale, text, known }: Source, language: Locale): Temperature | undefined {
  if (known && text === known.text) {
    return { scale, value: rational(BigInt(known.numerator), BigInt(known.denominator)) };
  }
  const read = readTemperature(text, language);
  return read.ok ? { value: read.value.value, scale: read.value.scale ?? scale } : undefined;
}

/** What a field shows: the text that is typed into it, or the temperature on its scale. */
export function shownIn(scale: ScaleId, source: Source, decimals: Decimals, language: Locale): string {
  if (scale === source.scale) return source.text;
  const temperature = temperatureOf(source, language);
  return temperature ? formatDecimal(convert(temperature.value, temperature.scale, scale), decimals) : '';
}

/** The source after another text was typed into a field. */
export function typedInto(scale: ScaleId, text: string, former: Source, decimals: Decimals, language: Locale): Source {
  if (scale === former.scale) return { ...former, text };
  const temperature = temperatureOf(former, language);
  if (!temperature) return { scale, text };
  const value = convert(temperature.value, temperature.scale, scale);
  return { scale, text, known: knownAs(value, formatDecimal(value, decimals)) };
}

/** The source with a unit in its text made the field of that unit; the same source where there is none. */
export function withUnitMoved(source: Source, language: Locale): Source {
  const read = readTemperature(source.text, language);
  if (!read.ok || read.value.scale === undefined) return source;
  return exactSource({ value: read.value.value, scale: read.value.scale }, 'auto');
}

/** The source that a text from elsewhere makes: on the scale of its unit, else on the one that was edited last. */
export function sourceFrom(text: string | undefined, scale: ScaleId, language: Locale): Source | undefined {
  return text === undefined ? undefined : { ...withUnitMoved({ scale, text }, language), isGiven: true };
}

/** What is said below a field. */
export type FieldNote =
  | { readonly kind: 'below-zero' }
  /** How a number was read that another language would read otherwise. */
  | { readonly kind: 'doubt'; readonly read: string; readonly other: string }
  | { readonly kind: 'formula'; readonly text: string };

export interface Field {
  readonly text: string;
  readonly isSource: boolean;
  /** What was typed here is no temperature. */
  readonly isWrong: boolean;
  /** The temperature on the scale of the field. */
  readonly value: Rational | undefined;
  /** Its number, as it is copied. */
  readonly copied: string | undefined;
  readonly note: FieldNote | undefined;
}

/** All that the field of a scale shows. */
export function fieldOf(scale: ScaleId, source: Source, decimals: Decimals, language: Locale): Field {
  const temperature = temperatureOf(source, language);
  const isSource = source.scale === scale;
  const text = shownIn(scale, source, decimals, language);
  const value = temperature && convert(temperature.value, temperature.scale, scale);
  // A typed number is copied as it was typed, but a unit of another scale is none of its own.
  const isOwn = isSource && temperature?.scale === scale;
  return {
    text,
    isSource,
    isWrong: isSource && !temperature && source.text.trim() !== '',
    value,
    copied: isOwn ? plainNumber(text) : value && formatDecimal(value, decimals),
    note: (isSource ? sourceNote(source, temperature, language) : undefined) ?? formulaNote(temperature, source, scale),
  };
}

function sourceNote(
  { text, known }: Source,
  temperature: Temperature | undefined,
  language: Locale,
): FieldNote | undefined {
  if (temperature && isBelowAbsoluteZero(temperature.value, temperature.scale)) return { kind: 'below-zero' };
  const read = text === known?.text ? undefined : readTemperature(text, language);
  return read?.ok && read.value.doubt ? { kind: 'doubt', ...read.value.doubt } : undefined;
}

/** The rule that made the number; the one from a scale to itself says nothing. */
function formulaNote(temperature: Temperature | undefined, source: Source, to: ScaleId): FieldNote | undefined {
  const from = temperature?.scale ?? source.scale;
  return from === to ? undefined : { kind: 'formula', text: `${SYMBOLS[to]} = ${formula(from, to)}` };
}

/** The number as it was typed, without a unit of its own. */
function plainNumber(text: string): string {
  return text.replace(/(?<![^0-9])[^0-9]*$/, (end) => (/^[.,]/.test(end) ? end.slice(0, 1) : '')).trim();
}
