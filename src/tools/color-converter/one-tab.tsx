import { type ReactNode, useState } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { useOptions } from '../../operations/use-options';
import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide, Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import type { Color } from './color';
import { Contrast } from './contrast';
import { isVariableName, LITERALS, literalsOf, wideCss } from './literals';
import { colorOptions, STYLES } from './options';
import { Picker } from './picker';
import { remarkOn } from './remark';
import { Row } from './row';
import { useColor } from './use-color';
import { useWords } from './use-words';
import styles from './view.module.css';
import { copiedText, cssHex, isWide, NOTATIONS, type Converted } from './write-color';

export interface OneTabProps {
  /** Gets what was pasted into a field when it has several lines. */
  onPasteLines: (text: string) => void;
}

/** One colour in all notations; the field last typed in rules the others. */
export function OneTab({ onPasteLines }: OneTabProps) {
  const words = useWords();
  const kit = useKitWords();
  const locale = useLocale();
  const field = useOptionField(colorOptions, words.options);
  const { color, converted, isEmpty, pick, restyle, reset, fieldProps } = useColor(onPasteLines);
  const shown = color && converted && (converted.isMapped ? wideCss(color) : converted.texts.hex);
  const none = <NoResult>{isEmpty ? kit.resultHere : kit.fixInput}</NoResult>;
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
          {STYLES.map((name) => field(name, { as: 'buttons', onChange: (value) => restyle({ [name]: value }) }))}
          <ResetButton onReset={reset} />
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
          {NOTATIONS.map((notation) => {
            const label = words.notation[notation];
            const hint = converted && remarkOn(notation, converted, words, locale);
            const name = (
              <>
                <span aria-hidden>{label}</span>
                {converted?.isMapped && !isWide(notation) ? <Badge kind="warn">{words.outside}</Badge> : null}
              </>
            );
            return (
              <Row key={notation} label={label} name={name} copied={converted ? copiedText(notation, converted) : ''}>
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
          })}
        </ul>
      </Stack>
    </SideBySide>
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
