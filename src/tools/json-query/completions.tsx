import { useMemo } from 'react';
import type { JsonNodes } from '../../lib/json/json-index';
import { Button } from '../../ui/button/button';
import { completionsOf, keysOf, type Completion } from './complete';
import type { Language } from './language';

interface CompletionsProps {
  expression: string;
  /** Where the caret stands. */
  place: number;
  language: Language;
  /** The data, whose keys complete what is typed. */
  tree: JsonNodes | undefined;
  onChoose: (completion: Completion) => void;
}

/** What the word at the caret may become, a button each. */
export function Completions({ expression, place, language, tree, onChoose }: CompletionsProps) {
  const keys = useMemo(() => (tree ? keysOf(tree) : []), [tree]);
  return completionsOf(expression, place, language, keys).map((completion) => (
    <Button
      key={`${completion.label} ${completion.text}`}
      size="small"
      variant="quiet"
      onClick={() => onChoose(completion)}
    >
      {completion.label}
    </Button>
  ));
}
