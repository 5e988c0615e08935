import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { SliderField } from '../../ui/slider-field/slider-field';
import { fromRgb, type Color } from './color';
import { screenPicker } from './eye-dropper';
import { inSrgb } from './srgb';
import { readColor } from './read-color';
import { useWords } from './use-words';
import styles from './view.module.css';
import { cssHex, decimal } from './write-color';

const BLACK = fromRgb([0, 0, 0], 1);

export interface PickerProps {
  /** Undefined while what is typed is no colour. */
  color: Color | undefined;
  onPick: (color: Color) => void;
}

/** Picks the colour by the browser's means; the opacity stays, and changing the opacity leaves the colour as it is. */
export function Picker({ color = BLACK, onPick }: PickerProps) {
  const words = useWords();
  const pickFromScreen = screenPicker();
  const take = (text = '') => {
    const picked = readColor(text);
    if (picked.ok) onPick({ ...picked.value.color, alpha: color.alpha });
  };
  return (
    <>
      <Field label={words.picker}>
        <div className={styles.picker}>
          <input
            type="color"
            aria-label={words.pickColor}
            value={cssHex(inSrgb(color).bytes, 1)}
            onChange={(event) => take(event.target.value)}
          />
          {pickFromScreen ? (
            <Button icon="pipette" onClick={() => void pickFromScreen().then(take)}>
              {words.eyeDropper}
            </Button>
          ) : null}
        </div>
      </Field>
      <SliderField
        label={words.opacity}
        min={0}
        max={100}
        step={0.1}
        suffix="%"
        option={null}
        value={Number(decimal(color.alpha * 100, 1))}
        onChange={(percent) => onPick({ ...color, alpha: percent / 100 })}
      />
    </>
  );
}
