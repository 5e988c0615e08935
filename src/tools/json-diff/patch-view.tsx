import type { ReactNode } from 'react';
import type { InferInput } from 'valibot';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { TextOutput } from '../../ui/text-output/text-output';
import { patch, type compareOptions } from './operations';
import { ResultPane } from './result-pane';
import { useWords } from './use-words';

export interface PatchViewProps {
  left: TextSource;
  right: TextSource;
  options: InferInput<typeof compareOptions>;
  tabs: ReactNode;
  footer: ReactNode;
}

/** The JSON Patch that makes the left document the right one, an operation per line. */
export function PatchView({ left, right, options, tabs, footer }: PatchViewProps) {
  const words = useWords();
  const run = useOperation(patch, { left, right }, { ...options, layout: 'lines' });
  if (run.status === 'fault' && run.fault?.code === 'result-too-large') {
    return <ResultPane label={words.result} run={run} tabs={tabs} empty={null} fault={words.resultTooLarge} />;
  }
  return (
    <TextOutput
      label={words.result}
      // With one side empty the work is done, and there is nothing to show yet.
      run={run.status === 'done' && run.value === '' ? { ...run, status: 'idle' } : run}
      text={run.value}
      lines={run.lines}
      fileName="patch.json"
      mimeType="application/json-patch+json"
      highlight={highlightJsonLine}
      tabs={tabs}
      footer={footer}
      empty={words.waiting}
    />
  );
}
