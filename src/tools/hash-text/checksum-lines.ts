import { type AlgorithmId, ALGORITHMS } from '../../lib/hashing/algorithms';

/**
 * One line as `sha256sum` writes and reads it: digest, two spaces, name. A name with a backslash or a line break is
 * escaped and the line begins with a backslash, as GNU coreutils does.
 */
export function writeChecksumLine(hex: string, name: string): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === name ? '' : '\\'}${hex}  ${escaped}\n`;
}

/** Undoes the escapes of a name in a line that begins with a backslash. */
export function unescapeName(name: string): string {
  return name.replace(/\\([\\nr])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\'));
}

/** What a line of a checksum file says, before its digest is understood. */
export interface ChecksumLine {
  readonly digest: string;
  readonly name: string;
  /** The algorithm's name where the line has one (BSD form). */
  readonly algorithm?: string;
}

/** Reads a line of coreutils (text and `*` for binary), BSD (also as OpenSSL writes it) or SFV form. */
export function readChecksumLine(line: string): ChecksumLine | undefined {
  const isEscaped = line.startsWith('\\');
  const body = isEscaped ? line.slice(1) : line;
  const nameOf = (name: string) => (isEscaped ? unescapeName(name) : name);

  const bsd = /^([A-Za-z][\w/-]*) ?\((.+)\) ?= ?([\w+/=-]+)\s*$/.exec(body);
  if (bsd) return { algorithm: bsd[1] ?? '', name: nameOf(bsd[2] ?? ''), digest: bsd[3] ?? '' };

  // A digest must stand first and be long enough that a word is not taken for one.
  const coreutils = /^([\w+/=-]{8,})(?: [ *]|[ \t]+\*?)(.*\S.*)$/.exec(body);
  if (coreutils && /^[0-9A-Fa-f]+$|^(?=.*[0-9A-Z+/_-])[\w+/-]{22,}=*$/.test(coreutils[1] ?? '')) {
    return { digest: coreutils[1] ?? '', name: nameOf(coreutils[2] ?? '') };
  }

  const sfv = /^(.*\S)[ \t]+([0-9A-Fa-f]{8})\s*$/.exec(body);
  if (sfv && !body.startsWith(';')) return { digest: sfv[2] ?? '', name: sfv[1] ?? '', algorithm: 'CRC32' };
  return undefined;
}

/** The name of a checksum file of one algorithm: `checksums.sha256`. */
export function checksumFileName(id: AlgorithmId): string {
  return `checksums.${ALGORITHMS[id].name.toLowerCase()}`;
}
