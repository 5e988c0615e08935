import type { FileType } from '../../lib/file-signatures';

/** Other names of a type, by the one that is registered or used most. */
const ALIASES: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/x-icon': 'image/vnd.microsoft.icon',
  'image/ico': 'image/vnd.microsoft.icon',
  'image/x-ms-bmp': 'image/bmp',
  'image/x-bmp': 'image/bmp',
  'image/svg': 'image/svg+xml',
  'audio/mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/mid': 'audio/midi',
  'audio/x-midi': 'audio/midi',
  'audio/x-aiff': 'audio/aiff',
  'application/x-pdf': 'application/pdf',
  'application/x-zip-compressed': 'application/zip',
  'application/x-zip': 'application/zip',
  'application/x-gzip': 'application/gzip',
  'application/x-rar-compressed': 'application/vnd.rar',
  'application/x-bzip': 'application/x-bzip2',
  'application/x-xz-compressed': 'application/x-xz',
  'application/x-sqlite3': 'application/vnd.sqlite3',
  'application/x-msdownload': 'application/vnd.microsoft.portable-executable',
  'application/x-dosexec': 'application/vnd.microsoft.portable-executable',
  'application/x-executable': 'application/x-elf',
  'application/x-sharedlib': 'application/x-elf',
  'application/x-font-ttf': 'font/ttf',
  'application/x-font-otf': 'font/otf',
  'application/font-woff': 'font/woff',
  'application/font-woff2': 'font/woff2',
  'application/x-javascript': 'text/javascript',
  'application/javascript': 'text/javascript',
  'text/json': 'application/json',
  'text/xml': 'application/xml',
  'text/rtf': 'application/rtf',
};

/** Extensions of types that no signature tells, or that have one only inside another format. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/json': 'json',
  'application/msword': 'doc',
  'application/octet-stream': 'bin',
  'application/pdf': 'pdf',
  'application/rtf': 'rtf',
  'application/vnd.ms-excel': 'xls',
  'application/vnd.ms-powerpoint': 'ppt',
  'application/x-sh': 'sh',
  'application/xhtml+xml': 'xhtml',
  'application/xml': 'xml',
  'application/yaml': 'yaml',
  'application/ld+json': 'jsonld',
  'application/zip': 'zip',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/webm': 'weba',
  'audio/wav': 'wav',
  'font/otf': 'otf',
  'font/ttf': 'ttf',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/bmp': 'bmp',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/tiff': 'tif',
  'image/vnd.microsoft.icon': 'ico',
  'image/webp': 'webp',
  'text/calendar': 'ics',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/markdown': 'md',
  'text/plain': 'txt',
  'text/tab-separated-values': 'tsv',
  'text/vcard': 'vcf',
  'text/yaml': 'yaml',
  'video/mp4': 'mp4',
  'video/ogg': 'ogv',
  'video/webm': 'webm',
};

export const UNKNOWN_TYPE: FileType = { mimeType: 'application/octet-stream', extension: 'bin' };

const TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/;

/** Type and subtype in small letters, without parameters, under the name used most; undefined where it is no media type. */
export function essenceOf(mimeType: string): string | undefined {
  const essence = mimeType.toLowerCase().split(';', 1)[0]?.trim() ?? '';
  return TYPE.test(essence) ? (ALIASES[essence] ?? essence) : undefined;
}

/** Types that only say what kind of container or text it is; a declared type may rightly say more. */
const REFINED_BY: Readonly<Record<string, (declared: string) => boolean>> = {
  'text/plain': (declared) => !/^(?:image|audio|video|font)\/(?!svg)/.test(declared) && !isBinary(declared),
  'text/html': (declared) => /^(?:text\/|application\/xhtml\+xml$)/.test(declared),
  'application/json': (declared) => /^text\/|\+json$|json|javascript/.test(declared),
  'application/xml': (declared) => /^text\/|\+xml$|xml/.test(declared),
  'application/zip': (declared) =>
    /^application\/(?!pdf|gzip|json|xml)/.test(declared) && !declared.startsWith('application/x-7z'),
  'application/gzip': (declared) => /^application\/(?:x-)?(?:tgz|compressed-tar|gtar)|svgz|\+gzip$/.test(declared),
  'application/x-cfb': (declared) => /^application\/(?:msword|vnd\.ms-|vnd\.visio|x-msi|x-ole)/.test(declared),
  'video/mp4': (declared) => /^(?:audio|video)\/(?:mp4|x-m4v|3gpp)/.test(declared),
  'video/webm': (declared) => declared === 'audio/webm',
  'video/x-matroska': (declared) => declared === 'audio/x-matroska',
  'audio/ogg': (declared) => /^(?:audio|video|application)\/(?:ogg|opus)/.test(declared),
  'image/heif': (declared) => declared === 'image/heic',
};

/** Application types that are certainly no text. */
function isBinary(declared: string): boolean {
  return /^application\/(?:pdf|zip|gzip|wasm|vnd\.rar|x-7z|x-xz|x-bzip2|zstd|x-tar|x-elf|vnd\.sqlite3|vnd\.microsoft)/.test(
    declared,
  );
}

/** What a file is taken for, and where the two sources of that contradict each other, both. */
export interface ChosenType extends FileType {
  readonly conflict?: { readonly declared: string; readonly detected: string };
}

/**
 * The type of a file that says what it is and whose content shows something. The content rules, but a declared type that
 * is more exact than what the content can show (a style sheet is also plain text) is believed.
 */
export function chooseType(declared: string | undefined, detected: FileType | undefined): ChosenType {
  const essence = declared === undefined ? undefined : essenceOf(declared);
  if (essence === undefined || essence === UNKNOWN_TYPE.mimeType) return detected ?? UNKNOWN_TYPE;
  const told: FileType = { mimeType: essence, extension: extensionOf(essence) ?? detected?.extension ?? 'bin' };
  if (!detected) return told;
  if (detected.mimeType === essence) return detected;
  if (REFINED_BY[detected.mimeType]?.(essence)) return told;
  return { ...detected, conflict: { declared: essence, detected: detected.mimeType } };
}

function extensionOf(essence: string): string | undefined {
  if (EXTENSIONS[essence] !== undefined) return EXTENSIONS[essence];
  if (essence.endsWith('+json')) return 'json';
  if (essence.endsWith('+xml')) return 'xml';
  return undefined;
}
