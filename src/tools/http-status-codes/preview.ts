import type { MakePreview } from '../../operations/detect';
import { OFFICIAL_CODES, statusText, UNOFFICIAL_CODES } from './codes';

/** The code with the name that the registry gives it. */
export const preview: MakePreview = (_, { text }) => {
  const code = Number(/\b([1-5]\d\d)\b/.exec(text)?.[1]);
  const found = [...OFFICIAL_CODES, ...UNOFFICIAL_CODES].find((one) => one.code === code);
  return found && { text: statusText(found) };
};
