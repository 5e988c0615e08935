import type { MakePreview } from '../../operations/detect';
import { isCelsius } from './is-celsius';

/** The temperature on the scale that the detector asked for. */
export const preview: MakePreview<string> = (value, sample) =>
  value === undefined ? undefined : { text: `${value} ${isCelsius(sample) ? '°F' : '°C'}` };
