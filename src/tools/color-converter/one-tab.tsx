import { type ReactNode, useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { useOptions } from '../../operations/use-options';
import { useToldAnswer } from '../../operations/use-told-answer';
import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide, Stack } from '../../ui/layout/layout';
import { Fold } from '../../ui/fold/fold';
import { useFold } from '../../ui/fold/use-fold';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import type { Color } from './color';
import { Contrast } from './contrast';
import { isVariableName, LITERALS, literalsOf, wideCss } from './literals';
import { colorOptions } from './options';
import { Picker } from './picker';
import { remarkOn } from './remark';
import { Row } from './row';
import { useColor } from './use-color';
import { useWords } from './use-words';
import styles from './view.module.css';
import { copiedText, cssHex, isWide, NOTATIONS, type Converted, type Notation } from './write-color';

/** What is asked for every day; the other notations are shown on demand. */
const USUAL: ReadonlySet<Notation> = new Set(['name', 'hex', 'rgb', 'hsl', 'hsv', 'cmyk', 'oklch']);
const OTHERS = NOTATIONS.filter((notation) => !USUAL.has(notation));

export interface OneTabProps {
  /** Gets what was pasted into a field when it has several lines. */
  onPasteLines: (text: string) => void;
}

/** One colour in all notations; the field last typed in rules the others. */
export function OneTab({ onPasteLines }: OneTabProps) {
  const words = useWords();
  const kit = useKitWords();
  const field = useOptionField(colorOptions, words.options);
  const { color, converted, isEmpty, typedInto, pick, restyle, reset, fieldProps } = useColor(onPasteLines);
  const shown = color && converted && (converted.isMapped ? wideCss(color) : converted.texts.hex);
  useToldAnswer(converted && JSON.stringify(converted.texts));
  const none = <NoResult>{isEmpty ? kit.resultHere : kit.fixInput}</NoResult>;
  const row = (notation: Notation) => <NotationRow key={notation} {...{ notation, converted, fieldProps }} />;
  // What was typed into one of them, as before a reload, is in sight.
  const [isOpen, setOpen] = useFold(typedInto !== undefined && typedInto !== 'any' && !USUAL.has(typedInto));
  return (
    <SideBySide
      input={
        <>
          <InputText
            mono
            clearable
            size="large"
            placeholder="#1ea54c"
            autoComplete="off"
            {...fieldProps('any', shown ?? '', words.colorHint)}
          />
          <Picker color={color} onPick={pick} />
        </>
      }
      options={
        <>
          {field('syntax', { as: 'buttons', onChange: (syntax) => restyle({ syntax }) })}
          {field('hexCase', { as: 'buttons', onChange: (hexCase) => restyle({ hexCase }) })}
          <MoreOptions onReset={reset}>
            {field('hexAlpha', { as: 'buttons', onChange: (hexAlpha) => restyle({ hexAlpha }) })}
          </MoreOptions>
        </>
      }
      after={
        <>
          <Contrast bytes={converted?.bytes} alpha={color?.alpha ?? 1} none={none} />
          <Code color={color} none={none} />
        </>
      }
    >
      {color && converted ? <Swatch color={color} converted={converted} /> : none}
      <Stack className={styles.notations}>
        <ResultHead title={words.notations} />
        <ul className={styles.rows} aria-label={words.notations}>
          {NOTATIONS.filter((notation) => USUAL.has(notation)).map(row)}
        </ul>
        <Fold label={words.otherNotations} isOpen={isOpen} onOpen={setOpen}>
          <ul className={styles.rows} aria-label={words.otherNotations}>
            {OTHERS.map(row)}
          </ul>
        </Fold>
      </Stack>
    </SideBySide>
  );
}

interface NotationRowProps {
  notation: Notation;
  converted: Converted | undefined;
  fieldProps: ReturnType<typeof useColor>['fieldProps'];
}

/** The colour in one notation, to be typed over or copied. */
function NotationRow({ notation, converted, fieldProps }: NotationRowProps) {
  const words = useWords();
  const locale = useLocale();
  const label = words.notation[notation];
  const hint = converted && remarkOn(notation, converted, words, locale);
  const name = (
    <>
      <span aria-hidden>{label}</span>
      {converted?.isMapped && !isWide(notation) ? <Badge kind="warn">{words.outside}</Badge> : null}
    </>
  );
  return (
    <Row label={label} name={name} copied={converted ? copiedText(notation, converted) : ''}>
      <div>
        <InputText
          hideLabel
          mono
          placeholder=""
          autoComplete="off"
          {...fieldProps(notation, converted?.texts[notation] ?? '', hint)}
        />
      </div>
    </Row>
  );
}

/** The colour over squares that show how much shines through; beside it the one that stands in for it in sRGB. */
function Swatch({ color, converted }: { color: Color; converted: Converted }) {
  const words = useWords();
  const { texts, bytes, isMapped } = converted;
  return (
    <div>
      <div className={styles.swatch} role="img" aria-label={words.swatch(texts.hex)}>
        {isMapped ? <span style={{ backgroundColor: wideCss(color) }} /> : null}
        <span style={{ backgroundColor: cssHex(bytes, color.alpha) }} />
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
  /** Undefined while what is typed is no colour. */
  color: Color | undefined;
  /** Stands where the code would, while there is no colour. */
  none: ReactNode;
}

/** The colour as programs have it. */
function Code({ color, none }: CodeProps) {
  const words = useWords();
  const [{ variable }, change] = useOptions(colorOptions);
  const field = useOptionField(colorOptions, words.options);
  // Only what is no name is kept apart; a name is remembered.
  const [wrong, setWrong] = useState<string>();
  const literals = color && wrong === undefined ? literalsOf(color, variable) : undefined;
  const name = (typed: string) => {
    setWrong(isVariableName(typed) ? undefined : typed);
    change({ variable: typed });
  };
  return (
    <Stack className={styles.section}>
      <ResultHead title={words.code} />
      {field('variable', {
        value: wrong ?? variable,
        error: wrong === undefined ? undefined : words.badVariable,
        onChange: name,
      })}
      {color && literals ? (
        <FactRows
          title={words.code}
          hideTitle
          nameWidth={150}
          rows={LITERALS.map((literal) => ({ label: words.literal[literal], value: literals[literal] }))}
        />
      ) : // A name that is none is wrong where the colour is right.
      color ? (
        <NoResult />
      ) : (
        none
      )}
    </Stack>
  );
}
