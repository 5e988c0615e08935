/** A text as visitors paste it, with the tool that ought to come first; several where they are equally right. */
export interface Labelled {
  readonly text: string;
  readonly tools: readonly string[];
  readonly fileName?: string;
}

/** Samples by the tool they are for: `a|b` where either may come first. */
export function labelled(samples: Readonly<Record<string, readonly string[]>>): readonly Labelled[] {
  return Object.entries(samples).flatMap(([tools, texts]) =>
    texts.map((text) => ({ text, tools: tools === '' ? [] : tools.split('|') })),
  );
}
