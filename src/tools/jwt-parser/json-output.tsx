import { highlightJsonLine } from '../../lib/json/highlight-json';
import { TextOutput, type OutputRun } from '../../ui/text-output/text-output';

export interface JsonOutputProps {
  title: string;
  json: string;
  run: OutputRun;
}

/** A JSON value as indented text, the numbers and the order as they were signed. */
export function JsonOutput({ title, json, run }: JsonOutputProps) {
  return (
    <TextOutput
      label={title}
      run={run}
      text={json}
      fileName="jwt.json"
      mimeType="application/json"
      highlight={highlightJsonLine}
    />
  );
}
