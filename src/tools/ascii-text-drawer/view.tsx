import { useState } from 'react';
import { isEmptySource } from '../../lib/text-source';
import { takesString } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Fold } from '../../ui/fold/fold';
import { InputText } from '../../ui/input-text/input-text';
import { later } from '../../ui/later';
import { Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { TextOutput } from '../../ui/text-output/text-output';
import { LONGEST } from './draw';
import { draw } from './operations';
import { drawOptions } from './options';
import { fitsPicture, pictureSize, toPng, toSvg } from './picture';
import { useWords } from './use-words';
import styles from './view.module.css';

const EXAMPLE = 'Ascii ART';

const FontList = later(async () => (await import('./font-list')).FontList);

/** A text, and the drawing of it in the font that was chosen. */
export default function AsciiTextDrawer() {
  const words = useWords();
  const [options, change] = useOptions(drawOptions);
  const [text, setText] = useDraft('text', EXAMPLE, { takes: takesString });
  const [isListed, setListed] = useState(false);
  const run = useOperation(draw, { text }, options, { enabled: !isEmptySource(text) });
  const { value, fault } = run;
  // Said at once, beside the field: what is drawn waits until typing rests.
  const tooLong =
    text.length > LONGEST ? words.fault({ code: 'too-long', length: text.length, limit: LONGEST }) : undefined;
  const art = run.status === 'done' && value ? value.text : '';
  const hasPicture = art !== '' && fitsPicture(pictureSize(art));
  return (
    <Stack>
      <InputText
        label={words.text}
        value={text}
        onChange={setText}
        multiline
        rows={2}
        clearable
        placeholder={words.placeholder}
        error={tooLong ?? (fault && words.fault(fault))}
      />
      <Options
        schema={drawOptions}
        words={words.options}
        open={['font', 'width', 'layout', 'comment']}
        buttons={['layout']}
      />
      <TextOutput
        label={words.drawing}
        run={run}
        text={value?.text}
        fileName="ascii-art.txt"
        mimeType="text/plain"
        unit="items"
        body={value ? <Art text={value.text} /> : undefined}
        empty={value && value.notes.length > 0 ? words.nothing : undefined}
        actions={
          <>
            <DownloadButton
              label="SVG"
              fileName="ascii-art.svg"
              mimeType="image/svg+xml"
              content={() => toSvg(art)}
              size="small"
              variant="quiet"
              disabled={art === ''}
            />
            <DownloadButton
              label="PNG"
              fileName="ascii-art.png"
              mimeType="image/png"
              content={() => toPng(art)}
              size="small"
              variant="quiet"
              disabled={!hasPicture}
            />
          </>
        }
      />
      <Notes items={(value?.notes ?? []).map((note) => ({ kind: 'warning', message: words.note(note) }))} />
      <Fold label={words.allFonts} isOpen={isListed} onOpen={setListed} className={styles.fold}>
        <FontList text={text} chosen={options.font} onChoose={(font) => change({ font })} />
      </Fold>
    </Stack>
  );
}

/** The drawing, whose lines must neither wrap nor stand apart. */
function Art({ text }: { text: string }) {
  const words = useWords();
  return (
    // It scrolls, so it must be within reach of the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.art} role="group" aria-label={words.drawing} tabIndex={0}>
      {text}
    </pre>
  );
}
