import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ConverterPanes, type Places } from '../../ui/converter/converter';
import { Section } from '../../ui/layout/layout';
import { LineEndings } from '../../ui/line-endings/line-endings';
import type { LineEndings as LineEndingsState } from '../../ui/line-endings/use-line-endings';
import type { NoteItem } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { DECODE_NAMES, ENCODE_NAMES, type CardProps } from './card';
import type { Encoded, EncodeFault } from './encode';
import { urlOptions } from './operations';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

export interface EncodeCardProps extends CardProps<Encoded, EncodeFault> {
  endings: LineEndingsState;
  /** Takes the text to the other card. */
  onDecode: () => void;
}

/** Text, or bytes in hex, to percent sequences. */
export function EncodeCard({ onReset, endings, onDecode, ...panes }: EncodeCardProps) {
  const words = useWords();
  const [{ readAs }, change] = useOptions(urlOptions);
  const acts = { address: () => change({ mode: 'whole' }), encoded: onDecode };
  return (
    <Section title={words.encode}>
      <Options
        schema={urlOptions}
        words={words.options}
        open={ENCODE_NAMES}
        without={DECODE_NAMES}
        buttons={['readAs']}
        off={readAs === 'hex' ? ['charset'] : []}
        onReset={onReset}
      />
      <ConverterPanes
        {...panes}
        inputLabel={readAs === 'hex' ? words.plainHex : words.plain}
        outputLabel={words.encoded}
        fault={(fault) => ({ ...fault, message: words.inLine(fault.line, words.encodeFault(fault)) })}
        fileName="encoded.txt"
        mimeType="text/plain"
        placeholder={words.plainPlaceholder}
        exact
        inputFooter={<LineEndings endings={endings} />}
        notes={(encoded, places) => notesOf(words, encoded, places, acts)}
      />
    </Section>
  );
}

type Acts = Readonly<Record<NonNullable<Encoded['looksLike']>, () => void>>;

function notesOf(words: ToolWords, { loneSurrogateAt: at, looksLike }: Encoded, places: Places, acts: Acts) {
  const items: NoteItem[] = [];
  if (at !== undefined) {
    const where = words.atPosition(at + 1);
    items.push({ kind: 'warning', message: words.loneSurrogate, where, onGo: places.toInput(at) });
  }
  if (looksLike) {
    const message = (
      <>
        {words.looksLike[looksLike]}
        <Button size="small" className={styles.act} onClick={acts[looksLike]}>
          {words.acts[looksLike]}
        </Button>
      </>
    );
    items.push({ kind: 'info', message });
  }
  return items;
}
