import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { formatNumber } from '../../i18n/words';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide, Stack } from '../../ui/layout/layout';
import { ColorRow } from './color-row';
import { INITIAL_SOURCE, readSource, severalLines, type FieldId, type Source } from './color-source';
import type { Color } from './color';
import { Contrast } from './contrast';
import { isVariableName, LITERALS, literalsOf, wideCss } from './literals';
import { colorOptions } from './options';
import { Picker } from './picker';
import { StyleControls } from './style-controls';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';
import { copiedText, convertColor, cssHex, isWide, NOTATIONS, type Converted, type Style } from './write-color';

export interface OneTabProps {
  /** Gets what was pasted into a field when it has several lines. */
  onPasteLines: (text: string) => void;
}

/** One colour in all notations; the field last typed in rules the others. */
export function OneTab({ onPasteLines }: OneTabProps) {
  const words = useWords();
  const locale = useLocale();
  const [options, change, reset] = useOptions(colorOptions);
  const { syntax, hexCase, hexAlpha, variable } = options;
  const [source, setSource] = useDraft<Source>('color', INITIAL_SOURCE);
  const reading = useMemo(() => readSource(source, hexAlpha), [source, hexAlpha]);
  const color = reading.ok ? reading.value.color : undefined;
  const converted = useMemo(
    () => (color ? convertColor(color, { syntax, hexCase, hexAlpha }) : undefined),
    [color, syntax, hexCase, hexAlpha],
  );
  const outside = converted?.isMapped ? <Badge kind="warn">{words.outside}</Badge> : null;

  const pick = (next: Color) => setSource({ kind: 'picked', color: next });
  const restyle = (changes: Partial<Style>) => {
    // The same digits would mean another colour, or what was typed would hide the change.
    if (color && source.kind === 'typed' && source.field !== 'any') pick(color);
    else if (color && changes.hexAlpha) pick(color);
    change(changes);
  };
  const notices = reading.ok ? reading.value.notices.map(words.notice).join(' ') : '';
  const propsOf = (field: FieldId, written: string) => {
    const isSource = source.kind === 'typed' && source.field === field;
    const isFault = isSource && !reading.ok && reading.fault.code !== 'empty';
    return {
      value: isSource && !(source.isLeft && reading.ok) ? source.text : written,
      error: isFault ? words.fault(reading.fault) : undefined,
      hint: isSource && notices !== '' ? notices : undefined,
      onChange: (text: string) => setSource({ kind: 'typed', field, text }),
      onPaste: (event: React.ClipboardEvent<HTMLInputElement>) => {
        const lines = severalLines(event.clipboardData.getData('text/plain'));
        if (lines === undefined) return;
        event.preventDefault();
        onPasteLines(lines);
      },
    };
  };
  const any = propsOf('any', color && converted ? (converted.isMapped ? wideCss(color) : converted.texts.hex) : '');

  return (
    <SideBySide
      options={
        <>
          <InputText
            label={words.color}
            mono
            clearable
            size="large"
            placeholder="#1ea54c"
            autoComplete="off"
            {...any}
            hint={any.hint ?? words.colorHint}
          />
          <Picker color={color} onPick={pick} />
          <StyleControls style={options} onChange={restyle} />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                setSource(INITIAL_SOURCE);
                reset();
              }}
            >
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <Swatch color={color} converted={converted} />
      <Stack className={styles.notations}>
        <ResultHead title={words.notations} />
        <ul className={styles.rows} aria-label={words.notations}>
          {NOTATIONS.map((notation) => {
            const written = converted?.texts[notation] ?? '';
            const props = propsOf(notation, written);
            return (
              <ColorRow
                key={notation}
                label={words.notation[notation]}
                copied={converted ? copiedText(notation, converted) : ''}
                mark={isWide(notation) ? null : outside}
                {...props}
                hint={props.hint ?? (converted && remarkOf(notation, converted, words, locale))}
                onLeave={() => {
                  if (source.kind === 'typed' && source.field === notation && reading.ok) {
                    setSource({ ...source, isLeft: true });
                  }
                }}
              />
            );
          })}
        </ul>
      </Stack>
      <Contrast bytes={converted?.bytes} alpha={color?.alpha ?? 1} />
      <Code color={color} variable={variable} onVariable={(name) => change({ variable: name })} />
    </SideBySide>
  );
}

/** What a row's text does not say. */
function remarkOf(notation: FieldId, { name }: Converted, words: ToolWords, locale: Locale): string | undefined {
  if (notation === 'cmyk') return words.cmykNote;
  if (notation !== 'name') return undefined;
  if (name.others.length > 0) return words.otherNames(name.others);
  return name.distance === 0
    ? undefined
    : words.distance(formatNumber(locale, name.distance, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
}

/** The colour over squares that show how much shines through; beside it the one that stands in for it in sRGB. */
function Swatch({ color, converted }: { color: Color | undefined; converted: Converted | undefined }) {
  const words = useWords();
  if (!color || !converted) return <div className={styles.swatch} />;
  const { texts, bytes, isMapped } = converted;
  const hex = cssHex(bytes, color.alpha);
  return (
    <div>
      <div className={styles.swatch} role="img" aria-label={words.swatch(texts.hex)}>
        {isMapped ? <span style={{ backgroundColor: wideCss(color) }} /> : null}
        <span style={{ backgroundColor: hex }} />
      </div>
      {isMapped ? (
        <p className={styles.remark}>
          <Badge kind="warn">{words.outside}</Badge> {words.outsideNote}
        </p>
      ) : null}
    </div>
  );
}

interface CodeProps {
  color: Color | undefined;
  variable: string;
  onVariable: (name: string) => void;
}

/** The colour as programs have it. */
function Code({ color, variable, onVariable }: CodeProps) {
  const words = useWords();
  // Only what is no name is kept apart; a name is remembered.
  const [wrong, setWrong] = useState<string>();
  const literals = color && wrong === undefined ? literalsOf(color, variable) : undefined;
  return (
    <Stack className={styles.section}>
      <ResultHead title={words.code} />
      <InputText
        label={words.variable}
        mono
        placeholder="color"
        value={wrong ?? variable}
        error={wrong === undefined ? undefined : words.badVariable}
        onChange={(name) => {
          setWrong(isVariableName(name) ? undefined : name);
          if (isVariableName(name)) onVariable(name);
        }}
      />
      <CopyRows label={words.code} nameWidth={150}>
        {LITERALS.map((literal) => (
          <CopyRow key={literal} label={words.literal[literal]} value={literals?.[literal] ?? ''} />
        ))}
      </CopyRows>
    </Stack>
  );
}
