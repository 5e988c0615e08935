// GSM 03.38: the default alphabet, and what its extension table writes with two septets.
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿' +
  'abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENSION = '\f^{}\\[~]|€';

const SEPTETS = new Map<string, 1 | 2>([
  ...[...BASIC].map((character) => [character, 1] as const),
  ...[...EXTENSION].map((character) => [character, 2] as const),
]);

export interface SmsCount {
  readonly encoding: 'gsm-7' | 'ucs-2';
  /** Septets or UTF-16 units. */
  readonly units: number;
  /** How many of these units a single message holds. */
  readonly limit: number;
  readonly parts: number;
}

const LIMITS = { 'gsm-7': { single: 160, part: 153 }, 'ucs-2': { single: 70, part: 67 } } as const;

/** Packs widths into parts without cutting through one: an escaped character or a surrogate pair stays whole. */
function packParts(widths: Iterable<number>, limit: number): number {
  let parts = 0;
  let left = 0;
  for (const width of widths) {
    if (width > left) {
      parts++;
      left = limit;
    }
    left -= width;
  }
  return parts;
}

function* widthsOf(text: string, encoding: SmsCount['encoding']): Generator<number> {
  for (const character of text) yield encoding === 'gsm-7' ? (SEPTETS.get(character) ?? 1) : character.length;
}

/** How a text goes out as SMS: in the GSM 7-bit alphabet when it has every character, else in UCS-2, and in how many parts. */
export function countSms(text: string): SmsCount {
  let septets = 0;
  let encoding: SmsCount['encoding'] = 'gsm-7';
  for (const character of text) {
    const width = SEPTETS.get(character);
    if (width === undefined) {
      encoding = 'ucs-2';
      break;
    }
    septets += width;
  }
  const units = encoding === 'gsm-7' ? septets : text.length;
  const { single, part } = LIMITS[encoding];
  const parts = units === 0 ? 0 : units <= single ? 1 : packParts(widthsOf(text, encoding), part);
  return { encoding, units, limit: single, parts };
}
