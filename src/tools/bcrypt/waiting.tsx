import { NoResult } from '../../ui/no-result/no-result';
import { useWords } from './use-words';

/** Milliseconds that a cost takes here, once that is known. */
export type TimeOf = (cost: number) => number | undefined;

/** Why there is no result yet. */
export function Waiting({ isSlow, milliseconds }: { isSlow: boolean; milliseconds: number | undefined }) {
  const words = useWords();
  if (!isSlow) return <NoResult>{words.resultHint}</NoResult>;
  return <NoResult>{milliseconds === undefined ? words.slowUnknown : words.slow(milliseconds)}</NoResult>;
}
