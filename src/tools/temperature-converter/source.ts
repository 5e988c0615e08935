import type { Locale } from '../../i18n/locale';
import { formatDecimal, type Rational, rational } from '../../lib/rational';
import { readTemperature } from './read-temperature';
import { convert, type ScaleId } from './scales';

/** What stands in the field that was edited last, from which all others follow. A JSON value. */
export interface Source {
  readonly scale: ScaleId;
  readonly text: string;
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
