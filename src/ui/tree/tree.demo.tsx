import { readJson } from '../../lib/json/read-json';
import { keyOf, valueSource } from '../../lib/json/json-index';
import { NodeBar, TreeBar } from './tree-bars';
import { TreeView } from './tree-view';

const read = readJson('{"fruit":{"apple":1,"pear":{"ripe":true}},"bread":[1,2,3]}');
const words = {
  expandTo: 'Expand to',
  chooseLevel: 'Choose a level',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  level: (level: number) => `Level ${level}`,
};

/** A tree with what stands above and below it. */
export default function TreeDemo() {
  if (!read.ok) return null;
  const index = read.value;
  const nameOf = (node: number) => keyOf(index, node);
  return (
    <div style={{ display: 'flex', height: 320 }}>
      <TreeView
        shape={index}
        label="Tree"
        render={({ node, ordinal }) => <span data-kind="key">{nameOf(node) || ordinal}</span>}
        nameOf={nameOf}
        textOf={(node) => valueSource(index, node)}
        top={({ showLevel }) => <TreeBar words={words} depth={index.depth} onLevel={showLevel} />}
        bottom={({ selected }) => <NodeBar label="Selected" path={nameOf(selected)} copies={null} />}
      />
    </div>
  );
}
