/** What a file is by its content: a media type and the extension that goes with it, without the dot. */
export interface FileType {
  readonly mimeType: string;
  readonly extension: string;
}

/** A pattern of bytes: hex digits, `??` for any byte, or `'…'` for ASCII. */
interface Signature extends FileType {
  readonly pattern: Pattern;
}

/** Values of bytes at an offset; -1 takes any. */
interface Pattern {
  readonly offset: number;
  readonly bytes: readonly number[];
}

function hex(digits: string, offset = 0): Pattern {
  const pairs = digits.match(/../g) ?? [];
  return { offset, bytes: pairs.map((pair) => (pair === '??' ? -1 : Number.parseInt(pair, 16))) };
}

function ascii(text: string, offset = 0): Pattern {
  return { offset, bytes: Array.from(text, (character) => (character === '?' ? -1 : character.charCodeAt(0))) };
}

const is = (pattern: Pattern, mimeType: string, extension: string): Signature => ({ pattern, mimeType, extension });

/** The first that fits counts, so what is more exact comes first. Containers are looked into afterwards. */
const SIGNATURES: readonly Signature[] = [
  is(hex('89504e470d0a1a0a'), 'image/png', 'png'),
  is(hex('ffd8ff'), 'image/jpeg', 'jpg'),
  is(ascii('GIF87a'), 'image/gif', 'gif'),
  is(ascii('GIF89a'), 'image/gif', 'gif'),
  is(ascii('RIFF????WEBP'), 'image/webp', 'webp'),
  is(ascii('RIFF????WAVE'), 'audio/wav', 'wav'),
  is(ascii('RIFF????AVI '), 'video/x-msvideo', 'avi'),
  is(hex('49492a00'), 'image/tiff', 'tif'),
  is(hex('4d4d002a'), 'image/tiff', 'tif'),
  is(ascii('8BPS'), 'image/vnd.adobe.photoshop', 'psd'),
  is(hex('0000000c4a584c200d0a870a'), 'image/jxl', 'jxl'),
  is(hex('ff0a'), 'image/jxl', 'jxl'),
  is(hex('0000000c6a5020200d0a870a'), 'image/jp2', 'jp2'),
  is(ascii('%PDF-'), 'application/pdf', 'pdf'),
  is(ascii('%!PS'), 'application/postscript', 'ps'),
  is(ascii('{\\rtf'), 'application/rtf', 'rtf'),
  is(hex('504b0304'), 'application/zip', 'zip'),
  is(hex('504b0506'), 'application/zip', 'zip'),
  is(hex('504b0708'), 'application/zip', 'zip'),
  is(hex('1f8b08'), 'application/gzip', 'gz'),
  is(hex('377abcaf271c'), 'application/x-7z-compressed', '7z'),
  is(hex('526172211a07'), 'application/vnd.rar', 'rar'),
  is(hex('fd377a585a00'), 'application/x-xz', 'xz'),
  is(hex('425a68??314159265359'), 'application/x-bzip2', 'bz2'),
  is(hex('28b52ffd'), 'application/zstd', 'zst'),
  is(ascii('ustar', 257), 'application/x-tar', 'tar'),
  is(ascii('ID3'), 'audio/mpeg', 'mp3'),
  is(ascii('fLaC'), 'audio/flac', 'flac'),
  is(ascii('MThd'), 'audio/midi', 'mid'),
  is(ascii('FORM????AIFF'), 'audio/aiff', 'aiff'),
  is(ascii('FLV'), 'video/x-flv', 'flv'),
  is(ascii('wOFF'), 'font/woff', 'woff'),
  is(ascii('wOF2'), 'font/woff2', 'woff2'),
  is(hex('00010000'), 'font/ttf', 'ttf'),
  is(ascii('OTTO'), 'font/otf', 'otf'),
  is(ascii('ttcf'), 'font/collection', 'ttc'),
  is(hex('0061736d'), 'application/wasm', 'wasm'),
  is(ascii('SQLite format 3\0'), 'application/vnd.sqlite3', 'sqlite'),
  is(hex('7f454c46'), 'application/x-elf', 'elf'),
  is(hex('cffaedfe'), 'application/x-mach-binary', 'macho'),
  is(hex('cefaedfe'), 'application/x-mach-binary', 'macho'),
  is(hex('d0cf11e0a1b11ae1'), 'application/x-cfb', 'cfb'),
  is(ascii('!<arch>\ndebian'), 'application/vnd.debian.binary-package', 'deb'),
  is(ascii('PAR1'), 'application/vnd.apache.parquet', 'parquet'),
];

function fits(bytes: Uint8Array, { offset, bytes: wanted }: Pattern): boolean {
  return wanted.every((value, index) => (value < 0 ? bytes.length > offset + index : bytes[offset + index] === value));
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

function typeOf(mimeType: string, extension: string): FileType {
  return { mimeType, extension };
}

/**
 * What the bytes are by their signature, in containers by what they hold. `head` is the beginning, `tail` the end of the
 * file (the same bytes where it is short). Undefined where no signature, no known markup and no text is found.
 */
export function detectType(head: Uint8Array, tail: Uint8Array = head): FileType | undefined {
  const found = SIGNATURES.find(({ pattern }) => fits(head, pattern));
  if (found?.mimeType === 'application/zip') return zipType(head, tail);
  if (found) return typeOf(found.mimeType, found.extension);
  return isoMedia(head) ?? ogg(head) ?? matroska(head) ?? weakSignature(head) ?? textType(head);
}

/** The brand of an ISO base media file (ISO/IEC 14496-12) tells still pictures, sound and film apart. */
function isoMedia(head: Uint8Array): FileType | undefined {
  if (latin1(head.subarray(4, 8)) !== 'ftyp') return undefined;
  const brand = latin1(head.subarray(8, 12));
  if (brand === 'avif' || brand === 'avis') return typeOf('image/avif', 'avif');
  // Generic pictures name their codec among the compatible brands.
  if (['mif1', 'msf1'].includes(brand)) {
    const compatible = latin1(head.subarray(16, 64));
    return compatible.includes('avif') ? typeOf('image/avif', 'avif') : typeOf('image/heif', 'heif');
  }
  if (/^he(ic|ix|vc|im|is)/.test(brand)) return typeOf('image/heic', 'heic');
  if (brand === 'qt  ') return typeOf('video/quicktime', 'mov');
  if (/^M4[AB]/.test(brand)) return typeOf('audio/mp4', 'm4a');
  if (brand.startsWith('3g')) return typeOf('video/3gpp', '3gp');
  return typeOf('video/mp4', 'mp4');
}

function ogg(head: Uint8Array): FileType | undefined {
  if (latin1(head.subarray(0, 4)) !== 'OggS') return undefined;
  return latin1(head.subarray(0, 512)).includes('theora') ? typeOf('video/ogg', 'ogv') : typeOf('audio/ogg', 'ogg');
}

function matroska(head: Uint8Array): FileType | undefined {
  if (!fits(head, hex('1a45dfa3'))) return undefined;
  return latin1(head.subarray(0, 128)).includes('matroska')
    ? typeOf('video/x-matroska', 'mkv')
    : typeOf('video/webm', 'webm');
}

/** Two or four bytes that may begin anything count only with something more behind them. */
function weakSignature(head: Uint8Array): FileType | undefined {
  const at = (offset: number) => head[offset] ?? 0;
  const wordAt = (offset: number) => at(offset) | (at(offset + 1) << 8);
  if (fits(head, ascii('BM')) && [12, 40, 52, 56, 64, 108, 124].includes(wordAt(14)) && wordAt(16) === 0) {
    return typeOf('image/bmp', 'bmp');
  }
  const isDirectory = head.length < 6 || (wordAt(4) > 0 && wordAt(4) < 256 && at(9) === 0);
  if (fits(head, hex('00000100')) && isDirectory) return typeOf('image/vnd.microsoft.icon', 'ico');
  if (fits(head, hex('00000200')) && isDirectory) return typeOf('image/vnd.microsoft.icon', 'cur');
  if (fits(head, hex('cafebabe'))) {
    // A Java class has its version here (45 and up), a universal binary the small number of its parts.
    const isClass = ((at(6) << 8) | at(7)) >= 45;
    return isClass ? typeOf('application/java-vm', 'class') : typeOf('application/x-mach-binary', 'macho');
  }
  if (fits(head, ascii('MZ')) && !isPrintable(head.subarray(0, 64))) {
    return typeOf('application/vnd.microsoft.portable-executable', 'exe');
  }
  if (at(0) === 0xff && (at(1) & 0xf6) === 0xf0) return typeOf('audio/aac', 'aac');
  // A frame of MPEG layer III with a bit rate and a sample rate that exist.
  const isMp3Frame = at(0) === 0xff && (at(1) & 0xe6) === 0xe2 && at(2) >> 4 !== 15 && at(2) >> 4 !== 0;
  return isMp3Frame && (at(2) & 12) !== 12 ? typeOf('audio/mpeg', 'mp3') : undefined;
}

function isPrintable(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
}

const OPEN_DOCUMENT: Readonly<Record<string, string>> = {
  'application/epub+zip': 'epub',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
  'application/vnd.oasis.opendocument.graphics': 'odg',
};
const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Many formats are ZIP files; the names inside tell which. */
function zipType(head: Uint8Array, tail: Uint8Array): FileType {
  const declared = declaredInside(head);
  const extension = declared === undefined ? undefined : OPEN_DOCUMENT[declared];
  if (declared !== undefined && extension !== undefined) return typeOf(declared, extension);
  const names = [...zipNames(head, 0x04, 26, 30), ...zipNames(tail, 0x02, 28, 46)];
  const holds = (start: string) => names.some((name) => name.startsWith(start));
  if (holds('word/')) return typeOf(`${OFFICE}.wordprocessingml.document`, 'docx');
  if (holds('xl/')) return typeOf(`${OFFICE}.spreadsheetml.sheet`, 'xlsx');
  if (holds('ppt/')) return typeOf(`${OFFICE}.presentationml.presentation`, 'pptx');
  if (holds('AndroidManifest.xml')) return typeOf('application/vnd.android.package-archive', 'apk');
  if (holds('META-INF/MANIFEST.MF')) return typeOf('application/java-archive', 'jar');
  return typeOf('application/zip', 'zip');
}

/** The content of a first entry named `mimetype`, stored as it is: so EPUB and OpenDocument say what they are. */
function declaredInside(head: Uint8Array): string | undefined {
  if (latin1(head.subarray(30, 38)) !== 'mimetype') return undefined;
  const start = 38 + (head[28] ?? 0) + ((head[29] ?? 0) << 8);
  return /^[\w.+-]+\/[\w.+-]+?(?=PK|$)/.exec(latin1(head.subarray(start, start + 80)))?.[0];
}

/** The names in the headers of one kind that lie within these bytes (APPNOTE 4.3). */
function zipNames(bytes: Uint8Array, kind: number, lengthAt: number, nameAt: number): string[] {
  const names: string[] = [];
  for (let at = bytes.indexOf(0x50); at >= 0; at = bytes.indexOf(0x50, at + 1)) {
    if (bytes[at + 1] !== 0x4b || bytes[at + 3] !== kind || bytes[at + 2] !== kind - 1) continue;
    const length = (bytes[at + lengthAt] ?? 0) | ((bytes[at + lengthAt + 1] ?? 0) << 8);
    names.push(latin1(bytes.subarray(at + nameAt, at + nameAt + length)));
  }
  return names;
}

/**
 * The text that bytes are, or begin with, in UTF-8 or in UTF-16 with a mark; undefined where they are no text. A charset
 * that browsers know comes first (WHATWG Encoding Standard), but for a mark, which says more than any name.
 */
export function textOf(bytes: Uint8Array, isWhole = true, charset?: string): string | undefined {
  const isMarked = ['fffe', 'feff', 'efbbbf'].some((mark) => fits(bytes, hex(mark)));
  // To browsers ASCII is windows-1252, which nobody means who writes UTF-8 under the default of data URIs.
  const isNamed = charset !== undefined && !isMarked && !/^(?:us-)?ascii$/i.test(charset);
  const named = isNamed ? decodedText(bytes, charset, isWhole) : undefined;
  if (named !== undefined) return named;
  const encoding = fits(bytes, hex('fffe')) ? 'utf-16le' : fits(bytes, hex('feff')) ? 'utf-16be' : 'utf-8';
  return decodedText(bytes, encoding, isWhole);
}

/** Undefined also for charsets that nobody knows. */
function decodedText(bytes: Uint8Array, encoding: string, isWhole: boolean): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole });
    return isText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Control characters belong to no text, but those that move on the page and the escape of terminal colours. */
function isText(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 127 || (code < 32 && !(code >= 8 && code <= 13) && code !== 27)) return false;
  }
  return true;
}

const XML_PREAMBLE = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE\s[^[>]*(?:\[[^]*?\]\s*)?>|\s)*/i;

/** Markup and JSON by how they begin, and any other text. */
function textType(head: Uint8Array): FileType | undefined {
  // A cut may fall inside a character, so a long beginning need not be complete.
  const text = head.length === 0 ? undefined : textOf(head, head.length < 65_536);
  if (text === undefined) return undefined;
  const start = text.trimStart();
  const root = start.replace(XML_PREAMBLE, '');
  if (/^<(?:[\w-]+:)?svg[\s/>]/i.test(root)) return typeOf('image/svg+xml', 'svg');
  if (/^<!doctype\s+html/i.test(start) || /^<(?:html|head|body)[\s>]/i.test(root)) return typeOf('text/html', 'html');
  if (/^<\?xml\s/i.test(start)) return typeOf('application/xml', 'xml');
  if (isJson(start)) return typeOf('application/json', 'json');
  return typeOf('text/plain', 'txt');
}

const JSON_START = /^(?:\{\s*(?:"|\}\s*$)|\[\s*(?:[[{"\]\-\d]|true|false|null))/;

/** A short text is read whole; of a long one only the beginning is at hand. */
function isJson(text: string): boolean {
  if (!JSON_START.test(text)) return false;
  if (text.length > 60_000) return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
