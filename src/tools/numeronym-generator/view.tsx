import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { inlineText, isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation, type Run } from '../../operations/use-operation';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { CopyButton } from '../../ui/copy/copy-button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';
import { TextInput } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { isNumeronym, knownWords, lookUp, type Reading } from './known';
import type { Shortened } from './numeronym';
import { describe } from './operations';
import { numeronymOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A longer result stands in a pane, in UTF-16 units. */
const LARGE_LIMIT = 60;
/** A longer text is not looked up, in UTF-16 units. */
const LOOK_UP_LIMIT = 10_000;

/** A word or a text to its numeronyms, or numeronyms back to well-known words. */
export default function NumeronymGenerator() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', 'internationalization', { takes: 'text' });
  const [{ direction, ...settings }, change] = useOptions(numeronymOptions);
  useHandedOver((given) => change({ direction: given.direction === 'expand' ? 'look-up' : 'shorten' }));
  const isShortening = direction === 'shorten';
  const run = useOperation(describe, { text: source }, settings, { enabled: isShortening && !isEmptySource(source) });
  const text = inlineText(source);
  const found = isShortening ? undefined : lookUp(text.slice(0, LOOK_UP_LIMIT));

  return (
    <Stack>
      <Options
        schema={numeronymOptions}
        words={words.options}
        open={['direction', 'unit', 'shortest']}
        buttons={['direction', 'unit']}
        without={isShortening ? [] : ['unit', 'shortest', 'lowercase', 'lettersOnly']}
      />
      <TextInput
        label={isShortening ? words.text : words.numeronyms}
        value={source}
        onChange={setSource}
        rows={3}
        example={isShortening ? words.sample : 'i18n l10n a11y k8s o11y'}
        error={found && !found.ok ? { message: words.fault(found.fault) } : undefined}
      />
      {isShortening && run.isResting ? <NoResult /> : null}
      {isShortening && !run.isResting ? <Short run={run} text={text} /> : null}
      {found?.ok ? <Readings title={words.knownWords} readings={found.value} /> : null}
    </Stack>
  );
}

interface ShortProps {
  run: Run<Shortened, unknown>;
  /** What was typed; empty when it is a file. */
  text: string;
}

function Short({ run, text }: ShortProps) {
  const words = useWords();
  const made = run.status === 'done' ? run.value : undefined;
  const short = run.value?.text ?? '';
  const isLarge = short !== '' && short.length <= LARGE_LIMIT && !/[\r\n]/.test(short);
  const typed = text.trim().toLowerCase();
  const others = made ? knownWords(made.text).filter((word) => word.toLowerCase() !== typed) : [];

  return (
    <>
      {isLarge ? (
        <section aria-label={words.numeronym} className={styles.section}>
          <ResultHead
            title={words.numeronym}
            actions={<CopyButton sends value={short} variant="primary" disabled={run.status !== 'done'} />}
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
            text={run.value?.text}
            lines={run.lines}
            fileName="numeronyms.txt"
            mimeType="text/plain"
          />
        </div>
      )}
      {made ? <ShortNotes made={made} text={text} /> : null}
      {made && others.length > 0 ? (
        <section aria-label={words.alsoRead} className={styles.section}>
          <Readings title={words.alsoRead} readings={[{ numeronym: made.text, words: others }]} />
        </section>
      ) : null}
    </>
  );
}

/** Why nothing became shorter, or that the text is a numeronym itself. */
function ShortNotes({ made, text }: { made: Shortened; text: string }) {
  const words = useWords();
  const [{ shortest }, change] = useOptions(numeronymOptions);
  const items: NoteItem[] = [];
  if (isNumeronym(text) && knownWords(text).length > 0) {
    const act = { label: words.options.direction.values['look-up'], onAct: () => change({ direction: 'look-up' }) };
    items.push({ kind: 'info', message: words.isNumeronym(text.trim()), act });
  } else if (made.shortened === 0 && text.trim() !== '') {
    items.push({ kind: 'info', message: words.nothingShortened(shortest) });
  }
  return <Notes items={items} />;
}

/** Numeronyms with their words, nothing where there are none. */
function Readings({ title, readings }: { title: string; readings: readonly Reading[] }) {
  const words = useWords();
  const list = new Intl.ListFormat(LANGUAGE_TAGS[useLocale()], { type: 'unit' });
  if (readings.length === 0) return null;
  return (
    <>
      <ResultHead title={title} />
      <CopyRows label={title}>
        {readings.map(({ numeronym, words: known }) => (
          <CopyRow
            key={numeronym}
            label={known.length > 0 ? numeronym : `${numeronym} · ${words.unknown}`}
            value={list.format(known)}
          />
        ))}
      </CopyRows>
    </>
  );
}
