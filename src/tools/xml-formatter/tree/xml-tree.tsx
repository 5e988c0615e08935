import { useCallback, useMemo } from 'react';
import { nameOf, sourceOf, type XmlIndex } from '../../../lib/xml/xml-index';
import { xpathTo } from '../../../lib/xml/xpath';
import { CopyButton } from '../../../ui/copy/copy-button';
import { NodeBar, TreeBar } from '../../../ui/tree/tree-bars';
import type { NodePlace } from '../../../ui/tree/tree-row';
import { TreeView } from '../../../ui/tree/tree-view';
import { XmlNode } from './xml-node';
import { isBranch } from './xml-rows';
import { useWords } from '../use-words';

/** An XML document as a tree of any size. */
export function XmlTree({ index, label }: { index: XmlIndex; label: string }) {
  const words = useWords();
  const shape = useMemo(() => ({ ...index, isBranch: (node: number) => isBranch(index, node) }), [index]);
  const render = useCallback(({ node }: NodePlace) => <XmlNode index={index} node={node} />, [index]);
  return (
    <TreeView
      shape={shape}
      label={label}
      render={render}
      nameOf={(node) => nameOf(index, node)}
      textOf={(node) => sourceOf(index, node)}
      top={({ showLevel }) => <TreeBar words={words} depth={index.depth} onLevel={showLevel} />}
      bottom={({ selected }) => <Selected index={index} node={selected} />}
    />
  );
}

/** Where the selected node is, and what can be copied of it. */
function Selected({ index, node }: { index: XmlIndex; node: number }) {
  const words = useWords();
  // Among very many siblings counting takes a moment; it need not be done again for every scrolled row.
  const path = useMemo(() => xpathTo(index, node), [index, node]);
  return (
    <NodeBar
      label={words.selected}
      path={path}
      copies={
        <>
          <CopyButton size="small" variant="quiet" label={words.copyPath} value={path} />
          <CopyButton
            size="small"
            variant="quiet"
            label={words.copySource}
            sends={path}
            value={() => sourceOf(index, node)}
          />
        </>
      }
    />
  );
}
