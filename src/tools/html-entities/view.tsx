import { useCallback } from 'react';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { ConverterPanes, type Places } from '../../ui/converter/converter';
import { Section, Stack } from '../../ui/layout/layout';
import type { NoteItem } from '../../ui/notes/notes';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { FORMS, MODES, type Escaped } from './escape';
import { describeEscaped, describeText, entityOptions, type EntityOptions } from './operations';
import { codePointName, resultTokens } from './result-tokens';
import { RULES } from './rules';
import type { Unescaped } from './unescape';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const PLAIN = '<title>Tools & "more"</title>';
const ESCAPED = '&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;';
const ACCEPT = '.html,.htm,.xhtml,.xml,.svg,.txt,text/*';
const NO_RANGES = new Uint32Array();

/** Two directions, whose contents can be swapped. */
export default function HtmlEntities() {
  const words = useWords();
  const [options, setOptions, reset] = useOptions(entityOptions);
  const [plain, setPlain] = useDraft<TextSource>('plain', PLAIN);
  const [entities, setEntities] = useDraft<TextSource>('entities', ESCAPED);
  const { mode, everyAs, apostrophe, keepExisting, rules, showInvisible } = options;
  const escaping = useOperation(
    describeText,
    { text: plain },
    { mode, everyAs, apostrophe, keepExisting },
    { enabled: !isEmptySource(plain) },
  );
  const unescaping = useOperation(
    describeEscaped,
    { text: entities },
    { rules },
    { enabled: !isEmptySource(entities) },
  );
  const ranges = unescaping.value?.leftRanges ?? NO_RANGES;
  const highlight = useCallback(
    (line: string, start: number) => resultTokens(line, start, ranges, showInvisible),
    [ranges, showInvisible],
  );

  const escaped = resultOf(escaping);
  const unescaped = resultOf(unescaping);
  const canSwap = escaped !== undefined && unescaped !== undefined;
  const swap = () => {
    if (!canSwap) return;
    setPlain(toTextSource(unescaped, 'unescaped.txt'));
    setEntities(toTextSource(escaped, 'escaped.html'));
  };

  return (
    <Stack>
      <Section title={words.escape}>
        <ConverterPanes
          optionRow={<EscapeOptions options={options} change={setOptions} reset={reset} />}
          source={plain}
          onSource={setPlain}
          run={escaping}
          inputLabel={words.plain}
          outputLabel={words.escaped}
          fileName="escaped.html"
          mimeType="text/html"
          example={PLAIN}
          accept={ACCEPT}
          placeholder={words.plainPlaceholder}
          notes={(value, places) => escapeNotes(words, value, places)}
          footer={({ count }) => words.entities(count)}
        />
      </Section>
      <div className={styles.swap}>
        <Tooltip content={words.swapHint}>
          <Button icon="arrow-up-down" disabled={!canSwap} onClick={swap}>
            {words.swap}
          </Button>
        </Tooltip>
      </div>
      <Section title={words.unescape}>
        <ConverterPanes
          optionRow={<UnescapeOptions options={options} change={setOptions} reset={reset} />}
          source={entities}
          onSource={setEntities}
          run={unescaping}
          inputLabel={words.withEntities}
          outputLabel={words.unescaped}
          fileName="unescaped.txt"
          mimeType="text/plain"
          example={ESCAPED}
          accept={ACCEPT}
          placeholder={words.entitiesPlaceholder}
          highlight={highlight}
          notes={(value, places) => unescapeNotes(words, value, places)}
          footer={({ count, leftCount }) => (
            <>
              <span>{words.entities(count)}</span>
              {leftCount > 0 ? <span>{words.leftCount(leftCount)}</span> : null}
            </>
          )}
        />
      </Section>
    </Stack>
  );
}

interface OptionsProps {
  options: EntityOptions;
  change: (changes: Partial<EntityOptions>) => void;
  reset: () => void;
}

function EscapeOptions({ options, change, reset }: OptionsProps) {
  const words = useWords();
  const { mode, everyAs, apostrophe, keepExisting } = options;
  // Written as a number, an apostrophe has one form only.
  const hasApostrophe = mode !== 'every' || everyAs === 'names';
  return (
    <OptionRow onReset={reset}>
      <OptionSelect
        label={words.mode}
        options={MODES.map((value) => ({ value, label: words.modes[value], tooltip: words.modeHints[value] }))}
        value={mode}
        onChange={(value) => change({ mode: value })}
      />
      {mode === 'every' ? (
        <Option label={words.everyAs}>
          <ButtonsSelect
            label={words.everyAs}
            hideLabel
            size="small"
            options={FORMS.map((value) => ({ value, label: words.forms[value] }))}
            value={everyAs}
            onChange={(value) => change({ everyAs: value })}
          />
        </Option>
      ) : null}
      {hasApostrophe ? (
        <Option label={words.apostrophe}>
          <ButtonsSelect
            label={words.apostrophe}
            hideLabel
            size="small"
            options={[
              { value: 'number', label: '&#39;' },
              { value: 'name', label: '&apos;' },
            ]}
            value={apostrophe}
            onChange={(value) => change({ apostrophe: value })}
          />
        </Option>
      ) : null}
      <Tooltip content={words.keepExistingHint}>
        <Switch
          label={words.keepExisting}
          checked={keepExisting}
          onChange={(checked) => change({ keepExisting: checked })}
        />
      </Tooltip>
    </OptionRow>
  );
}

function UnescapeOptions({ options, change, reset }: OptionsProps) {
  const words = useWords();
  return (
    <OptionRow onReset={reset}>
      <Option label={words.rules}>
        <ButtonsSelect
          label={words.rules}
          hideLabel
          size="small"
          options={RULES.map((value) => ({ value, label: words.ruleNames[value], tooltip: words.ruleHints[value] }))}
          value={options.rules}
          onChange={(value) => change({ rules: value })}
        />
      </Option>
      <Tooltip content={words.showInvisibleHint}>
        <Switch
          label={words.showInvisible}
          checked={options.showInvisible}
          onChange={(checked) => change({ showInvisible: checked })}
        />
      </Tooltip>
    </OptionRow>
  );
}

/** A note on a place of the input, which one gets to where the text can be edited. */
function placed(note: NoteItem, where: string, at: number, { goToInput, inputIsText }: Places): NoteItem {
  return { ...note, where, ...(inputIsText && { onGo: () => goToInput(at) }) };
}

function surrogateNote(words: ToolWords, at: number, places: Places): NoteItem {
  return placed({ kind: 'warning', message: words.loneSurrogate }, words.atCharacter(at + 1), at, places);
}

function escapeNotes(words: ToolWords, { loneSurrogateAt, keptCount, unwritable }: Escaped, places: Places) {
  const items: NoteItem[] = [];
  if (loneSurrogateAt !== undefined) items.push(surrogateNote(words, loneSurrogateAt, places));
  if (unwritable.length > 0) {
    items.push({ kind: 'warning', message: words.unwritable(unwritable.map(codePointName).join(words.listSeparator)) });
  }
  if (keptCount > 0) items.push({ kind: 'info', message: words.keptCount(keptCount) });
  return items;
}

function unescapeNotes(words: ToolWords, { loneSurrogateAt, remarks, moreRemarks }: Unescaped, places: Places) {
  const items: NoteItem[] = [];
  if (loneSurrogateAt !== undefined) items.push(surrogateNote(words, loneSurrogateAt, places));
  for (const remark of remarks) {
    const { kind, reference, value, count, at, line, column } = remark;
    items.push(
      placed(
        {
          kind: kind === 'no-character' || kind === 'windows-1252' ? 'warning' : 'info',
          message: words.remarks[kind](reference, value) + words.times(count),
        },
        words.place(line, column),
        at,
        places,
      ),
    );
  }
  if (moreRemarks > 0) items.push({ kind: 'info', message: words.moreRemarks(moreRemarks) });
  return items;
}

/** The text that came out; nothing came out of nothing. */
function resultOf(run: { readonly status: string; readonly value?: { readonly text: string } }): string | undefined {
  if (run.status === 'idle') return '';
  return run.status === 'done' ? run.value?.text : undefined;
}
