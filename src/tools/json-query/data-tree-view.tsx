import { useMemo } from 'react';
import { toJqPath, toJmesPath, toShortJsonPath, type PathStep } from '../../lib/json/json-path';
import type { Run } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { JsonTree } from '../../ui/json-tree/json-tree';
import { NoResult } from '../../ui/no-result/no-result';
import type { DataTree } from './data-tree';
import type { DataFault } from './faults';
import { nodesAt } from './mark-nodes';
import type { Language } from './language';
import type { QueryReport } from './report';
import { useWords } from './use-words';

interface DataTreeViewProps {
  tree: Run<DataTree, DataFault>;
  language: Language;
  /** Where the results stand. */
  places: QueryReport['places'] | undefined;
  /** Takes a path as the expression. */
  onUse: (path: string) => void;
  /** Puts a path where the caret stands in the expression. */
  onInsert: (path: string) => void;
}

const WRITERS = { jq: toJqPath, jsonpath: toShortJsonPath, jmespath: toJmesPath };
const LANGUAGES = ['jq', 'jsonpath', 'jmespath'] as const;

/** The data as a tree, in which every value has its path in each of the languages. */
export function DataTreeView({ tree: { value, fault, stale }, language, places, onUse, onInsert }: DataTreeViewProps) {
  const words = useWords();
  const marked = useMemo(() => value && places && nodesAt(value, places), [value, places]);
  if (fault && !stale) return <NoResult>{words.placedFault(fault)}</NoResult>;
  if (!value || stale) return <div aria-busy />;
  const pathIn = (steps: readonly PathStep[], its: Language) =>
    // jq sees one value after the other, where the others have a list of them.
    WRITERS[its](its === 'jq' && value.isList ? steps.slice(1) : steps);
  return (
    <JsonTree
      index={value}
      label={words.tree}
      marked={marked}
      pathsOf={(steps) => ({
        path: pathIn(steps, language),
        acts: (
          <>
            <Button size="small" variant="primary" onClick={() => onUse(pathIn(steps, language))}>
              {words.usePath}
            </Button>
            <Button size="small" variant="quiet" onClick={() => onInsert(pathIn(steps, language))}>
              {words.insertPath}
            </Button>
            {LANGUAGES.map((its) => (
              <CopyButton
                key={its}
                size="small"
                variant="quiet"
                label={words.copyPathOf(words.options.language.values[its])}
                value={pathIn(steps, its)}
              />
            ))}
          </>
        ),
      })}
    />
  );
}
