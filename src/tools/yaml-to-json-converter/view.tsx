import { useId, useState } from 'react';
import { useWords } from '../../i18n/context';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes } from '../../ui/converter/converter';
import { placedError } from '../../ui/document-notes/document-notes';
import { yamlNotes } from '../../ui/document-notes/yaml-notes';
import { JsonLayoutOptions, JsonValueOptions } from '../../ui/document-options/json-output-options';
import { YamlMeaningOptions, YamlVersionOption } from '../../ui/document-options/yaml-input-options';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { Tabs } from '../../ui/tabs/tabs';
import type { ConvertFault } from './convert';
import type { ConvertOptions } from './convert-files';
import type { words as zhCn } from './locales/zh-cn';
import { convert, index, yamlToJsonOptions } from './operations';
import { INITIAL_TEXT, SAMPLES } from './samples';
import styles from './view.module.css';

const ACCEPT = '.yaml,.yml,.txt,application/yaml';

const treePart = makePart(() => import('../../ui/json-tree/json-tree'));
const filesPart = makePart(() => import('./many-files'));

/** YAML left, JSON right, as text or as a tree. */
export default function YamlToJson() {
  const words = useWords<typeof zhCn>();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [options, change, reset] = useOptions(yamlToJsonOptions);
  const [view, setView] = useState<'text' | 'tree'>('text');

  const refusal: ConvertFault | undefined = refuseLarge(source);
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const ran = useOperation(convert, { text: source }, options, { enabled: isEnabled });
  const run = refusal ? { ...ran, status: 'fault' as const, value: undefined, fault: refusal } : ran;
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
        source={source}
        onSource={setSource}
        run={run}
        inputLabel={words.yaml.yamlInput}
        outputLabel="JSON"
        accept={ACCEPT}
        placeholder={words.inputHint}
        leadsTo={{ tool: 'json-to-yaml-converter', label: words.documents.swap }}
        fileName="output.json"
        mimeType="application/json"
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
        optionRow={<ConvertOptionRow options={options} change={change} reset={reset} />}
      />
      <Files options={options} />
    </>
  );
}

interface ConvertOptionRowProps {
  options: ConvertOptions;
  change: (changes: Partial<ConvertOptions>) => void;
  reset: () => void;
}

function ConvertOptionRow({ options, change, reset }: ConvertOptionRowProps) {
  const words = useWords<typeof zhCn>();
  return (
    <OptionRow
      onReset={reset}
      more={
        <>
          <JsonValueOptions words={words.documents} options={options} change={change} />
          <YamlMeaningOptions words={words.yaml} options={options} change={change} />
          <Switch label={words.documents.strict} checked={options.strict} onChange={(strict) => change({ strict })} />
        </>
      }
    >
      <YamlVersionOption words={words.yaml} options={options} change={change} />
      <Option label={words.several}>
        <Select
          label={words.several}
          hideLabel
          size="small"
          options={[
            { label: words.severalArray, value: 'array' as const },
            { label: words.severalLines, value: 'lines' as const },
            { label: words.severalOne, value: 'one' as const },
          ]}
          value={options.several}
          onChange={(several) => change({ several })}
        />
        {options.several === 'one' ? (
          <span className={styles.number}>
            <NumberField
              label={words.document}
              hideLabel
              size="small"
              min={1}
              max={1_000_000}
              option="document"
              value={options.document}
              onChange={(document) => change({ document })}
            />
          </span>
        ) : null}
      </Option>
      <JsonLayoutOptions words={words.documents} options={options} change={change} />
    </OptionRow>
  );
}

/** Several files at once, on demand. */
function Files({ options }: { options: ConvertOptions }) {
  const words = useWords<typeof zhCn>();
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
