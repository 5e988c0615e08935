import type { HandedOver } from '../../operations/drafts';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Converter } from '../../ui/converter/converter';
import { Options } from '../../ui/options/options';
import { Table } from '../../ui/table/table';
import { ALPHABETS } from './alphabets';
import { unknownNotes } from './notes';
import { describeText, describeWords } from './operations';
import { spellingOptions } from './options';
import { MOST_ROWS, type SpelledCharacter } from './spelling';
import { useVoice } from './use-voice';
import { useWords } from './use-words';
import styles from './view.module.css';

const CODE_WORDS = 'Hotel Echo Lima Lima Oscar (space) Four Two';

const isSpelled = ({ direction }: HandedOver) => direction === 'toText';

/** Text spelled with code words, or code words read back. */
export default function TextToNatoAlphabet() {
  const words = useWords();
  const [{ direction, view, ...settings }, change] = useOptions(spellingOptions);
  useHandedOver((given) => change({ direction: isSpelled(given) ? 'read' : 'spell' }));
  const isReading = direction === 'read';
  return (
    <>
      {/* It stays, with the focus, while the converter below is another. */}
      <Options
        schema={spellingOptions}
        words={words.options}
        open={['direction', 'alphabet', 'digits', 'punctuation']}
        buttons={['direction']}
        without={isReading ? ['view', 'digits', 'punctuation'] : ['view']}
      />
      {isReading ? (
        <Converter
          key="read"
          operation={describeWords}
          options={settings}
          inputLabel={words.codeWords}
          outputLabel={words.text}
          draft="words"
          takes={(given) => (isSpelled(given) ? given.text : undefined)}
          initial={CODE_WORDS}
          example={CODE_WORDS}
          placeholder={words.codeWordsPlaceholder}
          fileName="text.txt"
          mimeType="text/plain"
          notes={(made) => unknownNotes(words, made)}
        />
      ) : (
        <Converter
          key="spell"
          operation={describeText}
          options={settings}
          inputLabel={words.text}
          outputLabel={words.codeWords}
          initial="Hello 42"
          takes={(given) => (isSpelled(given) ? undefined : given.text)}
          example={words.sample}
          placeholder={words.textPlaceholder}
          fileName="spelling.txt"
          mimeType="text/plain"
          tabs={<ViewChoice />}
          notes={({ count }) =>
            view === 'list' && count > MOST_ROWS ? [{ kind: 'info', message: words.firstRows(MOST_ROWS) }] : []
          }
          body={view === 'list' ? ({ rows }) => <List rows={rows} /> : undefined}
          footer={({ rows }) => <SpeakButton rows={rows} language={ALPHABETS[settings.alphabet].language.tag} />}
        />
      )}
    </>
  );
}

function ViewChoice() {
  const { label, values } = useWords().options.view;
  const [{ view }, change] = useOptions(spellingOptions);
  return (
    <ButtonsSelect
      label={label}
      hideLabel
      size="small"
      options={(['text', 'list'] as const).map((value) => ({ value, label: values[value] }))}
      value={view}
      onChange={(value) => change({ view: value })}
    />
  );
}

/** Character and word below each other, to be read aloud. */
function List({ rows }: { rows: readonly SpelledCharacter[] }) {
  const words = useWords();
  const headers = [
    { key: 'character', label: words.character, mono: true },
    { key: 'word', label: words.codeWord },
  ] as const;
  return (
    <div className={styles.list}>
      <Table label={words.options.view.values.list} rows={rows} headers={headers} />
    </div>
  );
}

/** Reads the code words aloud; nothing where there is no voice. */
function SpeakButton({ rows, language }: { rows: readonly SpelledCharacter[]; language: string }) {
  const words = useWords();
  const voice = useVoice(rows, language);
  if (!voice) return null;
  const { isSpeaking, toggle } = voice;
  const icon = isSpeaking ? 'square' : 'volume-2';
  return (
    <Button size="small" variant="quiet" icon={icon} disabled={rows.length === 0} onClick={toggle}>
      {isSpeaking ? words.stop : words.speak}
    </Button>
  );
}
