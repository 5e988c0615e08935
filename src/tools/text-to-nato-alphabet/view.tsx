import { useOptions } from '../../operations/use-options';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Converter } from '../../ui/converter/converter';
import type { NoteItem } from '../../ui/notes/notes';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Table } from '../../ui/table/table';
import { ALPHABET_IDS, ALPHABETS } from './alphabets';
import { describeText, describeWords } from './operations';
import { spellingOptions } from './options';
import { SpeakButton } from './speak-button';
import type { Reading, SpelledCharacter } from './spelling';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const INITIAL = 'Hello 42';
const CODE_WORDS = 'Hotel Echo Lima Lima Oscar (space) Four Two';
/** So many unknown words are named one by one. */
const NAMED = 20;

/** Text spelled with code words, or code words read back. */
export default function TextToNatoAlphabet() {
  const words = useWords();
  const [{ direction, view, ...settings }, setOptions, resetOptions] = useOptions(spellingOptions);
  const choice = <K extends 'digits' | 'punctuation' | 'capitals' | 'space' | 'separator'>(
    name: K,
    values: readonly (typeof settings)[K][],
  ) => (
    <OptionSelect
      label={words[name].label}
      options={values.map((value) => ({ value, label: optionLabel(words, name, value) }))}
      value={settings[name]}
      onChange={(value) => setOptions({ [name]: value })}
    />
  );
  const optionRow = (
    <OptionRow onReset={resetOptions}>
      <ButtonsSelect
        label={words.direction}
        hideLabel
        size="small"
        options={[
          { value: 'spell', label: words.spell },
          { value: 'read', label: words.read },
        ]}
        value={direction}
        onChange={(value) => setOptions({ direction: value })}
      />
      <OptionSelect
        label={words.alphabet}
        options={ALPHABET_IDS.map((value) => ({ value, label: words.alphabets[value] }))}
        value={settings.alphabet}
        onChange={(alphabet) => setOptions({ alphabet })}
      />
      {direction === 'spell' ? choice('digits', ['words', 'aviation', 'figures']) : null}
      {direction === 'spell' ? choice('punctuation', ['names', 'signs']) : null}
      {choice('capitals', ['unmarked', 'say', 'case'])}
      {choice('space', ['word', 'break', 'slash'])}
      {choice('separator', ['space', 'dash', 'comma', 'lines'])}
    </OptionRow>
  );

  if (direction === 'read') {
    return (
      <Converter
        key="read"
        operation={describeWords}
        options={settings}
        optionRow={optionRow}
        inputLabel={words.codeWords}
        outputLabel={words.text}
        draft="words"
        initial={CODE_WORDS}
        example={CODE_WORDS}
        placeholder={words.codeWordsPlaceholder}
        fault={() => ({ message: '' })}
        fileName="text.txt"
        mimeType="text/plain"
        notes={(made) => unknownNotes(words, made)}
      />
    );
  }
  return (
    <Converter
      key="spell"
      operation={describeText}
      options={settings}
      optionRow={optionRow}
      inputLabel={words.text}
      outputLabel={words.codeWords}
      initial={INITIAL}
      example={words.sample}
      placeholder={words.textPlaceholder}
      fault={() => ({ message: '' })}
      fileName="spelling.txt"
      mimeType="text/plain"
      tabs={
        <ButtonsSelect
          label={words.view}
          hideLabel
          size="small"
          options={[
            { value: 'text', label: words.asText },
            { value: 'list', label: words.asList },
          ]}
          value={view}
          onChange={(value) => setOptions({ view: value })}
        />
      }
      body={view === 'list' ? ({ rows }) => <List rows={rows} /> : undefined}
      footer={({ rows }) => <SpeakButton rows={rows} language={ALPHABETS[settings.alphabet].language.tag} />}
    />
  );
}

function optionLabel(
  words: ToolWords,
  name: 'digits' | 'punctuation' | 'capitals' | 'space' | 'separator',
  value: string,
) {
  const labels = new Map<string, string>(Object.entries(words[name]));
  return labels.get(value) ?? value;
}

/** Character and word below each other, to be read aloud. */
function List({ rows }: { rows: readonly SpelledCharacter[] }) {
  const words = useWords();
  return (
    <div className={styles.list}>
      <Table
        label={words.asList}
        rows={rows}
        headers={[
          { key: 'character', label: words.character, mono: true },
          { key: 'word', label: words.codeWord },
        ]}
      />
    </div>
  );
}

function unknownNotes(words: ToolWords, { unknown }: Reading): NoteItem[] {
  const named = unknown
    .slice(0, NAMED)
    .map(({ word, index }) => ({ kind: 'warning' as const, message: words.unknown(word, index) }));
  if (unknown.length <= NAMED) return named;
  return [...named, { kind: 'warning', message: words.moreUnknown(unknown.length - NAMED) }];
}
