import type { RecordedRun } from '../../operations/chain/record-run';
import type { Operation } from '../../operations/define';

/**
 * Whether a step speaks of inputs that its operation does not have, or holds a secret, which no saved step does: a file of chains may come from
 * anybody, and must not ask for a password that no tool wants, nor bring one.
 */
export function isUnfit({ input, others, secrets }: RecordedRun, { inputs }: Operation): boolean {
  const isOpen = (name: string) => Object.hasOwn(inputs, name) && inputs[name]?.isSecret === false;
  const asks = new Set(secrets);
  return (
    !Object.hasOwn(inputs, input) ||
    asks.size < secrets.length ||
    asks.has(input) ||
    Object.hasOwn(others, input) ||
    !secrets.every((name) => Object.hasOwn(inputs, name)) ||
    !Object.keys(others).every((name) => isOpen(name) && !asks.has(name))
  );
}
