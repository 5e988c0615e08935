/** Marks of direction and other characters without width, which come along when a number is copied. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\u30fc\ufe58\ufe63\uff0d]/g;
const DOTS = /[\u00b7\u2022\u30fb]/g;

/** What was typed, prepared for the reader of numbers. */
export interface Typed {
  readonly number: string;
  readonly extension?: string;
  /** The letters of a vanity number became digits. */
  readonly hadLetters: boolean;
}

/** The keypad's digit of a letter (ITU-T E.161). */
function keypadDigit(letter: string): string {
  return '22233344455566677778889999'.charAt(letter.toUpperCase().charCodeAt(0) - 65);
}

/** Words for an extension in the three languages, and what RFC 3966 writes. */
const EXTENSION = /(?:;ext=|[\s,;]{0,20}(?:ext(?:ension)?|extn|poste|x|#|分机号?|转)\.?[\s:]{0,20})(\d{1,9})#?\s*$/i;

/** A number with letters for digits: it begins as a number and has three letters or more, as on American advertisements. */
const VANITY = /^[+\d(][\d\s().+-]*[A-Za-z][A-Za-z\d\s().-]*$/;

/** Full-width digits and plus, unusual spaces and dashes as the plain ones, each for one, so that positions stay. */
export function toPlain(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replaceAll(DASHES, '-')
    .replaceAll(DOTS, ' ');
}

/** Takes the number out of an address such as `tel:`, without the parameters that say nothing about it. */
function withoutScheme(text: string): string {
  const address = /^(?:tel|sms|callto):(?:\/\/)?/i.exec(text);
  if (!address) return text;
  const [body = ''] = text.split('?');
  const plain = body
    .replaceAll(/;(?!ext=|phone-context=)[^;]*/gi, '')
    .replaceAll('%20', ' ')
    .replaceAll(/%2b/gi, '+');
  // With a context the reader wants the scheme before it (RFC 3966, § 5.1.4).
  return /;phone-context=/i.test(plain) ? plain : plain.slice(address[0].length);
}

/** Reads a field or a line that holds one number, in any way of writing it. */
export function readTyped(text: string): Typed {
  const plain = withoutScheme(toPlain(text.normalize('NFKC').replaceAll(UNSEEN, '')).trim());
  const label = /^[^\d+(:]*:\s*(?=[\d+(])/.exec(plain)?.[0] ?? '';
  const whole = plain.startsWith('tel:') ? plain : plain.slice(label.length);
  const found = EXTENSION.exec(whole);
  // A number sign or word alone, without a number before it, belongs to no extension.
  const hasNumber = found !== null && /\d{2}/.test(whole.slice(0, found.index));
  const number = hasNumber ? whole.slice(0, found.index) : whole;
  const extension = hasNumber ? found[1] : undefined;
  const hasLetters = VANITY.test(number) && (number.match(/[A-Za-z]/g)?.length ?? 0) >= 3;
  return {
    number: hasLetters ? number.replaceAll(/[A-Za-z]/g, keypadDigit) : number,
    ...(extension !== undefined && { extension }),
    hadLetters: hasLetters,
  };
}
