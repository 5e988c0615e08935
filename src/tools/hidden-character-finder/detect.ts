import { LIKELIHOOD, type Detect } from '../../operations/detect';

/** So much of a sample is looked at. */
const MOST = 200_000;

/** What nothing around explains: carriers of nothing, reversed text, tags away from flags, bytes in selectors. */
const HIDDEN =
  /[\u034f\u115f\u1160\u17b4\u17b5\u180e\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\uffa0\ufff9-\ufffb]|(?<!^)\ufeff|[\u{e0100}-\u{e01ef}]{2}|(?<![\u{1f3f4}\u{e0020}-\u{e007e}])[\u{e0020}-\u{e007e}]/u;
/** Joiners and marks of direction are for other letters than those of Latin. */
const BESIDE_LATIN = /[\t\n\r -\u024f][\u200b-\u200f]|[\u200b-\u200f][\t\n\r -\u024f]/;
const EXPLAINED =
  /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\p{Extended_Pictographic}]/u;
/** The letters of Cyrillic and Greek that look like those of Latin, in a word with these. */
const LIKE = 'аеорсухѕіјԛԝһӏАВЕКМНОРСТХУІЈЅαορνικυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const MIXED = new RegExp(`[A-Za-z][${LIKE}]|[${LIKE}][A-Za-z]`, 'u');

/** Text with something hidden in it, or with words of mixed letters. Those of a script that has joiners are for the page to tell. */
export const detect: Detect = ({ text }) => {
  const beginning = text.slice(0, MOST);
  const isHidden =
    HIDDEN.test(beginning) || MIXED.test(beginning) || (BESIDE_LATIN.test(beginning) && !EXPLAINED.test(beginning));
  return isHidden
    ? { likelihood: LIKELIHOOD.plausible, run: { operation: 'inspect', input: 'text', isCheap: true } }
    : undefined;
};
