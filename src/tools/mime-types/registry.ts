import db from 'mime-db/db.json';
import { SOURCES, type MimeType } from './mime-type';

/** What the list lacks and is in daily use: extensions of registered types, and types that are not registered. */
const SUPPLEMENT: readonly (readonly [type: string, ...extensions: string[]])[] = [
  ['application/gzip', 'tgz'],
  ['application/jsonl', 'jsonl'],
  ['application/vnd.apache.arrow.file', 'arrow'],
  ['application/vnd.apache.parquet', 'parquet'],
  ['application/vnd.sqlite3', 'sqlite', 'sqlite3'],
  ['application/x-ndjson', 'ndjson'],
  ['application/zstd', 'zst'],
  // The HTML Standard's server-sent events.
  ['text/event-stream'],
];

/** Where several registered types claim an extension: the one that nearly all files with it are. */
const USUAL: Readonly<Record<string, string>> = {
  '3gpp': 'video/3gpp',
  ac: 'application/pkix-attr-cert',
  asc: 'application/pgp-signature',
  mp4: 'video/mp4',
  mpg4: 'video/mp4',
  mpp: 'application/vnd.ms-project',
  mts: 'video/mp2t',
  rtf: 'application/rtf',
  xml: 'application/xml',
  xsl: 'application/xslt+xml',
};

const added = new Map(SUPPLEMENT.map(([type, ...extensions]) => [type, extensions]));

/** Every media type of the list and the supplement, by name. */
export const registry: readonly MimeType[] = [...new Set([...Object.keys(db), ...added.keys()])]
  .toSorted()
  .map((type) => {
    const entry = db[type] ?? {};
    const { charset, compressible } = entry;
    const ownExtensions = added.get(type) ?? [];
    return {
      type,
      extensions: [...(entry.extensions ?? []), ...ownExtensions],
      source: entry.source ?? 'own',
      ownExtensions,
      ...(charset !== undefined && { charset }),
      ...(compressible !== undefined && { isCompressible: compressible }),
    };
  });

/** By name, in lower case. */
export const byType: ReadonlyMap<string, MimeType> = new Map(registry.map((entry) => [entry.type, entry]));

/** The types of each extension, the best first: the usual one, then by source, IANA before all others. */
export const byExtension: ReadonlyMap<string, readonly MimeType[]> = index();

function index(): Map<string, readonly MimeType[]> {
  const found = new Map<string, MimeType[]>();
  for (const entry of registry) {
    for (const extension of entry.extensions) found.set(extension, [...(found.get(extension) ?? []), entry]);
  }
  for (const [extension, types] of found) {
    const rank = ({ type, source }: MimeType) => (USUAL[extension] === type ? -1 : SOURCES.indexOf(source));
    types.sort((one, other) => rank(one) - rank(other));
  }
  return found;
}
