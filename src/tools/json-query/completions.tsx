import { useMemo } from 'react';
import type { JsonNodes } from '../../lib/json/json-index';
import { Button } from '../../ui/button/button';
import { completionsOf, keysOf } from './complete';
import type { Language } from './language';

interface CompletionsProps {
  expression: string;
  language: Language;
  /** The data, whose keys complete what is typed. */
  tree: JsonNodes | undefined;
  onChoose: (expression: string) => void;
}

/** What the word at the end of the expression may become, a button each. */
export function Completions({ expression, language, tree, onChoose }: CompletionsProps) {
  const keys = useMemo(() => (tree ? keysOf(tree) : []), [tree]);
  return completionsOf(expression, language, keys).map((completion) => (
    <Button key={completion.expression} size="small" variant="quiet" onClick={() => onChoose(completion.expression)}>
      {completion.label}
    </Button>
  ));
}
