import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { inlineText, isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import { TextInput } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { isNumeronym, knownWords, lookUp } from './known';
import type { Shortened } from './numeronym';
import { describe } from './operations';
import { numeronymOptions } from './options';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const INITIAL = 'internationalization';
const FILE_NAME = 'numeronyms.txt';
/** A longer result stands in a pane, in UTF-16 units. */
const LARGE_LIMIT = 60;
/** A longer text is not looked up, in UTF-16 units. */
const LOOK_UP_LIMIT = 10_000;

/** A word or a text to its numeronyms, or numeronyms back to well-known words. */
export default function NumeronymGenerator() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', INITIAL);
  const [{ direction, ...settings }, setOptions, resetOptions] = useOptions(numeronymOptions);
  const isShortening = direction === 'shorten';
  const run = useOperation(describe, { text: source }, settings, { enabled: isShortening && !isEmptySource(source) });
  const text = inlineText(source);
  const found = isShortening ? undefined : lookUp(text.slice(0, LOOK_UP_LIMIT));

  return (
    <Stack>
      <OptionRow onReset={resetOptions}>
        <ButtonsSelect
          label={words.direction}
          hideLabel
          size="small"
          options={[
            { value: 'shorten', label: words.shorten },
            { value: 'look-up', label: words.lookUp },
          ]}
          value={direction}
          onChange={(value) => setOptions({ direction: value })}
        />
        {isShortening ? (
          <>
            <Option label={words.unit}>
              <ButtonsSelect
                label={words.unit}
                hideLabel
                size="small"
                options={[
                  { value: 'words', label: words.eachWord },
                  { value: 'one', label: words.asOne },
                ]}
                value={settings.unit}
                onChange={(unit) => setOptions({ unit })}
              />
            </Option>
            <Option label={words.shortest}>
              <span className={styles.number}>
                <NumberField
                  label={words.shortest}
                  hideLabel
                  size="small"
                  min={3}
                  max={20}
                  option="shortest"
                  value={settings.shortest}
                  onChange={(shortest) => setOptions({ shortest })}
                />
              </span>
            </Option>
            <Checkbox
              label={words.lowercase}
              checked={settings.lowercase}
              onChange={(lowercase) => setOptions({ lowercase })}
            />
            <Checkbox
              label={words.lettersOnly}
              checked={settings.lettersOnly}
              onChange={(lettersOnly) => setOptions({ lettersOnly })}
            />
          </>
        ) : null}
      </OptionRow>
      <TextInput
        label={isShortening ? words.text : words.numeronyms}
        value={source}
        onChange={setSource}
        rows={3}
        example={isShortening ? words.sample : 'i18n l10n a11y k8s o11y'}
        error={found && !found.ok ? { message: words.fault(found.fault) } : undefined}
      />
      {isShortening ? (
        <Short
          run={run}
          text={text}
          shortest={settings.shortest}
          onLookUp={() => setOptions({ direction: 'look-up' })}
        />
      ) : found?.ok && found.value.length > 0 ? (
        <>
          <ResultHead title={words.knownWords} />
          <Readings label={words.knownWords} readings={found.value} />
        </>
      ) : null}
    </Stack>
  );
}

interface ShortProps {
  run: Run<Shortened, unknown>;
  /** What was typed; empty when it is a file. */
  text: string;
  shortest: number;
  onLookUp: () => void;
}

function Short({ run, text, shortest, onLookUp }: ShortProps) {
  const words = useWords();
  const made = run.status === 'done' ? run.value : undefined;
  const short = run.value?.text;
  const isLarge = short !== undefined && short !== '' && short.length <= LARGE_LIMIT && !/[\r\n]/.test(short);
  const typed = text.trim().toLowerCase();
  const others = made ? knownWords(made.text).filter((word) => word.toLowerCase() !== typed) : [];

  return (
    <>
      {isLarge ? (
        <section aria-label={words.numeronym} className={styles.section}>
          <ResultHead
            title={words.numeronym}
            actions={<CopyButton value={short} variant="primary" disabled={run.status !== 'done'} />}
          />
          <p className={styles.large} data-stale={run.stale ? '' : undefined}>
            <TextCopyable value={short} />
          </p>
        </section>
      ) : (
        <div className={styles.pane}>
          <TextOutput
            label={words.numeronyms}
            run={run}
            text={short}
            lines={run.lines}
            fileName={FILE_NAME}
            mimeType="text/plain"
          />
        </div>
      )}
      {made ? <Notes items={notesFor(words, made, text, shortest, onLookUp)} /> : null}
      {made && others.length > 0 ? (
        <section aria-label={words.alsoRead} className={styles.section}>
          <ResultHead title={words.alsoRead} />
          <Readings label={words.alsoRead} readings={[{ numeronym: made.text, words: others }]} />
        </section>
      ) : null}
    </>
  );
}

function notesFor(
  words: ToolWords,
  { shortened }: Shortened,
  text: string,
  shortest: number,
  onLookUp: () => void,
): NoteItem[] {
  if (isNumeronym(text) && knownWords(text).length > 0) {
    return [
      {
        kind: 'info',
        message: (
          <>
            {words.isNumeronym(text.trim())}{' '}
            <Button size="small" onClick={onLookUp}>
              {words.lookUp}
            </Button>
          </>
        ),
      },
    ];
  }
  return shortened === 0 && text.trim() !== '' ? [{ kind: 'info', message: words.nothingShortened(shortest) }] : [];
}

interface ReadingsProps {
  label: string;
  readings: readonly { readonly numeronym: string; readonly words: readonly string[] }[];
}

function Readings({ label, readings }: ReadingsProps) {
  const locale = useLocale();
  const words = useWords();
  const list = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'unit' });
  return (
    <CopyRows label={label}>
      {readings.map(({ numeronym, words: known }) =>
        known.length > 0 ? (
          <CopyRow key={numeronym} label={numeronym} value={list.format(known)} />
        ) : (
          <CopyRow key={numeronym} label={`${numeronym} · ${words.unknown}`} value="" />
        ),
      )}
    </CopyRows>
  );
}
