import { useRef, useState } from 'react';
import { refuseLarge } from '../../lib/document/refuse-large';
import type { TextSource } from '../../lib/text-source';
import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, useConversion } from '../../ui/converter/converter';
import { YAML_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import { NoResult } from '../../ui/no-result/no-result';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { examplesOf } from '../../ui/text-input/examples-of';
import type { TextInputHandle } from '../../ui/text-input/text-input';
import { yamlViewerNotes } from './notes';
import { format, formatOptions, index } from './operations';
import { samples } from './samples';
import { SchemaChoice, SchemaFindings, SchemaTrouble, useSchemaCheck } from './schema-check';
import { useWords } from './use-words';

const JsonTree = later(async () => (await import('../../ui/json-tree/json-tree')).JsonTree);

/** YAML left, the same formatted right, as text or as a tree. */
export default function YamlViewer() {
  const words = useWords();
  const [options] = useOptions(formatOptions);
  const [view, setView] = useState<'text' | 'tree'>('text');
  const own = samples(words.sampleComment, words.sampleRelease);
  const conversion = useConversion(format, options, { initial: own.documents, refuse: refuseLarge });
  const schema = useSchemaCheck(conversion.source);
  const input = useRef<TextInputHandle>(null);
  const isTyped = typeof conversion.source === 'string';
  return (
    <>
      <ConverterPanes
        {...conversion}
        inputLabel={words.input}
        outputLabel={words.result}
        accept={YAML_FORMAT.accept}
        placeholder={words.inputHint}
        example={examplesOf(own, words.samples)}
        fileName="data.yaml"
        mimeType={YAML_FORMAT.mimeType}
        leadsTo={{ tool: 'yaml-to-json-converter', label: words.toJson }}
        highlight={highlightYamlLine}
        fault={(fault) => placedError(words.fault(fault), fault)}
        notes={(value, places) => yamlViewerNotes(value, words, places)}
        inputRef={input}
        footer={({ count }) => (count > 1 ? <span>{words.count(count)}</span> : null)}
        tabs={<ViewTabs words={words} views={['text', 'tree']} value={view} onChange={setView} />}
        body={({ count }) => (view === 'tree' && count > 0 ? <Tree source={conversion.source} /> : undefined)}
        optionRow={
          <>
            <Options
              schema={formatOptions}
              words={words.options}
              open={['indent', 'sortKeys', 'quotes', 'lineWidth', 'version']}
              after={<SchemaChoice {...schema} />}
              onReset={() => schema.setFile(undefined)}
            />
            <SchemaTrouble {...schema} isTextRead={conversion.run.failure === undefined} />
          </>
        }
      />
      <SchemaFindings {...schema} toInput={isTyped ? (offset) => input.current?.goTo(offset) : undefined} />
    </>
  );
}

/** The values of what stands in the input. */
function Tree({ source }: { source: TextSource }) {
  const words = useWords();
  const [{ version, strict }] = useOptions(formatOptions);
  const { value, fault, stale } = useOperation(index, { text: source }, { version, strict });
  // Aliases may be too many to be shown, though the text is formatted.
  if (fault && !stale) return <NoResult>{words.fault(fault)}</NoResult>;
  return value && !stale ? <JsonTree index={value} label={words.tree} /> : <div aria-busy />;
}
