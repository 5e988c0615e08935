import { LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const WORD =
  'alfa|alpha|bravo|charlie|delta|echo|foxtrot|golf|hotel|india|juliett?|kilo|lima|mike|november|oscar|papa|quebec|romeo|sierra|tango|uniform|victor|whiskey|x-?ray|yankee|zulu';
const SPELLED = new RegExp(
  String.raw`^(?:${WORD})(?:[\s,.-]+(?:${WORD}|zero|one|two|three|four|five|six|seven|eight|niner?|space|stop|dash)){2,}[.,]?$`,
  'i',
);

/** Three or more words of the spelling alphabet, and nothing else. */
export const detect: Detect = (sample) => {
  const text = trimmed(sample);
  if (text.length > 5000 || !SPELLED.test(text)) return undefined;
  return { likelihood: LIKELIHOOD.fits + 0.1, direction: 'toText', run: { operation: 'toText', input: 'text' } };
};
