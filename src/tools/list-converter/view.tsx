import { useState, type ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Converter, ConverterPanes } from '../../ui/converter/converter';
import { makePart, usePart } from '../../ui/part';
import { Tabs } from '../../ui/tabs/tabs';
import { TextInput } from '../../ui/text-input/text-input';
import type { ConvertedList } from './convert-list';
import type { Frequencies } from './frequency';
import { ListOptionRow } from './list-option-row';
import { combine, convert, convertByPattern } from './operations';
import { listOptions, type ListOptions } from './options';
import { useWords } from './use-words';

const tablePart = makePart(() => import('./frequency-table'));

const ACCEPT = '.txt,.csv,.tsv,.list,.log,.md,text/*';
const INITIAL = 'apple\nbanana\ncherry';
const SAMPLES = {
  lines: ' file10\nfile2 \nFile1\nfile2\n\n北京\nO’Brien\n👩‍🚀',
  comma: 'one, two, three,, two, "four"',
  table: 'id\tname\tcity\n1\tZoé\tParis\n2\t小明\t上海',
};

/** Options with which a few letters can take for ever. */
function hasPattern(options: ListOptions): boolean {
  if (options.mode === 'transpose') return false;
  const removes = options.removePrefix !== '' || options.removeSuffix !== '';
  return options.splitOn === 'regex' || (options.removeByPattern && removes);
}

/** A list left, what is made of it right, options above. */
export default function ListConverter() {
  const words = useWords();
  const language = useLocale();
  const [options, setOptions, resetOptions] = useOptions(listOptions);
  const [shuffles, setShuffles] = useState(0);
  const isList = options.mode === 'list';
  const optionRow = <ListOptionRow options={options} change={setOptions} reset={resetOptions} />;
  if (options.mode === 'sets') return <TwoLists options={options} optionRow={optionRow} />;
  const showsFrequency = isList && options.frequency;

  return (
    <Converter
      operation={hasPattern(options) ? convertByPattern : convert}
      options={{ ...options, language }}
      resultKey={shuffles}
      unit="items"
      inputLabel={words.text}
      outputLabel={words.result}
      initial={INITIAL}
      placeholder={words.placeholder}
      accept={ACCEPT}
      example={[
        { label: words.samples.lines, value: SAMPLES.lines },
        { label: words.samples.comma, value: SAMPLES.comma },
        { label: words.samples.table, value: SAMPLES.table },
      ]}
      fault={(fault) => ({ message: words.fault(fault) })}
      fileName={showsFrequency ? 'frequency.tsv' : 'list.txt'}
      mimeType={showsFrequency ? 'text/tab-separated-values' : 'text/plain'}
      toText={(made) => (showsFrequency ? (made.frequencies?.text ?? '') : made.text)}
      tabs={
        isList ? (
          <Tabs
            label={words.view}
            size="small"
            tabs={[
              { id: 'list', label: words.text },
              { id: 'frequency', label: words.frequency },
            ]}
            value={options.frequency ? 'frequency' : 'list'}
            onChange={(view) => setOptions({ frequency: view === 'frequency' })}
          />
        ) : undefined
      }
      actions={
        isList && options.sort === 'shuffle' ? (
          <Button
            size="small"
            variant="quiet"
            icon="refresh-cw"
            iconOnly
            aria-label={words.shuffleAgain}
            onClick={() => setShuffles(shuffles + 1)}
          />
        ) : undefined
      }
      {...(showsFrequency && {
        body: ({ frequencies }: ConvertedList) => frequencies && <Frequency {...frequencies} />,
        linesOf: ({ frequencies }: ConvertedList) => frequencies?.lines,
      })}
      footer={(made) => <Counts {...made} />}
      optionRow={optionRow}
    />
  );
}

interface TwoListsProps {
  options: ListOptions;
  optionRow: ReactNode;
}

/** Two lists, and what they have or have not in common. */
function TwoLists({ options, optionRow }: TwoListsProps) {
  const words = useWords();
  const language = useLocale();
  const [first, setFirst] = useDraft<TextSource>('text', INITIAL, { takes: 'text' });
  const [second, setSecond] = useDraft<TextSource>('other', '');
  const isGiven = !isEmptySource(first) || !isEmptySource(second);
  const run = useOperation(combine, { text: first, other: second }, { ...options, language }, { enabled: isGiven });
  return (
    <>
      {optionRow}
      <TextInput
        label={words.second}
        value={second}
        onChange={setSecond}
        rows={5}
        accept={ACCEPT}
        placeholder={words.placeholder}
      />
      <ConverterPanes
        source={first}
        onSource={setFirst}
        run={run}
        unit="items"
        inputLabel={words.first}
        outputLabel={words.result}
        placeholder={words.placeholder}
        accept={ACCEPT}
        fault={(fault) => ({ message: words.fault(fault) })}
        fileName="list.txt"
        mimeType="text/plain"
        footer={(made) => <Counts {...made} />}
      />
    </>
  );
}

/** In the foot of the result: what went in, what was left out, what came out. */
function Counts({ counts, table }: ConvertedList) {
  const words = useWords();
  if (table) return <span>{words.table(table.rows, table.columns)}</span>;
  if (!counts) return null;
  return (
    <>
      <span>{words.itemsIn(counts.in)}</span>
      <span>{words.emptyDropped(counts.emptyDropped)}</span>
      <span>{words.duplicatesRemoved(counts.duplicatesRemoved)}</span>
      <span>{words.itemsOut(counts.out)}</span>
    </>
  );
}

/** Fetched when it is asked for. */
function Frequency(frequencies: Frequencies) {
  const table = usePart(tablePart, true);
  return table ? <table.FrequencyTable {...frequencies} /> : null;
}
