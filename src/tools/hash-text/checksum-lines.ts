import { type AlgorithmId, ALGORITHMS } from '../../lib/hashing/algorithms';
import type { QueuedFile } from './file-queue';

/**
 * One line as `sha256sum` writes and reads it: digest, two spaces, name. A name with a backslash or a line break is
 * escaped and the line begins with a backslash, as GNU coreutils does.
 */
export function writeChecksumLine(hex: string, name: string): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${escaped === name ? '' : '\\'}${hex}  ${escaped}\n`;
}

/** What `sha256sum` would print for those of the files that are done. */
export function writeChecksumList(
  files: readonly Pick<QueuedFile, 'file' | 'digests'>[],
  algorithm: AlgorithmId,
): string {
  return files
    .map(({ file, digests }) => (digests[algorithm] ? writeChecksumLine(digests[algorithm], file.name) : ''))
    .join('');
}

/** Undoes the escapes of a name in a line that begins with a backslash. */
export function unescapeName(name: string): string {
  return name.replace(/\\([\\nr])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\'));
}

/** What a line of a checksum file says, before its digest is understood. */
export interface ChecksumLine {
  readonly digest: string;
  /** Undefined where the line is about no file, or cuts its name off. */
  readonly name?: string | undefined;
  /** The algorithm's name where the line has one (BSD form). */
  readonly algorithm?: string;
}

const HEX_DIGEST = /^[0-9A-Fa-f]{8,}$/;
const BASE64_DIGEST = /^(?=.*[0-9A-Z+/_-])[\w+/-]{22,}=*$/;

/** What stands before a digest and is no file's name. */
const LABEL = /^(?:hash|digest|checksum|sum|fingerprint|empreinte|somme de contr[oô]le|哈希值?|校验[和码值]|摘要)$/i;

/** `abc.txt: …`, `Hash: …` and `SHA-256 checksum: …`; the last colon counts, as a path of Windows has one too. */
function readLabelled(line: string): ChecksumLine | undefined {
  const colon = Math.max(line.lastIndexOf(':'), line.lastIndexOf('：'));
  const digest = line.slice(colon + 1).trim();
  const before = line.slice(0, Math.max(0, colon)).trim();
  if (before === '' || !(HEX_DIGEST.test(digest) || BASE64_DIGEST.test(digest))) return undefined;
  const words = before.split(/\s+/);
  if (LABEL.test(before)) return { digest };
  if (words.length === 2 && LABEL.test(words[1] ?? '')) return { digest, algorithm: words[0] ?? '' };
  return { digest, name: before };
}

/** A row of what `Get-FileHash` prints: algorithm, digest and path, which ends in dots where the window was too narrow. */
function readPowerShellRow(line: string): ChecksumLine | undefined {
  const row = /^\s*([A-Za-z][\w-]{2,11})\s+([0-9A-Fa-f]{32,})(?:\s+(\S.*))?$/.exec(line);
  if (!row) return undefined;
  const path = row[3]?.trim();
  const isCut = path === undefined || /(?:\.\.\.|…)$/.test(path);
  return { algorithm: row[1] ?? '', digest: row[2] ?? '', name: isCut ? undefined : path };
}

/** Reads a line of coreutils (text and `*` for binary), BSD (also as OpenSSL writes it), PowerShell, `name: digest` or SFV form. */
export function readChecksumLine(line: string): ChecksumLine | undefined {
  const isEscaped = line.startsWith('\\');
  const body = isEscaped ? line.slice(1) : line;
  const nameOf = (name: string) => (isEscaped ? unescapeName(name) : name);

  const bsd = /^([A-Za-z][\w/-]*) ?\((.+)\) ?= ?([\w+/=-]+)\s*$/.exec(body);
  if (bsd) return { algorithm: bsd[1] ?? '', name: nameOf(bsd[2] ?? ''), digest: bsd[3] ?? '' };

  // A digest must stand first and be long enough that a word is not taken for one.
  const coreutils = /^([\w+/=-]{8,})(?: [ *]|[ \t]+(?![ \t])\*?)(.+)$/.exec(body);
  if (
    /\S/.test(coreutils?.[2] ?? '') &&
    coreutils &&
    (HEX_DIGEST.test(coreutils[1] ?? '') || BASE64_DIGEST.test(coreutils[1] ?? ''))
  ) {
    return { digest: coreutils[1] ?? '', name: nameOf(coreutils[2] ?? '') };
  }

  const other = readPowerShellRow(line) ?? readLabelled(line);
  if (other) return other;

  const sfv = /^(.*\S)[ \t]+([0-9A-Fa-f]{8})\s*$/.exec(body);
  if (sfv && !body.startsWith(';')) return { digest: sfv[2] ?? '', name: sfv[1] ?? '', algorithm: 'CRC32' };
  return undefined;
}

/** The name of a checksum file of one algorithm: `checksums.sha256`. */
export function checksumFileName(id: AlgorithmId): string {
  return `checksums.${ALGORITHMS[id].name.toLowerCase()}`;
}
