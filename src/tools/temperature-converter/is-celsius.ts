import type { Sample } from '../../operations/detect';

/** Whether a temperature is given in degrees Celsius, so that one looks for it in another scale. */
export function isCelsius(sample: Sample): boolean {
  return /(?:°\s?C|℃|celsius)$/i.test(sample.text.trim());
}
