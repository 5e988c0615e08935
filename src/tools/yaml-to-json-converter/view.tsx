import { useId, useState } from 'react';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { FoldButton } from '../../ui/button/fold-button';
import { DocumentConverter } from '../../ui/document-converter/document-converter';
import { JSON_FORMAT, YAML_FORMAT } from '../../ui/document-converter/formats';
import { yamlNotes } from '../../ui/document-notes/yaml-notes';
import { later } from '../../ui/later';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { examplesOf } from '../../ui/text-input/examples-of';
import { convert, index, yamlToJsonOptions } from './operations';
import { samples } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const JsonTree = later(async () => (await import('../../ui/json-tree/json-tree')).JsonTree);
const ManyFiles = later(async () => (await import('./many-files')).ManyFiles);

/** YAML left, JSON right, as text or as a tree. */
export default function YamlToJson() {
  const words = useWords();
  const [view, setView] = useState<'text' | 'tree'>('text');
  return (
    <>
      <DocumentConverter
        operation={convert}
        from={YAML_FORMAT}
        to={JSON_FORMAT}
        highlight={highlightJsonLine}
        reverse="json-to-yaml-converter"
        words={words}
        notes={(notes, documents, places) => yamlNotes(notes, { ...documents, ...words.yaml }, places)}
        plan={({ several }) => ({
          open: ['version', 'several', 'document', 'indent', 'sortKeys'],
          without: several === 'one' ? [] : ['document'],
        })}
        samples={examplesOf(samples(words.sampleComment), words.samples)}
        footer={({ count }) => (count > 1 ? <span>{words.count(count)}</span> : null)}
        tabs={<ViewTabs words={words} views={['text', 'tree']} value={view} onChange={setView} />}
        body={({ text }) => (view === 'tree' && text !== '' ? <Tree json={text} /> : undefined)}
      />
      <Files />
    </>
  );
}

function Tree({ json }: { json: string }) {
  const words = useWords();
  const { value, stale } = useOperation(index, { text: json }, {});
  return value && !stale ? <JsonTree index={value} label={words.tree} /> : <div aria-busy />;
}

/** Several files at once, on demand. */
function Files() {
  const words = useWords();
  const [options] = useOptions(yamlToJsonOptions);
  const id = useId();
  // Once opened it stays, with its files, also while it is closed again.
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <div className={styles.foot}>
      <FoldButton variant="quiet" label={words.files} isOpen={isOpen === true} onChange={setOpen} controls={id} />
      <div id={id} hidden={!isOpen}>
        {isOpen === undefined ? null : <ManyFiles options={options} />}
      </div>
    </div>
  );
}
