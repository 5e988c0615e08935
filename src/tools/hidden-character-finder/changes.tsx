import { useMemo } from 'react';
import { useOperation } from '../../operations/use-operation';
import { Outcome } from '../../ui/outcome/outcome';
import type { CompareHighlight } from '../../ui/text-compare/compare-line';
import { TextCompare } from '../../ui/text-compare/text-compare';
import { badges } from './badges';
import type { Examined } from './examine';
import { compare } from './operations';
import { useWords } from './use-words';

/** What cleaning changes, line by line. */
export function Changes({ examined }: { examined: Examined }) {
  const words = useWords();
  const { source, text: cleaned, marks, names } = examined;
  const run = useOperation(compare, { text: source, cleaned }, {});
  const highlight = useMemo<CompareHighlight>(() => {
    const found = badges(marks, names);
    return (line, start, side) => (side === 'left' ? found(line, start) : [{ text: line }]);
  }, [marks, names]);
  return (
    <Outcome run={run} unit="items">
      {(comparison) => (
        <TextCompare
          comparison={comparison}
          names={{ left: words.before, right: words.cleaned }}
          words={words.compare}
          layout="inline"
          highlight={highlight}
          isStale={run.stale}
        />
      )}
    </Outcome>
  );
}
