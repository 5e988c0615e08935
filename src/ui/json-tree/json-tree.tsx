import { useCallback, useState, type ReactNode } from 'react';
import { useLocale, useWords } from '../../i18n/context';
import type { ChildOrdinals } from '../../lib/json/child-ordinals';
import { LONGEST_QUERY } from '../../lib/json/search-json';
import { KIND, at, keyOf, kindOf, stringOf, valueSource, type JsonNodes } from '../../lib/json/json-index';
import { pathTo, toJsonPath, toJsonPointer, type PathStep } from '../../lib/json/json-path';
import { StepButtons } from '../button/step-buttons';
import { CopyButton } from '../copy/copy-button';
import { InputText } from '../input-text/input-text';
import { Link } from '../link/link';
import { NodeBar, TreeBar } from '../tree/tree-bars';
import type { NodePlace } from '../tree/tree-row';
import { rowOfNode } from '../tree/tree-rows';
import { TreeView } from '../tree/tree-view';
import type { jsonTreeWords } from '../../i18n/json-tree/zh-cn';
import { JsonNode, formatDate, hintOf } from './json-node';
import styles from './tree.module.css';
import { useTreeSearch } from './use-tree-search';

/** What stands below a tree of the selected node, in place of its JSONPath and what copies that. */
export interface NodePaths {
  readonly path: string;
  readonly acts: ReactNode;
}

export interface JsonTreeProps {
  index: JsonNodes;
  label: string;
  /** Nodes that stand out while nothing is searched, ascending. */
  marked?: Uint32Array | undefined;
  pathsOf?: ((steps: readonly PathStep[]) => NodePaths) | undefined;
}

/** A JSON text as a tree of any size, with a search in its keys and values. */
export function JsonTree({ index, label, marked, pathsOf }: JsonTreeProps) {
  const words = useWords<typeof jsonTreeWords>();
  const [query, setQuery] = useState('');
  const found = useTreeSearch(index, query);
  const render = useCallback((place: NodePlace) => <JsonNode index={index} {...place} />, [index]);
  return (
    <TreeView
      shape={index}
      label={label}
      render={render}
      nameOf={(node) => keyOf(index, node)}
      textOf={(node) => valueText(index, node)}
      found={query === '' ? (marked ?? found) : found}
      top={({ selected, goTo, showLevel }) => (
        <TreeBar words={words} depth={index.depth} onLevel={showLevel}>
          <Search query={query} onQuery={setQuery} found={found} selected={selected} onGo={goTo} />
        </TreeBar>
      )}
      bottom={({ selected, ordinals }) => (
        <Selected index={index} node={selected} ordinals={ordinals} pathsOf={pathsOf} />
      )}
    />
  );
}

const LINE_FEED = 10;

/** What a node is worth copying: of a string what it says, of a container its printed text moved to the left. */
function valueText(index: JsonNodes, node: number): string {
  const kind = kindOf(index, node);
  if (kind === KIND.string) return stringOf(index, node);
  const source = valueSource(index, node);
  if (kind > KIND.array) return source;
  const start = at(index.starts, node);
  let lineStart = start;
  while (lineStart > 0 && index.text.charCodeAt(lineStart - 1) !== LINE_FEED) lineStart -= 1;
  const indent = /^[ \t]*/.exec(index.text.slice(lineStart, start))?.[0] ?? '';
  return indent === '' ? source : source.replaceAll(`\n${indent}`, '\n');
}

interface SearchProps {
  query: string;
  onQuery: (query: string) => void;
  /** Undefined while the search is on. */
  found: Uint32Array | undefined;
  selected: number;
  onGo: (node: number) => void;
}

/** Search in keys and values. */
function Search({ query, onQuery, found, selected, onGo }: SearchProps) {
  const words = useWords<typeof jsonTreeWords>();
  const count = found?.length ?? 0;
  const near = found && count > 0 ? rowOfNode({ nodes: found }, selected) : 0;
  const isOnHit = found?.[near] === selected && count > 0;

  function step(direction: 1 | -1) {
    if (!found || count === 0) return;
    // From between two hits, the next one is after the place, the previous one before it.
    const isBefore = (found[near] ?? 0) > selected;
    const [previous, next] = isBefore ? [near - 1, near] : [near, near + 1];
    const between = direction === 1 ? next : previous;
    const target = isOnHit ? near + direction : between;
    const node = found[(target + count) % count];
    if (node !== undefined) onGo(node);
  }

  const status =
    found === undefined
      ? words.searching
      : count === 0
        ? words.searchNone
        : words.searchCount(isOnHit ? near + 1 : 0, count);

  return (
    <>
      <div className={styles.search}>
        <InputText
          label={words.search}
          hideLabel
          type="search"
          size="small"
          maxLength={LONGEST_QUERY}
          value={query}
          onChange={onQuery}
          placeholder={words.search}
          clearable
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
        />
      </div>
      <span className="meta" role="status">
        {query === '' ? '' : status}
      </span>
      <StepButtons words={words} disabled={count === 0} onStep={step} />
    </>
  );
}

interface SelectedProps extends Pick<JsonTreeProps, 'index' | 'pathsOf'> {
  node: number;
  ordinals: ChildOrdinals;
}

/** Where the selected node is, what it may mean, and what can be copied of it. */
function Selected({ index, node, ordinals, pathsOf }: SelectedProps) {
  const words = useWords<typeof jsonTreeWords>();
  const locale = useLocale();
  const steps = pathTo(index, node, (_index, child) => ordinals.of(child));
  const path = toJsonPath(steps);
  const own = pathsOf?.(steps);
  const hint = hintOf(index, node);
  const hasKey = at(index.keyStarts, node) > 0;
  return (
    <NodeBar
      label={words.selected}
      path={own?.path ?? path}
      copies={
        <>
          {hasKey ? (
            <CopyButton size="small" variant="quiet" label={words.copyKey} value={() => keyOf(index, node)} />
          ) : null}
          <CopyButton
            size="small"
            variant="quiet"
            label={words.copyValue}
            sends={path}
            value={() => valueText(index, node)}
          />
          {own?.acts ?? <CopyButton size="small" variant="quiet" label={words.copyPath} value={path} />}
          <CopyButton size="small" variant="quiet" label={words.copyPointer} value={toJsonPointer(steps)} />
        </>
      }
    >
      {hint && hint.kind !== 'link' ? <span className={styles.hint}>{formatDate(hint, locale)}</span> : null}
      {hint?.kind === 'link' ? (
        <Link href={hint.address} target="_blank" rel="noopener noreferrer">
          {words.openLink}
        </Link>
      ) : null}
    </NodeBar>
  );
}
