import { useMemo, useRef, useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS, type Locale } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import { toCsv } from '../../lib/csv-writer';
import { FILE_ENCODING_NAMES, type FileEncoding } from '../../lib/file-encodings';
import { browserLanguages, languageName } from '../../lib/own-settings';
import type { TextSource } from '../../lib/text-source';
import { readAnyText, sourceOf } from '../../operations/read-any-text';
import { useToolId } from '../../operations/tool-context';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Table } from '../../ui/table/table';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { count } from './operations';
import { countOptions } from './options';
import {
  allCounts,
  COUNTS,
  countOf,
  limitsOf,
  splitDuration,
  TILES,
  toJson,
  type CountName,
  type Limit,
  type TileName,
} from './rows';
import type { Frequency } from './counts';
import type { Statistics } from './statistics';
import { useSelectedText } from './use-selected-text';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

/** Bytes up to which a file's encoding is found out; longer ones are read as UTF-8, piece by piece. */
const SNIFFED = 50_000_000;

export default function TextStatistics() {
  const words = useWords();
  const [text, setText] = useDraft<TextSource>('text', words.sample);
  const [options, setOptions, resetOptions] = useOptions(countOptions);
  const toolId = useToolId();
  const [opened, setOpened] = useState<{ readonly source: TextSource; readonly encoding: FileEncoding }>();
  const run = useOperation(count, { text }, options);
  const around = useRef<HTMLDivElement>(null);
  const selected = useSelectedText(around);
  const selection = useOperation(count, { text: selected }, options, { enabled: selected !== '' });
  const statistics = run.value;

  /** A file in any of the usual encodings; what is no text stays the file, and counting says so. */
  async function openFile(file: File): Promise<TextSource> {
    if (file.size > SNIFFED) return file;
    const read = await readAnyText(file, 'auto', toolId);
    if (!read.ok) return file;
    const source = sourceOf(read.value, file);
    setOpened({ source, encoding: read.value.encoding });
    return source;
  }

  return (
    <Stack>
      <OptionRow onReset={resetOptions}>
        <LanguageOption
          value={options.language}
          guessed={options.language === 'auto' && run.status === 'done' ? statistics?.language : undefined}
          onChange={(language) => setOptions({ language })}
        />
        <Checkbox
          label={words.ignoreCase}
          checked={options.ignoreCase}
          onChange={(ignoreCase) => setOptions({ ignoreCase })}
        />
        <Checkbox
          label={words.stopWords}
          checked={options.hideStopWords}
          onChange={(hideStopWords) => setOptions({ hideStopWords })}
        />
        <Option label={words.minWordLength}>
          <span className={styles.number}>
            <NumberField
              label={words.minWordLength}
              hideLabel
              size="small"
              min={1}
              max={50}
              option="minWordLength"
              value={options.minWordLength}
              onChange={(minWordLength) => setOptions({ minWordLength })}
            />
          </span>
        </Option>
      </OptionRow>
      <div className={styles.columns}>
        <div ref={around} className={styles.input}>
          <TextInput
            label={words.text}
            value={text}
            onChange={setText}
            openFile={openFile}
            openedFrom={opened?.source === text ? FILE_ENCODING_NAMES[opened.encoding] : undefined}
            readAs={
              opened?.source === text && opened.encoding !== 'utf-8' ? (
                <Badge>{FILE_ENCODING_NAMES[opened.encoding]}</Badge>
              ) : null
            }
            rows={12}
            example={words.sample}
            footer={
              <p role="status" className={styles.selected}>
                {selected !== '' && selection.value ? describe(words, selection.value) : ''}
              </p>
            }
          />
          {statistics ? <Limits statistics={statistics} /> : null}
        </div>
        <Stack>
          <Unfinished run={run} />
          {statistics ? (
            <div className={styles.results} data-stale={run.stale ? '' : undefined}>
              {statistics.isBroken ? <Notes items={[{ kind: 'warning', message: words.broken }]} /> : null}
              <Tiles statistics={statistics} />
              <Counts statistics={statistics} isStale={run.stale} />
            </div>
          ) : null}
        </Stack>
      </div>
      {statistics && statistics.characters > 0 ? (
        <div className={styles.columns} data-stale={run.stale ? '' : undefined}>
          <Frequencies
            title={words.topWords}
            name={words.word}
            rows={statistics.topWords}
            of={statistics.words}
            fileName="words.csv"
          />
          <Frequencies
            title={words.topCharacters}
            name={words.character}
            rows={statistics.topCharacters}
            of={statistics.charactersWithoutSpace}
            fileName="characters.csv"
          />
        </div>
      ) : null}
    </Stack>
  );
}

function describe(words: ToolWords, { characters, words: wordCount, lines, bytes }: Statistics): string {
  return words.selected(characters, wordCount, lines, bytes);
}

/** Languages whose words are found by rules or dictionaries of their own. */
const OTHER_LANGUAGES = ['de', 'es', 'it', 'pt', 'nl', 'sv', 'fi', 'ru', 'el', 'he', 'ar', 'hi', 'ja', 'ko', 'th'];

interface LanguageOptionProps {
  value: string;
  guessed: string | undefined;
  onChange: (language: string) => void;
}

function LanguageOption({ value, guessed, onChange }: LanguageOptionProps) {
  const words = useWords();
  const locale = useLocale();
  const options = useMemo(() => {
    const tags = [...new Set(['zh', 'en', 'fr', ...browserLanguages(), ...OTHER_LANGUAGES])];
    return [
      { value: 'auto', label: guessed ? words.autoAs(languageName(guessed, LANGUAGE_TAGS[locale])) : words.auto },
      ...tags.map((tag) => ({ value: tag, label: languageName(tag, LANGUAGE_TAGS[locale]) })),
    ];
  }, [words, locale, guessed]);
  return (
    <div className={styles.language}>
      <OptionSelect label={words.language} options={options} value={value} onChange={onChange} />
    </div>
  );
}

function Tiles({ statistics }: { statistics: Statistics }) {
  const words = useWords();
  const locale = useLocale();
  const { characters, charactersWithoutSpace, words: wordCount, lines, bytes } = statistics;
  const tiles = [
    { label: words.characters, value: characters },
    { label: words.charactersWithoutSpace, value: charactersWithoutSpace },
    { label: words.words, value: wordCount },
    { label: words.lines, value: lines },
    { label: words.bytes, value: bytes, remark: words.kilobytes(bytes / 1000, bytes / 1024) },
  ];
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ label, value, remark }) => (
        <div key={label} className={styles.tile}>
          <dt>{label}</dt>
          <dd className="num">{formatNumber(locale, value)}</dd>
          {remark ? <dd className="meta">{remark}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

/** A count as it reads best. */
function showCount(words: ToolWords, locale: Locale, statistics: Statistics, name: CountName): string {
  const value = countOf(statistics, name);
  if (value === null) return name === 'gbkBytes' ? words.notEncodable : words.noValue;
  if (name === 'readingSeconds' || name === 'speakingSeconds')
    return words.duration(...splitDuration(statistics[name]));
  const { sms, longestLineNumber } = statistics;
  if (name === 'smsParts') return words.sms(value, sms.encoding === 'gsm-7' ? 'GSM-7' : 'UCS-2', sms.units);
  const shown = formatNumber(locale, value, { maximumFractionDigits: 2 });
  return name === 'longestLine' && value > 0 ? `${shown} · ${words.onLine(longestLineNumber)}` : shown;
}

function Counts({ statistics, isStale }: { statistics: Statistics; isStale: boolean }) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const rows = COUNTS.map((name) => ({
    label: words.countName(name),
    value: countOf(statistics, name),
    shown: showCount(words, locale, statistics, name),
  }));
  const isTile = (name: TileName | CountName): name is TileName => TILES.some((tile) => tile === name);
  const nameOf = (name: TileName | CountName) => (isTile(name) ? words[name] : words.countName(name));
  const csv = () =>
    toCsv([
      [words.count, words.value],
      ...allCounts(statistics).map(([name, value]) => [nameOf(name), `${value ?? ''}`]),
    ]);
  return (
    <section className={styles.counts}>
      <ResultHead
        title={words.allCounts}
        actions={
          <>
            <CopyButton size="small" label={words.copyCsv} value={csv} disabled={isStale} />
            <CopyButton size="small" label={words.copyJson} value={() => toJson(statistics)} disabled={isStale} />
            <DownloadButton
              size="small"
              label={kit.downloadCsv}
              fileName="text-statistics.csv"
              mimeType="text/csv"
              content={csv}
              disabled={isStale}
            />
            <DownloadButton
              size="small"
              label={words.json}
              fileName="text-statistics.json"
              mimeType="application/json"
              content={() => toJson(statistics)}
              disabled={isStale}
            />
          </>
        }
      />
      <Table
        label={words.allCounts}
        rows={rows}
        headers={[
          { key: 'label', label: words.count },
          {
            key: 'value',
            label: words.value,
            align: 'end',
            render: ({ label, value, shown }) => (
              <span className={styles.value}>
                <span className="num">{shown}</span>
                <CopyButton
                  iconOnly
                  size="small"
                  variant="quiet"
                  label={kit.copyNamed(label)}
                  value={value === null ? '' : String(value)}
                  disabled={isStale || value === null}
                />
              </span>
            ),
          },
        ]}
      />
    </section>
  );
}

function Limits({ statistics }: { statistics: Statistics }) {
  const words = useWords();
  return (
    <section aria-label={words.limits}>
      <h2 className={styles.heading}>{words.limits}</h2>
      <ul className={styles.limits}>
        {limitsOf(statistics).map((limit) => (
          <LimitBar key={limit.id} {...limit} />
        ))}
      </ul>
    </section>
  );
}

function LimitBar({ id, used, limit }: Limit) {
  const words = useWords();
  const name = words.limitName(id);
  return (
    <li className={styles.limit}>
      <span>{name}</span>
      <span className="meta">
        {used > limit ? <Badge kind="bad">{words.over(used - limit)}</Badge> : null} {words.used(used, limit)}
      </span>
      <meter
        aria-label={name}
        aria-valuetext={words.used(used, limit)}
        min={0}
        max={limit}
        high={limit * 0.9}
        value={Math.min(used, limit)}
        data-over={used > limit ? '' : undefined}
      />
    </li>
  );
}

interface FrequenciesProps {
  title: string;
  name: string;
  rows: readonly Frequency[];
  /** The number that makes a share of each count. */
  of: number;
  fileName: string;
}

function Frequencies({ title, name, rows, of, fileName }: FrequenciesProps) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  return (
    <section>
      <ResultHead
        title={title}
        actions={
          <DownloadButton
            size="small"
            label={kit.downloadCsv}
            fileName={fileName}
            mimeType="text/csv"
            content={() => toCsv([[name, words.times], ...rows.map(({ text, count: times }) => [text, String(times)])])}
            disabled={rows.length === 0}
          />
        }
      />
      {rows.length === 0 ? (
        <p className={styles.nothing}>{words.nothing}</p>
      ) : (
        <div className={styles.frequencies}>
          <Table
            label={title}
            sortable
            rows={rows}
            headers={[
              { key: 'text', label: name, mono: true },
              {
                key: 'count',
                label: words.times,
                align: 'end',
                render: (row) => <span className="num">{formatNumber(locale, row.count)}</span>,
              },
              {
                key: 'share',
                label: words.share,
                align: 'end',
                text: (row) => row.count / of,
                render: (row) => (
                  <span className="num">
                    {formatNumber(locale, row.count / of, { style: 'percent', maximumFractionDigits: 1 })}
                  </span>
                ),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
