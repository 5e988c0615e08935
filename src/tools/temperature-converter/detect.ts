import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';
import { isCelsius } from './is-celsius';

const TEMPERATURE =
  /^[+−-]?\d{1,9}(?:[.,]\d{1,9})?\s?(?:°\s?(?:C|F|R|Ra|Ré|De|N|Rø)|℃|℉|K|kelvin|celsius|fahrenheit|degrees? (?:celsius|fahrenheit))$/i;

/** A number with a unit of temperature; a `K` beside it may be a thousand. */
export const detect: Detect = (sample) => {
  const text = shortLine(sample, 50);
  if (!TEMPERATURE.test(text)) return undefined;
  const isThousand = /\dK$/.test(text);
  if (text.endsWith('k')) return undefined;
  const likelihood = isThousand ? LIKELIHOOD.possible : LIKELIHOOD.fits + 0.1;
  return {
    likelihood,
    run: { operation: 'convert', input: 'temperature', options: { to: isCelsius(sample) ? 'fahrenheit' : 'celsius' } },
  };
};
