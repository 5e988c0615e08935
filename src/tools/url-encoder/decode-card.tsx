import type { Ref } from 'react';
import { inlineText } from '../../lib/text-source';
import type { Run } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { Panes, Section } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { positionOf, type CardProps } from './card';
import { URL_CHARSETS } from './charsets';
import type { Decoded, DecodeFault } from './decode';
import type { UrlOptions } from './operations';
import { type ToolWords, useWords } from './use-words';

export interface DecodeCardProps extends CardProps {
  run: Run<Decoded, DecodeFault>;
  inputRef: Ref<TextInputHandle>;
}

/** Percent sequences to text, or to bytes in hex. */
export function DecodeCard({ options, onOptions, onReset, source, onSource, run, example, inputRef }: DecodeCardProps) {
  const words = useWords();
  const { decodeCharset, plusAsSpace, repeat, tolerant, decodeLineByLine } = options;
  const decoded = run.status === 'done' ? run.value : undefined;

  return (
    <Section title={words.decode}>
      <OptionRow onReset={onReset}>
        <OptionSelect
          label={words.bytesAs}
          options={[...URL_CHARSETS, 'hex' as const].map((value) => ({ value, label: words.charsets[value] }))}
          value={decodeCharset}
          onChange={(value) => onOptions({ decodeCharset: value })}
        />
        <Switch
          label={words.plusAsSpace}
          checked={plusAsSpace}
          onChange={(checked) => onOptions({ plusAsSpace: checked })}
        />
        <Tooltip content={words.repeatHint}>
          <Switch
            label={words.repeat}
            checked={repeat}
            disabled={decodeCharset === 'hex'}
            onChange={(checked) => onOptions({ repeat: checked })}
          />
        </Tooltip>
        <Tooltip content={words.tolerantHint}>
          <Switch label={words.tolerant} checked={tolerant} onChange={(checked) => onOptions({ tolerant: checked })} />
        </Tooltip>
        <Switch
          label={words.lineByLine}
          checked={decodeLineByLine}
          onChange={(checked) => onOptions({ decodeLineByLine: checked })}
        />
      </OptionRow>
      <Panes>
        <TextInput
          ref={inputRef}
          variant="pane"
          label={words.percentText}
          value={source}
          onChange={onSource}
          error={run.fault && errorOf(words, run.fault, inlineText(source), onOptions)}
          example={example}
          placeholder={words.percentPlaceholder}
        />
        <TextOutput
          label={words.decoded}
          run={run}
          text={run.value?.text}
          lines={run.lines}
          fileName="decoded.txt"
          mimeType="text/plain"
          footer={decoded && decodeCharset !== 'hex' ? words.rounds(decoded.rounds) : undefined}
        />
      </Panes>
      {decoded ? <Notes items={notesOf(words, decoded)} /> : null}
    </Section>
  );
}

function errorOf(
  words: ToolWords,
  fault: DecodeFault,
  text: string,
  onOptions: (changes: Partial<UrlOptions>) => void,
): FieldError {
  const message = words.decodeFault(fault, positionOf(text, fault));
  return {
    message: fault.line === undefined ? message : words.inLine(fault.line, message),
    at: fault.at,
    line: fault.line,
    actions: (
      <>
        {fault.alsoTextIn?.map((charset) => (
          <Button key={charset} size="small" onClick={() => onOptions({ decodeCharset: charset })}>
            {words.readIn(words.charsets[charset])}
          </Button>
        ))}
        <Button size="small" onClick={() => onOptions({ tolerant: true })}>
          {words.beTolerant}
        </Button>
      </>
    ),
  };
}

function notesOf(words: ToolWords, { isUnfinished, keptCount, hasReplaced }: Decoded): NoteItem[] {
  const items: NoteItem[] = [];
  if (keptCount > 0) items.push({ kind: 'warning', message: words.kept(keptCount) });
  if (hasReplaced) items.push({ kind: 'warning', message: words.replaced });
  if (isUnfinished) items.push({ kind: 'info', message: words.unfinished });
  return items;
}
