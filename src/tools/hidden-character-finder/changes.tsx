import { useOperation } from '../../operations/use-operation';
import { Outcome } from '../../ui/outcome/outcome';
import { TextCompare } from '../../ui/text-compare/text-compare';
import { compare } from './operations';
import { useWords } from './use-words';

/** What cleaning changes, line by line. */
export function Changes({ source, cleaned }: { source: string; cleaned: string }) {
  const words = useWords();
  const run = useOperation(compare, { text: source, cleaned }, {});
  return (
    <Outcome run={run} unit="items">
      {(comparison) => (
        <TextCompare
          comparison={comparison}
          names={{ left: words.before, right: words.cleaned }}
          words={words.compare}
          layout="inline"
          isStale={run.stale}
        />
      )}
    </Outcome>
  );
}
