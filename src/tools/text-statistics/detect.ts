import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

/** Prose of more than two hundred characters, beneath whatever else it may be. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (text.length <= 200) return undefined;
  const beginning = text.slice(0, 2000);
  const words = beginning.match(/\p{L}+/gu)?.length ?? 0;
  const sentences = beginning.match(/[.!?。！？…]/gu)?.length ?? 0;
  const isProse = words > 20 && sentences > 0 && !/^[<{[]/.test(text);
  return isProse ? { likelihood: LIKELIHOOD.weak } : undefined;
};
