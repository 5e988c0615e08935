import { toHex } from '../../lib/hex';
import { percentDecode, percentDecodeBytes, type PercentFault } from '../../lib/percent';
import { ok, type Result } from '../../lib/result';
import { decoderOf, URL_CHARSETS, type UrlCharset } from './charsets';
import { convertLines } from './lines';

/** So often at most is decoded what was encoded several times over. */
export const MAX_ROUNDS = 10;

export interface DecodeSettings {
  /** `hex` shows the bytes themselves. */
  readonly charset: UrlCharset | 'hex';
  /** In the first round only: further in, a plus sign came out of `%2B` and is one. */
  readonly plusAsSpace: boolean;
  /** Decode again while there is something to decode, at most `MAX_ROUNDS` times. */
  readonly repeat: boolean;
  /** Wrong sequences stay, bytes that are no text become U+FFFD. */
  readonly tolerant: boolean;
  readonly lineByLine: boolean;
}

/** `line`, from 1, when each line is decoded by itself; `alsoTextIn` names charsets in which wrong bytes are text. */
export type DecodeFault = PercentFault & { readonly line?: number; readonly alsoTextIn?: readonly UrlCharset[] };

export interface Decoded {
  readonly text: string;
  /** How many rounds changed something; the most that a line took, when each line is decoded by itself. */
  readonly rounds: number;
  /** After the last round there still is something to decode. */
  readonly isUnfinished: boolean;
  /** Wrong sequences that were tolerated. */
  readonly keptCount: number;
  readonly hasReplaced: boolean;
}

/** Decodes percent sequences. A wrong one, and bytes that are no text in the charset, are faults unless tolerated. */
export function decodeUrl(text: string, settings: DecodeSettings): Result<Decoded, DecodeFault> {
  const facts = { rounds: 0, isUnfinished: false, keptCount: 0, hasReplaced: false };
  const decodeOne = (piece: string): Result<string, PercentFault> => {
    const decoded = decodePiece(piece, settings);
    if (!decoded.ok) return decoded;
    facts.rounds = Math.max(facts.rounds, decoded.value.rounds);
    facts.isUnfinished ||= decoded.value.isUnfinished;
    facts.keptCount += decoded.value.keptCount;
    facts.hasReplaced ||= decoded.value.hasReplaced;
    return ok(decoded.value.text);
  };
  const decoded: Result<string, DecodeFault> = settings.lineByLine ? convertLines(text, decodeOne) : decodeOne(text);
  if (decoded.ok) return ok({ text: decoded.value, ...facts });
  const { fault } = decoded;
  if (fault.code !== 'undecodable') return decoded;
  return { ok: false, fault: { ...fault, alsoTextIn: otherCharsets(text, settings) } };
}

// A longer text is not read through once more for every charset.
const GUESSED_TO = 1_000_000;

/** Charsets in which the whole is text. Latin-1 takes anything, and comes last. */
function otherCharsets(text: string, settings: DecodeSettings): UrlCharset[] {
  if (text.length > GUESSED_TO) return [];
  return URL_CHARSETS.filter(
    (charset) => charset !== settings.charset && charset !== 'gb18030' && decodeAll(text, { ...settings, charset }).ok,
  );
}

function decodeAll(text: string, settings: DecodeSettings) {
  const decodeOne = (piece: string) => decodePiece(piece, settings);
  if (!settings.lineByLine) return decodeOne(text);
  return convertLines(text, (line) => {
    const decoded = decodeOne(line);
    return decoded.ok ? ok(decoded.value.text) : decoded;
  });
}

const SEQUENCE = /%[0-9a-f]{2}/i;

function decodePiece(text: string, settings: DecodeSettings): Result<Decoded, PercentFault> {
  const { charset: name, plusAsSpace, repeat, tolerant: isTolerant } = settings;
  if (name === 'hex') {
    const bytes = percentDecodeBytes(text, { plusAsSpace, isTolerant });
    if (!bytes.ok) return bytes;
    const { keptCount } = bytes.value;
    return ok({ text: toHex(bytes.value.bytes), rounds: 1, isUnfinished: false, keptCount, hasReplaced: false });
  }
  const charset = decoderOf(name);
  const first = percentDecode(text, { charset, plusAsSpace, isTolerant });
  if (!first.ok) return first;
  let decoded = first.value.text;
  let rounds = decoded === text ? 0 : 1;
  while (repeat && rounds > 0 && rounds < MAX_ROUNDS && SEQUENCE.test(decoded)) {
    const next = decodeAgain(decoded, { charset, isTolerant });
    if (next === undefined) break;
    decoded = next;
    rounds++;
  }
  const { keptCount, hasReplaced } = first.value;
  return ok({
    text: decoded,
    rounds,
    isUnfinished: rounds === MAX_ROUNDS && SEQUENCE.test(decoded),
    keptCount,
    hasReplaced,
  });
}

/** What another round gives; undefined where the text is no encoding of anything, and so is the result. */
function decodeAgain(text: string, settings: Parameters<typeof percentDecode>[1]): string | undefined {
  const again = percentDecode(text, settings);
  return again.ok && !again.value.hasReplaced && again.value.text !== text ? again.value.text : undefined;
}
