import { useRef } from 'react';
import type { Run } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Panes, Section } from '../../ui/layout/layout';
import { LineEndings } from '../../ui/line-endings/line-endings';
import type { LineEndings as LineEndingsState } from '../../ui/line-endings/use-line-endings';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import type { CardProps } from './card';
import { URL_CHARSETS } from './charsets';
import { MODES, type Encoded, type EncodeFault } from './encode';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

export interface EncodeCardProps extends CardProps {
  run: Run<Encoded, EncodeFault>;
  endings: LineEndingsState;
  /** Takes the text to the other card. */
  onDecode: () => void;
}

/** Text, or bytes in hex, to percent sequences. */
export function EncodeCard({ options, onOptions, onReset, run, endings, onDecode, ...input }: EncodeCardProps) {
  const { source, onSource, example } = input;
  const words = useWords();
  const field = useRef<TextInputHandle>(null);
  const { mode, charset, readAs, lineByLine } = options;
  const { fault } = run;
  const encoded = run.status === 'done' ? run.value : undefined;
  const goTo = (at: number) => (typeof source === 'string' ? () => field.current?.goTo(at) : undefined);

  return (
    <Section title={words.encode}>
      <OptionRow onReset={onReset}>
        <OptionSelect
          label={words.mode}
          options={MODES.map((value) => ({ value, label: words.modes[value], tooltip: words.modeHints[value] }))}
          value={mode}
          onChange={(value) => onOptions({ mode: value })}
        />
        <OptionSelect
          label={words.charset}
          disabled={readAs === 'hex'}
          options={URL_CHARSETS.map((value) => ({ value, label: words.charsets[value] }))}
          value={charset}
          onChange={(value) => onOptions({ charset: value })}
        />
        <Option label={words.readAs}>
          <ButtonsSelect
            label={words.readAs}
            hideLabel
            size="small"
            options={[
              { value: 'text', label: words.text },
              { value: 'hex', label: words.hex },
            ]}
            value={readAs}
            onChange={(value) => onOptions({ readAs: value })}
          />
        </Option>
        <Switch
          label={words.lineByLine}
          checked={lineByLine}
          onChange={(checked) => onOptions({ lineByLine: checked })}
        />
      </OptionRow>
      <Panes>
        <TextInput
          ref={field}
          variant="pane"
          label={readAs === 'hex' ? words.plainHex : words.plain}
          value={source}
          onChange={onSource}
          error={fault && { message: messageOf(words, fault), at: fault.at, line: fault.line }}
          example={example}
          placeholder={words.plainPlaceholder}
          exact
          footer={<LineEndings endings={endings} />}
        />
        <TextOutput
          label={words.encoded}
          run={run}
          text={run.value?.text}
          lines={run.lines}
          fileName="encoded.txt"
          mimeType="text/plain"
        />
      </Panes>
      {encoded ? (
        <Notes
          items={notesOf(words, encoded, {
            goTo,
            onWhole: () => onOptions({ mode: 'whole' }),
            onDecode,
          })}
        />
      ) : null}
    </Section>
  );
}

function messageOf(words: ToolWords, fault: EncodeFault): string {
  const message = words.encodeFault(fault);
  return fault.line === undefined ? message : words.inLine(fault.line, message);
}

interface Acts {
  goTo: (at: number) => (() => void) | undefined;
  onWhole: () => void;
  onDecode: () => void;
}

function notesOf(words: ToolWords, { loneSurrogateAt, looksLike }: Encoded, acts: Acts): NoteItem[] {
  const items: NoteItem[] = [];
  if (loneSurrogateAt !== undefined) {
    const onGo = acts.goTo(loneSurrogateAt);
    items.push({
      kind: 'warning',
      message: words.loneSurrogate,
      where: words.atPosition(loneSurrogateAt + 1),
      ...(onGo && { onGo }),
    });
  }
  if (looksLike !== undefined) {
    const isAddress = looksLike === 'address';
    items.push({
      kind: 'info',
      message: (
        <>
          {isAddress ? words.looksLikeAddress : words.looksEncoded}
          <span className={styles.actions}>
            <Button size="small" onClick={isAddress ? acts.onWhole : acts.onDecode}>
              {isAddress ? words.useWhole : words.decodeIt}
            </Button>
          </span>
        </>
      ),
    });
  }
  return items;
}
