import { useId, useState } from 'react';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes, useConversion } from '../../ui/converter/converter';
import { JSON_FORMAT, YAML_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { yamlNotes } from '../../ui/document-notes/yaml-notes';
import { Options } from '../../ui/options/options';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import type { ConvertOptions } from './convert-files';
import { convert, index, yamlToJsonOptions } from './operations';
import { SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const treePart = makePart(() => import('../../ui/json-tree/json-tree'));
const filesPart = makePart(() => import('./many-files'));

/** YAML left, JSON right, as text or as a tree. */
export default function YamlToJson() {
  const words = useWords();
  const [options] = useOptions(yamlToJsonOptions);
  const [view, setView] = useState<'text' | 'tree'>('text');
  const holding = { initial: SAMPLES.lists, refuse: refuseLarge };
  const conversion = useConversion(convert, options, holding);
  const { run } = conversion;
  const json = run.status === 'done' ? run.value?.text : undefined;
  const wantsTree = view === 'tree' && json !== undefined && json !== '';
  const indexed = useOperation(index, { text: json ?? '' }, {}, { enabled: wantsTree });
  const tree = usePart(treePart, view === 'tree');

  function treeView() {
    const found = indexed.stale ? undefined : indexed.value;
    return tree && found ? <tree.JsonTree index={found} label={words.tree} /> : <div aria-busy />;
  }

  return (
    <>
      <ConverterPanes
        {...conversion}
        inputLabel={YAML_FORMAT.name}
        outputLabel={JSON_FORMAT.name}
        accept={YAML_FORMAT.accept}
        placeholder={words.inputHint}
        leadsTo={{ tool: 'json-to-yaml-converter', label: words.documents.swap }}
        fileName={JSON_FORMAT.fileName}
        mimeType={JSON_FORMAT.mimeType}
        highlight={highlightJsonLine}
        fault={(fault) => placedError(words.fault(fault), fault)}
        notes={({ notes }, places) => yamlNotes(notes, { ...words.documents, ...words.yaml }, places)}
        footer={({ count }) => (count > 1 ? <span>{words.count(count)}</span> : null)}
        tabs={
          <Tabs
            label={words.view}
            size="small"
            tabs={[
              { id: 'text', label: words.text },
              { id: 'tree', label: words.tree },
            ]}
            value={view}
            onChange={setView}
          />
        }
        body={() => (wantsTree ? treeView() : undefined)}
        example={[
          { label: words.sampleLists, value: SAMPLES.lists },
          { label: words.sampleAnchors, value: SAMPLES.anchors },
          { label: words.sampleDocuments, value: SAMPLES.documents },
          { label: words.sampleValues, value: SAMPLES.values(words.sampleComment) },
        ]}
        optionRow={
          <Options
            schema={yamlToJsonOptions}
            words={words.options}
            open={['version', 'several', 'document', 'indent', 'sortKeys']}
            without={options.several === 'one' ? [] : ['document']}
          />
        }
      />
      <Files options={options} />
    </>
  );
}

/** Several files at once, on demand. */
function Files({ options }: { options: ConvertOptions }) {
  const words = useWords();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const part = usePart(filesPart, isOpen);
  return (
    <div className={styles.foot}>
      <Button
        size="small"
        variant="quiet"
        icon={isOpen ? 'chevron-down' : 'chevron-right'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words.files}
      </Button>
      <div id={id} hidden={!isOpen}>
        {part ? <part.ManyFiles options={options} /> : null}
      </div>
    </div>
  );
}
