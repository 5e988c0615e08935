/** Who asks the worker to run a chain, and whom a text is handed over to for that: a name that no tool has. */
export const CHAIN_ID = 'chain';

/** Under which name the secret input of a step is handed in. */
export function secretKey(step: number, input: string): string {
  return `${step}.${input}`;
}
