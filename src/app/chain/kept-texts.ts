import type { RecordedRun } from '../../operations/chain/record-run';

/** A text that a step would keep beside the one that it is given. */
export interface KeptText {
  readonly step: number;
  readonly name: string;
  readonly text: string;
}

/** The texts that saving steps would keep. */
export function keptTexts(steps: readonly (RecordedRun | undefined)[]): readonly KeptText[] {
  return steps.flatMap((run, step) => Object.entries(run?.others ?? {}).map(([name, text]) => ({ step, name, text })));
}

/** Steps that ask for some of these texts each time instead of keeping them. */
export function withoutTexts(steps: readonly RecordedRun[], refused: readonly KeptText[]): readonly RecordedRun[] {
  return steps.map((run, place) => {
    const asked = refused.filter(({ step }) => step === place).map(({ name }) => name);
    const others = Object.entries(run.others).filter(([name]) => !asked.includes(name));
    return asked.length === 0
      ? run
      : { ...run, others: Object.fromEntries(others), secrets: [...run.secrets, ...asked] };
  });
}
