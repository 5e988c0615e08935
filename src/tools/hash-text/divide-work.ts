import { type AlgorithmId, ALGORITHMS } from '../../lib/hashing/algorithms';

/**
 * Divides algorithms into groups for as many workers, so that the slowest group is about as fast as it can be. Empty
 * groups are left out.
 */
export function divideWork(algorithms: readonly AlgorithmId[], workers: number): AlgorithmId[][] {
  const groups = Array.from({ length: Math.max(1, workers) }, () => ({ cost: 0, ids: [] as AlgorithmId[] }));
  const costOf = (id: AlgorithmId) => 1 / ALGORITHMS[id].speed;
  for (const id of algorithms.toSorted((a, b) => costOf(b) - costOf(a))) {
    const lightest = groups.reduce((best, group) => (group.cost < best.cost ? group : best));
    lightest.ids.push(id);
    lightest.cost += costOf(id);
  }
  return groups.map((group) => group.ids).filter((ids) => ids.length > 0);
}
