import { ALGORITHM_IDS, type AlgorithmId, ALGORITHMS } from '../../lib/hashing/algorithms';

/** The algorithms whose digests have so many bits, the usual one first. */
export function algorithmsOfLength(bits: number): AlgorithmId[] {
  return ALGORITHM_IDS.filter((id) => ALGORITHMS[id].bits === bits);
}

/**
 * The algorithm that a checksum program's name means: `SHA256`, `SHA2-256`, `sha-256`, `RMD160`, `BLAKE2b`. Where the
 * name leaves the size open (`SHA3`), the digest's length in bits settles it.
 */
export function findAlgorithm(name: string, bits: number): AlgorithmId | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const spelled = (ALIASES[plain] ?? plain).replace(/^sha2(224|256|384|512)$/, 'sha$1');
  return ALGORITHM_IDS.find((id) => {
    const known = id.replace('-', '');
    return ALGORITHMS[id].bits === bits && (spelled === known || `${spelled}${bits}` === known);
  });
}

const ALIASES: Readonly<Record<string, string>> = { rmd160: 'ripemd160', rmd: 'ripemd160', sha: 'sha1' };
