import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const EMOJI =
  /^(?:(?:\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:[\u{e0020}-\u{e007f}]+)?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*)\s*)+$/u;

/** Emoji and nothing else. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  return text.length <= 500 && EMOJI.test(text) && !/^[©®™\s]+$/.test(text)
    ? { likelihood: LIKELIHOOD.fits + 0.1 }
    : undefined;
};
