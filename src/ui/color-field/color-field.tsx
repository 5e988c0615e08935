import { useEffect, useState, type CSSProperties } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { useFieldResets, useNoteWrongField } from '../../operations/wrong-fields';
import { Field } from '../field/field';
import { InputText } from '../input-text/input-text';
import styles from './color-field.module.css';
import { formatHexColor, parseHexColor, type Rgba } from './hex-color';

export interface ColorFieldProps {
  label: string;
  /** #rrggbb or #rrggbbaa; the short forms are understood too. */
  value: string;
  /** Gets #rrggbb, or #rrggbbaa when not opaque; never what is no colour. */
  onChange: (value: string) => void;
  /** Whether the colour may be transparent. @default true */
  hasAlpha?: boolean;
  /** The option whose operations rest while this holds no colour; null for none. @default every operation of the tool */
  option?: string | null;
  /** Told whether what stands in the field is a colour, for what is done with it at once. */
  onValidity?: (isColor: boolean) => void;
  hint?: string;
}

const BLACK: Rgba = { red: 0, green: 0, blue: 0, alpha: 255 };

/** A colour picked, typed as hex digits, or both, with its opacity. */
export function ColorField({ label, value, onChange, hasAlpha = true, option, onValidity, hint }: ColorFieldProps) {
  const words = useKitWords();
  const locale = useLocale();
  const resets = useFieldResets();
  // What was typed counts as long as the value is the one that it was typed over.
  const [typed, setTyped] = useState<{ text: string; over: string; resets: number }>();
  const text = typed?.over === value && typed.resets === resets ? typed.text : value;
  const color = parseHexColor(value) ?? BLACK;
  const isColor = isAllowed(parseHexColor(text), hasAlpha);
  useNoteWrongField(!isColor, option);
  useEffect(() => onValidity?.(isColor), [onValidity, isColor]);
  const opaque = formatHexColor({ ...color, alpha: 255 });

  function change(next: Rgba) {
    setTyped(undefined);
    onChange(formatHexColor(next));
  }

  function type(next: string) {
    const read = parseHexColor(next);
    const isRead = isAllowed(read, hasAlpha);
    const written = read && isRead ? formatHexColor(read) : value;
    setTyped({ text: next, over: written, resets });
    if (written !== value) onChange(written);
  }

  // React's type of `style` knows no custom properties.
  const at = { '--at': `${(color.alpha / 255) * 100}%`, '--color': opaque } as CSSProperties;
  return (
    <Field label={label} hint={hint} error={isColor ? undefined : hasAlpha ? words.notColour : words.notOpaqueColour}>
      <div className={styles.row} data-alpha={hasAlpha ? '' : undefined}>
        <input
          type="color"
          className={styles.picker}
          aria-label={words.colourPicker(label)}
          value={opaque}
          onChange={(event) => change({ ...(parseHexColor(event.target.value) ?? BLACK), alpha: color.alpha })}
        />
        <InputText
          label={label}
          hideLabel
          mono
          value={text}
          placeholder=""
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={!isColor || undefined}
          onChange={type}
          onBlur={() => {
            if (isColor) setTyped(undefined);
          }}
        />
        {hasAlpha ? (
          <input
            type="range"
            className={styles.alpha}
            aria-label={words.opacity(label)}
            aria-valuetext={formatNumber(locale, color.alpha / 255, { style: 'percent' })}
            min={0}
            max={255}
            value={color.alpha}
            style={at}
            onChange={(event) => change({ ...color, alpha: event.target.valueAsNumber })}
          />
        ) : null}
      </div>
    </Field>
  );
}

function isAllowed(color: Rgba | undefined, hasAlpha: boolean): boolean {
  return color !== undefined && (hasAlpha || color.alpha === 255);
}
