import * as v from 'valibot';
import { type AlgorithmId, algorithmOf, ROWS, SHA3_SIZES } from '../../lib/hashing/algorithms';
import { DIGEST_ENCODINGS } from '../../lib/hashing/digest-encoding';

export const READ_AS = ['utf-8', 'hex', 'base64'] as const;
/** What the characters of the text box stand for. */
export type ReadAs = (typeof READ_AS)[number];

/** Everything that is remembered of this tool. */
export const hashOptions = v.object({
  readAs: v.optional(v.picklist(READ_AS), 'utf-8'),
  encoding: v.optional(v.picklist(DIGEST_ENCODINGS), 'hex'),
  sha3Size: v.optional(v.picklist(SHA3_SIZES), '512'),
  /** The rows to compute for files. */
  fileRows: v.optional(v.array(v.picklist(ROWS)), ['sha256', 'sha1', 'md5']),
  /** Each file with its digests below it, or all of them in a table. */
  fileView: v.optional(v.picklist(['list', 'table']), 'list'),
  /** Whether the fold of further algorithms is open. */
  showsMore: v.optional(v.boolean(), false),
});
export type HashOptions = v.InferOutput<typeof hashOptions>;

/** The algorithms that are computed for files, in the order of the rows. */
export function fileAlgorithms({ fileRows, sha3Size }: Pick<HashOptions, 'fileRows' | 'sha3Size'>): AlgorithmId[] {
  return ROWS.filter((row) => fileRows.includes(row)).map((row) => algorithmOf(row, sha3Size));
}
