import { DEPTH_LIMIT, type DocumentMap } from '../document/document';
import { CONVERTER_SIZE_LIMIT, placeOf, type DocumentFault } from '../document/document-fault';
import type { DocumentNote } from '../document/note';
import { findLoneSurrogate } from '../lone-surrogate';
import { err, ok, type Result } from '../result';
import { utf8Length } from '../utf8-length';
import { TomlStop, type TomlFault } from './toml-fault';
import { TomlReader } from './toml-reader';

export interface ReadTomlOptions {
  /** TOML 1.1 takes all of 1.0, and a little more. @default '1.1' */
  readonly version?: '1.0' | '1.1';
  /** Bytes in UTF-8 above which a text is refused. @default 20 MB */
  readonly sizeLimit?: number;
  /** Told from time to time how many UTF-16 units were read. */
  readonly onProgress?: (at: number) => void;
}

export interface TomlDocument {
  readonly document: DocumentMap;
  readonly notes: readonly DocumentNote[];
}

/**
 * Reads TOML 1.1 or 1.0 into a tree: integers and floats digit for digit (other bases become decimal, `-0` becomes `0`),
 * dates as written, tables in the order in which they are first named, comments at what they stand by. Line breaks in
 * strings become LF. The fault says where and why a text is no TOML of that version.
 */
export function readToml(
  text: string,
  { version = '1.1', sizeLimit = CONVERTER_SIZE_LIMIT, onProgress }: ReadTomlOptions = {},
): Result<TomlDocument, TomlFault | DocumentFault> {
  const bytes = utf8Length(text);
  if (bytes > sizeLimit) return err({ code: 'too-large', bytes, limit: sizeLimit });
  // A text with half a character is not UTF-8, wherever that stands.
  const lone = findLoneSurrogate(text);
  try {
    const document = new TomlReader(text, version === '1.0', onProgress).read();
    if (lone < 0) return ok({ document, notes: [] });
    return err(toFault(text, new TomlStop(lone, { code: 'lone-surrogate' })));
  } catch (error) {
    if (!(error instanceof TomlStop)) throw error;
    const isFirst = lone < 0 || error.at < lone;
    return err(toFault(text, isFirst ? error : new TomlStop(lone, { code: 'lone-surrogate' })));
  }
}

function toFault(text: string, { at, reason }: TomlStop): TomlFault | DocumentFault {
  const place = placeOf(text, at);
  return reason.code === 'too-deep' ? { code: 'too-deep', limit: DEPTH_LIMIT, ...place } : { ...reason, ...place };
}
