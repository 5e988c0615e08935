import { useRef } from 'react';
import { savedName } from '../../lib/saved-name';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { textToCopy } from '../../ui/copy/copy';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Options } from '../../ui/options/options';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { LineFault } from './conversion';
import { describeNumbers, describeRoman, romanOptions } from './operations';
import { faultsOf, problemOf } from './problem';
import { Results } from './results';
import { samplesOf, type Side } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';
import { warningsOf } from './warnings';

const FILE_NAMES: Record<Side, string> = { number: 'numbers.txt', roman: 'roman-numerals.txt' };

/** Numbers and Roman numerals side by side, line for line; whichever was edited last is the source of the other. */
export default function RomanNumeralConverter() {
  const words = useWords();
  const [{ irregular, ...style }] = useOptions(romanOptions);
  const [side, setSide] = useDraft<Side>('side', 'number', {
    takes: ({ text, direction }) =>
      direction === 'toNumber' || (typeof text === 'string' && !/\d/.test(text)) ? 'roman' : 'number',
  });
  const [source, setSource] = useDraft<TextSource>('source', '42', { takes: 'text' });
  const romanInput = useRef<TextInputHandle>(null);

  const isWriting = side === 'number';
  const writing = useOperation(describeNumbers, { numbers: source }, style, { enabled: isWriting });
  const reading = useOperation(describeRoman, { roman: source }, { irregular }, { enabled: !isWriting });
  const run = isWriting ? writing : reading;
  const faults = faultsOf(run);
  const pairs = run.value?.pairs ?? [];
  const edit = (edited: Side, value: TextSource) => {
    setSide(edited);
    setSource(value);
  };
  return (
    <Stack>
      <Options
        schema={romanOptions}
        words={words.options}
        open={['lowerCase', 'overline', 'unicode', 'irregular']}
        buttons={['lowerCase']}
      />
      <div className={styles.fields}>
        {(['number', 'roman'] as const).map((own) => (
          <Half
            key={own}
            side={own}
            isSource={side === own}
            value={side === own ? source : toTextSource(run.value?.text ?? '', `${own}.txt`)}
            onChange={(value) => edit(own, value)}
            fault={side === own ? faults[0] : undefined}
            handle={own === 'roman' ? romanInput : undefined}
          />
        ))}
      </div>
      {run.status === 'failed' ? <Unfinished run={run} /> : null}
      {/* The ref is read when a warning is pressed. */}
      {/* oxlint-disable-next-line react/refs */}
      <Notes items={warningsOf(words, pairs, source, (at) => romanInput.current?.goTo(at))} />
      {faults.length > 1 ? <Notes items={[{ kind: 'warning', message: words.moreFaults(faults.length - 1) }]} /> : null}
      <Results pairs={pairs} />
    </Stack>
  );
}

interface HalfProps {
  side: Side;
  isSource: boolean;
  value: TextSource;
  onChange: (value: TextSource) => void;
  fault: LineFault | undefined;
  handle: React.Ref<TextInputHandle> | undefined;
}

/** One side: a field with its copy and download. */
function Half({ side, isSource, value, onChange, fault, handle }: HalfProps) {
  const words = useWords();
  const [, setOptions] = useOptions(romanOptions);
  const { remedy, ...problem } = fault ? problemOf(words, fault, value) : { message: undefined, remedy: undefined };
  const act = { size: 'small', disabled: isEmptySource(value) || fault !== undefined } as const;
  return (
    <TextInput
      ref={handle}
      rows={3}
      label={words[side]}
      value={value}
      onChange={onChange}
      placeholder={words.placeholders[side]}
      example={samplesOf(words, side)}
      isDerived={!isSource}
      error={
        fault && {
          ...problem,
          actions: remedy && (
            <Button size="small" onClick={() => setOptions(remedy.changes)}>
              {remedy.label}
            </Button>
          ),
        }
      }
      actions={
        <>
          <DownloadButton
            sends={!isSource}
            {...act}
            fileName={savedName(value, FILE_NAMES[side])}
            mimeType="text/plain"
            content={() => value}
            iconOnly
            variant="quiet"
          />
          <CopyButton {...act} value={() => textToCopy(value)} variant={isSource ? undefined : 'primary'} narrow />
        </>
      }
    />
  );
}
