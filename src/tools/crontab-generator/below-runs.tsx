import { Builder } from './builder-view';
import { FieldTable, SnippetRows } from './explanation';
import type { Explanation } from './operations';

interface BelowRunsProps {
  /** The expression; empty while there is none to build on. */
  text: string;
  onChange: (text: string) => void;
  explanation: Explanation | undefined;
}

/** The expression to be built, its fields, and what other programs want of it. */
export function BelowRuns({ text, onChange, explanation }: BelowRunsProps) {
  return (
    <>
      {text.trim() === '' ? null : <Builder text={text} onChange={onChange} />}
      {explanation ? <FieldTable schedule={explanation.schedule} /> : null}
      {explanation ? <SnippetRows {...explanation} /> : null}
    </>
  );
}
