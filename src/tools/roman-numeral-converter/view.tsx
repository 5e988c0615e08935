import { useRef } from 'react';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { Switch } from '../../ui/switch/switch';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { type LineFault, overlineHelps, type Pair } from './conversion';
import { describeNumbers, describeRoman, romanOptions } from './operations';
import { LIMITS } from './roman';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

type Side = 'number' | 'roman';
type RomanOptions = ReturnType<typeof useOptions<typeof romanOptions>>[0];

const EXAMPLES = {
  number: { oneExample: '42', yearExample: '2026', rangeExample: '1-20', dateExample: '2026-07-14' },
  roman: { oneExample: 'XLII', yearExample: 'MMXXVI', dateExample: 'XIV·VII·MMXXVI', oldExample: 'IIII\nMDCCCCX\nIC' },
} as const;
/** More warnings than these are only counted. */
const WARNINGS = 20;

/** Numbers and Roman numerals side by side, line for line; whichever was edited last is the source of the other. */
export default function RomanNumeralConverter() {
  const words = useWords();
  const [options, setOptions, resetOptions] = useOptions(romanOptions);
  const [side, setSide] = useDraft<Side>('side', 'number');
  const [source, setSource] = useDraft<TextSource>('source', '42');
  const romanInput = useRef<TextInputHandle>(null);

  const isWriting = side === 'number';
  const { irregular, ...style } = options;
  const writing = useOperation(describeNumbers, { numbers: source }, style, { enabled: isWriting });
  const reading = useOperation(describeRoman, { roman: source }, { irregular }, { enabled: !isWriting });
  const run = isWriting ? writing : reading;
  const faults = run.status === 'fault' && run.fault ? [run.fault] : run.stale ? [] : (run.value?.faults ?? []);
  const [fault] = faults;
  const pairs = run.value?.pairs ?? [];

  const edit = (edited: Side) => (value: TextSource) => {
    setSide(edited);
    setSource(value);
  };
  const field = (own: Side) => ({
    label: words[own],
    value: side === own ? source : toTextSource(run.value?.text ?? '', `${own}.txt`),
    onChange: edit(own),
    isSource: side === own,
    error: side === own && fault ? errorOf(words, fault, source, setOptions) : undefined,
  });

  return (
    <Stack>
      <RomanOptionRow options={options} onChange={setOptions} onReset={resetOptions} />
      <div className={styles.fields}>
        <Half
          {...field('number')}
          placeholder={words.numberPlaceholder}
          fileName="numbers.txt"
          example={examplesOf(words, EXAMPLES.number)}
        />
        <Half
          {...field('roman')}
          placeholder={words.romanPlaceholder}
          fileName="roman-numerals.txt"
          example={examplesOf(words, EXAMPLES.roman)}
          handle={romanInput}
        />
      </div>
      {run.status === 'failed' ? <Unfinished run={run} /> : null}
      <Warnings pairs={pairs} source={source} onGo={(at) => romanInput.current?.goTo(at)} />
      {faults.length > 1 ? <Notes items={[{ kind: 'warning', message: words.moreFaults(faults.length - 1) }]} /> : null}
      <Results pairs={pairs} />
    </Stack>
  );
}

function examplesOf<Key extends keyof ToolWords>(words: ToolWords, examples: Readonly<Partial<Record<Key, string>>>) {
  return Object.entries<string | undefined>(examples).map(([key, value]) => ({
    // The keys are those of words, each a plain text.
    label: String(words[key as Key]),
    value: value ?? '',
  }));
}

function errorOf(
  words: ToolWords,
  fault: LineFault,
  source: TextSource,
  onChange: (changes: Partial<RomanOptions>) => void,
): FieldError {
  const isOne = typeof source === 'string' && !/[\r\n]/.test(source.trim());
  const isPlainRange = fault.code === 'out-of-range' && fault.limit === LIMITS.plain;
  const helps = isPlainRange && typeof source === 'string' && overlineHelps(lineOf(source, fault.at));
  const message = isPlainRange && !helps ? words.range : words.fault(fault);
  const place = typeof source === 'string' ? { at: fault.at } : { line: fault.line };
  const action = helps
    ? { label: words.turnOn, changes: { overline: true } }
    : fault.code === 'irregular'
      ? { label: words.acceptOld, changes: { irregular: true } }
      : undefined;
  return {
    message: isOne ? message : words.inLine(fault.line, message),
    ...place,
    ...(action && {
      actions: (
        <Button size="small" onClick={() => onChange(action.changes)}>
          {action.label}
        </Button>
      ),
    }),
  };
}

function lineOf(text: string, at: number): string {
  return /^[^\r\n]*/.exec(text.slice(at))?.[0] ?? '';
}

interface RomanOptionRowProps {
  options: RomanOptions;
  onChange: (changes: Partial<RomanOptions>) => void;
  onReset: () => void;
}

function RomanOptionRow({ options, onChange, onReset }: RomanOptionRowProps) {
  const words = useWords();
  return (
    <OptionRow onReset={onReset}>
      <Option label={words.letterCase}>
        <ButtonsSelect
          label={words.letterCase}
          hideLabel
          size="small"
          options={[
            { value: false, label: words.upperCase },
            { value: true, label: words.lowerCase },
          ]}
          value={options.lowerCase}
          onChange={(lowerCase) => onChange({ lowerCase })}
        />
      </Option>
      <Switch label={words.overline} checked={options.overline} onChange={(overline) => onChange({ overline })} />
      <Switch label={words.unicode} checked={options.unicode} onChange={(unicode) => onChange({ unicode })} />
      <Switch label={words.irregular} checked={options.irregular} onChange={(irregular) => onChange({ irregular })} />
    </OptionRow>
  );
}

interface HalfProps {
  label: string;
  value: TextSource;
  onChange: (value: TextSource) => void;
  isSource: boolean;
  error: FieldError | undefined;
  placeholder: string;
  fileName: string;
  example: readonly { label: string; value: string }[];
  handle?: React.Ref<TextInputHandle>;
}

/** One side: a field with its copy and download. */
function Half({ isSource, fileName, handle, ...props }: HalfProps) {
  const { value, error } = props;
  const isEmpty = isEmptySource(value) || error !== undefined;
  return (
    <TextInput
      {...props}
      ref={handle}
      rows={3}
      actions={
        <>
          <DownloadButton
            fileName={fileName}
            mimeType="text/plain"
            content={() => value}
            iconOnly
            size="small"
            variant="quiet"
            disabled={isEmpty}
          />
          <CopyButton
            value={() => (typeof value === 'string' ? value : value.text())}
            size="small"
            variant={isSource ? undefined : 'primary'}
            disabled={isEmpty}
          />
        </>
      }
    />
  );
}

interface WarningsProps {
  pairs: readonly Pair[];
  source: TextSource;
  onGo: (offset: number) => void;
}

/** Each irregular numeral with its regular form; of many, the first ones. */
function Warnings({ pairs, source, onGo }: WarningsProps) {
  const words = useWords();
  const irregular = pairs.filter((pair) => pair.regular !== undefined);
  const starts = typeof source === 'string' ? lineStarts(source) : undefined;
  const items: NoteItem[] = irregular.slice(0, WARNINGS).map(({ roman, regular = '', line }) => {
    const start = starts?.[line - 1];
    return {
      kind: 'warning',
      message: words.regular(roman, regular),
      ...(pairs.length > 1 && { where: words.lineName(line) }),
      ...(pairs.length > 1 && start !== undefined && { onGo: () => onGo(start) }),
    };
  });
  const more = irregular.length - items.length;
  return <Notes items={more > 0 ? [...items, { kind: 'warning', message: words.moreWarnings(more) }] : items} />;
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r\n?|\n/g)].map((found) => found.index + found[0].length)];
}

const sumOf = ({ terms }: Pair) => terms.join(' + ');

/** The one value with its sum, or a table of all. */
function Results({ pairs }: { pairs: readonly Pair[] }) {
  const words = useWords();
  const [first] = pairs;
  if (!first) return null;
  if (pairs.length === 1) {
    return (
      <>
        <ResultHead title={words.result} />
        <CopyRows label={words.result} nameWidth={150}>
          <CopyRow label={words.number} value={first.number} />
          <CopyRow label={words.roman} value={first.roman} />
          {first.terms.length > 0 ? (
            <CopyRow label={words.sum} value={`${first.regular ?? first.roman} = ${sumOf(first)}`} />
          ) : null}
        </CopyRows>
      </>
    );
  }
  const hasRegular = pairs.some((pair) => pair.regular !== undefined);
  const columns: TableColumn<Pair>[] = [
    { key: 'line', label: words.line, align: 'end', secondary: true },
    { key: 'number', label: words.number, align: 'end', mono: true },
    { key: 'roman', label: words.roman, mono: true },
    ...(hasRegular ? [{ key: 'regular', label: words.regularForm, mono: true }] : []),
    { key: 'sum', label: words.sum, mono: true, text: sumOf },
  ];
  return (
    <Table
      rows={pairs}
      headers={columns}
      description={words.values(pairs.length)}
      csvName="roman-numerals.csv"
      copyKeys={['roman', 'number']}
    />
  );
}
