import { useState } from 'react';
import { refuseLarge } from '../../lib/document/refuse-large';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import { readingName } from '../../lib/json/reading-name';
import { toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes, refused } from '../../ui/converter/converter';
import { JSON_FORMAT } from '../../ui/document-converter/formats';
import { placedError } from '../../ui/document-notes/document-notes';
import { later } from '../../ui/later';
import { Options } from '../../ui/options/options';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { examplesOf } from '../../ui/text-input/examples-of';
import { actsFor } from './faults';
import { prettyNotes } from './notes';
import { formatOptions, prettify, repair } from './operations';
import { SIZE_LIMIT, type PrettyJson } from './prettify';
import { INITIAL_TEXT, samples } from './samples';
import { ShortArrays } from './short-arrays';
import { useAsked } from './use-asked';
import { useWords } from './use-words';

const JsonTree = later(async () => (await import('../../ui/json-tree/json-tree')).JsonTree);
const RepairPanel = later(async () => (await import('./repair-panel')).RepairPanel);

/** JSON left, the same formatted right, as text or as a tree; a text that cannot be read may be repaired. */
export default function JsonPrettify() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [options] = useOptions(formatOptions);
  const [view, setView] = useState<'text' | 'tree'>('text');
  const [asked, ask] = useAsked(source);
  const [repaired, setRepaired] = useState<{ former: TextSource; by: TextSource }>();
  const { jsonLines, unwrap } = asked;
  const settings = { ...options, jsonLines, unwrap };
  const refusal = refuseLarge(source, SIZE_LIMIT);
  const run = refused(useOperation(prettify, { text: source }, settings, { enabled: !refusal }), refusal);
  const repairs = asked.repair && run.fault !== undefined;
  const repairing = useOperation(repair, { text: source }, {}, { enabled: repairs });
  const takeRepaired = (text: string) => {
    const next = toTextSource(text, 'repaired.json');
    setRepaired({ former: source, by: next });
    setSource(next);
  };
  const undoRepair = () => {
    if (repaired) setSource(repaired.former);
    setRepaired(undefined);
  };
  const context = { options, asked, ask, undoRepair: repaired?.by === source ? undoRepair : undefined };
  return (
    <>
      <ConverterPanes
        source={source}
        onSource={setSource}
        run={run}
        inputLabel={words.input}
        outputLabel={words.result}
        accept={JSON_FORMAT.accept}
        placeholder={words.inputHint}
        example={examplesOf(samples(words.sampleComment), words.samples)}
        leadsTo={{ tool: 'json-minify', label: words.openInMinify }}
        fileName="formatted.json"
        mimeType={JSON_FORMAT.mimeType}
        highlight={highlightJsonLine}
        foldRanges={({ folds }) => folds}
        toText={({ text }) => text}
        bytesOf={({ bytes }) => bytes}
        readAs={({ read, count }) => readingName(read.as, count)}
        fault={(fault) => ({
          ...placedError(words.fault(fault), fault),
          acts: actsFor(fault, { ...options, unwrap }, ask, words),
        })}
        notes={(pretty, places) => prettyNotes(pretty, { ...context, places }, words)}
        footer={(pretty) => <Facts pretty={pretty} />}
        tabs={<ViewTabs words={words} views={['text', 'tree']} value={view} onChange={setView} />}
        body={(pretty) =>
          view === 'tree' && pretty.count > 0 ? <JsonTree index={pretty} label={words.tree} /> : undefined
        }
        optionRow={
          <Options
            schema={formatOptions}
            words={words.options}
            open={['indent', 'sortKeys', 'keepComments', 'strings', 'strict']}
            off={options.sortKeys === 'source' ? ['descending'] : []}
            own={{ arrayColumns: <ShortArrays /> }}
          />
        }
      />
      {repairs ? <RepairPanel run={repairing} onUse={takeRepaired} onDiscard={() => ask({ repair: false })} /> : null}
    </>
  );
}

/** The foot of the result, after its lines and bytes. */
function Facts({ pretty: { read, duplicateCount } }: { pretty: PrettyJson }) {
  const words = useWords();
  return (
    <>
      <span>{words.values(read.values)}</span>
      <span>{words.depth(read.depth)}</span>
      {duplicateCount > 0 ? <span>{words.duplicates(duplicateCount)}</span> : null}
    </>
  );
}
