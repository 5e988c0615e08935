/** A demand on what is typed. It is broken when the validator reports anything but undefined, null or false. */
export interface InputRule {
  readonly validator: (value: string) => unknown;
  readonly message: string;
}

/**
 * The message of the last broken rule, or undefined when none is broken. A validator that throws counts as passing: it
 * reports a fault, so a parser's error has to be caught by the validator itself.
 */
export function brokenRule(value: string, rules: readonly InputRule[]): string | undefined {
  return rules.findLast((rule) => isBroken(value, rule))?.message;
}

function isBroken(value: string, { validator }: InputRule): boolean {
  try {
    const report = validator(value);
    return report !== undefined && report !== null && report !== false;
  } catch {
    return false;
  }
}
