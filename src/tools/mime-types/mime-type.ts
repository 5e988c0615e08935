/** Who says so; `own` is neither a registry nor a server's list. */
export const SOURCES = ['iana', 'own', 'apache', 'nginx'] as const;
export type Source = (typeof SOURCES)[number];

/** One media type with what is known of it. */
export interface MimeType {
  readonly type: string;
  /** Without the dot, the usual one first. */
  readonly extensions: readonly string[];
  readonly source: Source;
  /** Those of the extensions that no list has: we added them. */
  readonly ownExtensions: readonly string[];
  readonly charset?: string;
  /** Whether compressing it for the transfer pays; undefined where nobody says. */
  readonly isCompressible?: boolean;
}

/** Top-level types that the list has. */
export const TOP_LEVELS = [
  'application',
  'audio',
  'chemical',
  'font',
  'image',
  'message',
  'model',
  'multipart',
  'text',
  'video',
  'x-conference',
  'x-shader',
] as const;

/** The part before the slash. */
export function topLevelOf({ type }: Pick<MimeType, 'type'>): string {
  return type.slice(0, type.indexOf('/'));
}

/** An extension as it stands in a file name. */
export function dotted(extension: string): string {
  return `.${extension}`;
}

/** The state of the list; a test holds it against the package. */
export const DATA_VERSION = '1.54.0';
/** ISO date of that version. */
export const DATA_DATE = '2025-03-17';
