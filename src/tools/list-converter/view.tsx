import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Converter, ConverterPanes, type ConverterPanesProps } from '../../ui/converter/converter';
import { later } from '../../ui/later';
import { ViewTabs } from '../../ui/tabs/view-tabs';
import { examplesOf } from '../../ui/text-input/examples-of';
import { TextInput } from '../../ui/text-input/text-input';
import type { ConvertedList, ListFault } from './convert-list';
import { ListOptionRow } from './list-option-row';
import { combine, convert, convertByPattern } from './operations';
import { hasPattern, listOptions } from './options';
import { INITIAL_TEXT, SAMPLES } from './samples';
import { useWords } from './use-words';

const FrequencyTable = later(async () => (await import('./frequency-table')).FrequencyTable);

const ACCEPT = '.txt,.csv,.tsv,.list,.log,.md,text/*';

/** A list left, what is made of it right, options above: these stay, with the focus, while what is below is another. */
export default function ListConverter() {
  return (
    <>
      <ListOptionRow />
      <Lists />
    </>
  );
}

function Lists() {
  const [{ mode, frequency }] = useOptions(listOptions);
  if (mode === 'sets') return <TwoLists />;
  return mode === 'list' && frequency ? <OneList {...FREQUENCIES} /> : <OneList {...ITEMS} />;
}

/** What is shown of a list that was reworked. */
type Shown = Pick<
  ConverterPanesProps<ConvertedList, ListFault>,
  'fileName' | 'mimeType' | 'toText' | 'linesOf' | 'body'
>;

const ITEMS: Shown = { fileName: 'list.txt', mimeType: 'text/plain' };

const FREQUENCIES: Shown = {
  fileName: 'frequency.tsv',
  mimeType: 'text/tab-separated-values',
  toText: ({ frequencies }) => frequencies?.text ?? '',
  linesOf: ({ frequencies }) => frequencies?.lines,
  body: ({ frequencies }) => frequencies && <FrequencyTable {...frequencies} />,
};

/** One list, its items or how often each of them comes. */
function OneList(shown: Shown) {
  const words = useWords();
  const language = useLocale();
  const [options, change] = useOptions(listOptions);
  const [shuffles, setShuffles] = useState(0);
  const isList = options.mode === 'list';
  const tabs = (
    <ViewTabs
      words={{ view: words.view, text: words.text, frequency: words.options.frequency }}
      views={['text', 'frequency']}
      value={options.frequency ? 'frequency' : 'text'}
      onChange={(view) => change({ frequency: view === 'frequency' })}
    />
  );
  const shuffle = (
    <Button
      size="small"
      variant="quiet"
      icon="refresh-cw"
      iconOnly
      aria-label={words.shuffleAgain}
      onClick={() => setShuffles(shuffles + 1)}
    />
  );
  return (
    <Converter
      operation={hasPattern(options) ? convertByPattern : convert}
      options={{ ...options, language }}
      resultKey={shuffles}
      unit="items"
      inputLabel={words.text}
      outputLabel={words.result}
      initial={INITIAL_TEXT}
      placeholder={words.placeholder}
      accept={ACCEPT}
      example={examplesOf(SAMPLES, words.samples)}
      fault={(fault) => ({ message: words.fault(fault) })}
      tabs={isList ? tabs : undefined}
      actions={isList && options.sort === 'shuffle' ? shuffle : undefined}
      footer={(made) => <Counts {...made} />}
      {...shown}
    />
  );
}

/** Two lists, and what they have or have not in common. */
function TwoLists() {
  const words = useWords();
  const language = useLocale();
  const [options] = useOptions(listOptions);
  const [first, setFirst] = useDraft<TextSource>('text', INITIAL_TEXT, { takes: 'text' });
  const [second, setSecond] = useDraft<TextSource>('other', '');
  const isGiven = !isEmptySource(first) || !isEmptySource(second);
  const run = useOperation(combine, { text: first, other: second }, { ...options, language }, { enabled: isGiven });
  return (
    <>
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
        footer={(made) => <Counts {...made} />}
        fileName="list.txt"
        mimeType="text/plain"
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
