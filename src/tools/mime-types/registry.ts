import db from 'mime-db/db.json';
import { SOURCES, type MimeType } from './mime-type';

/**
 * What the list lacks and is in daily use: extensions of registered types as their registrations have them, and types that
 * are not registered. Those of source files are the names that desktops and editors share.
 */
const SUPPLEMENT: readonly (readonly [type: string, ...extensions: string[]])[] = [
  ['application/x-brotli', 'br'],
  ['application/x-lz4', 'lz4'],
  ['application/yaml', 'yaml', 'yml'],
  ['application/pkcs12', 'p12', 'pfx'],
  ['application/vnd.adobe.flash.movie', 'swf'],
  ['application/vnd.debian.binary-package', 'deb', 'udeb'],
  ['audio/flac', 'flac'],
  ['audio/matroska', 'mka'],
  ['video/matroska', 'mkv'],
  ['video/matroska-3d', 'mk3d'],
  ['video/vnd.avi', 'avi'],
  ['text/vcard', 'vcf'],
  ['application/graphql', 'graphql', 'gql'],
  ['text/rust', 'rs'],
  ['text/tsx', 'tsx'],
  ['text/x-astro', 'astro'],
  ['text/x-bibtex', 'bib'],
  ['text/x-clojure', 'clj'],
  ['text/x-cmake', 'cmake'],
  ['text/x-csharp', 'cs'],
  ['text/x-diff', 'diff', 'patch'],
  ['text/x-elixir', 'ex', 'exs'],
  ['text/x-erlang', 'erl'],
  ['text/x-fsharp', 'fs'],
  ['text/x-go', 'go'],
  ['text/x-groovy', 'groovy', 'gradle'],
  ['text/x-haskell', 'hs'],
  ['text/x-hcl', 'hcl', 'tf'],
  ['text/x-julia', 'jl'],
  ['text/x-kotlin', 'kt', 'kts'],
  ['text/x-powershell', 'ps1', 'psm1'],
  ['text/x-protobuf', 'proto'],
  ['text/x-python', 'py', 'pyi'],
  ['text/x-r', 'r'],
  ['text/x-ruby', 'rb'],
  ['text/x-scala', 'scala'],
  ['text/x-solidity', 'sol'],
  ['text/x-svelte', 'svelte'],
  ['text/x-swift', 'swift'],
  ['text/x-vue', 'vue'],
  ['text/x-zig', 'zig'],
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

/** Where several types claim an extension: the one that nearly all files with it are. */
const USUAL: Readonly<Record<string, string>> = {
  '3gpp': 'video/3gpp',
  ac: 'application/pkix-attr-cert',
  asc: 'application/pgp-signature',
  mp4: 'video/mp4',
  mpg4: 'video/mp4',
  mpp: 'application/vnd.ms-project',
  mts: 'video/mp2t',
  // Registered for a list of services that no file holds.
  rs: 'text/rust',
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

/** The types of each extension, the best first: the usual one, then by source, IANA before all others, and bytes of any kind last of them. */
export const byExtension: ReadonlyMap<string, readonly MimeType[]> = index();

function index(): Map<string, readonly MimeType[]> {
  const found = new Map<string, MimeType[]>();
  for (const entry of registry) {
    for (const extension of entry.extensions) found.set(extension, [...(found.get(extension) ?? []), entry]);
  }
  for (const [extension, types] of found) {
    const rank = ({ type, source }: MimeType) =>
      USUAL[extension] === type ? -1 : SOURCES.indexOf(source) + (type === 'application/octet-stream' ? 0.5 : 0);
    types.sort((one, other) => rank(one) - rank(other));
  }
  return found;
}
