import { useWords } from '../../i18n/context';
import { LEVELS, SIZE } from '../../lib/qr/design';
import type { PlainDesignOptions } from '../../lib/qr/design-options';
import { ColorField } from '../color-field/color-field';
import { Select } from '../select/select';
import { SliderField } from '../slider-field/slider-field';
import type { QrWords } from './qr-words';

export interface DesignFieldsProps {
  options: PlainDesignOptions;
  onChange: (changes: Partial<PlainDesignOptions>) => void;
}

/** Correction level, colours and size of a code. */
export function DesignFields({ options, onChange }: DesignFieldsProps) {
  const words = useWords<QrWords>();
  return (
    <>
      <Select
        label={words.level}
        options={LEVELS.map((level) => ({ value: level, label: words.levelName(level) }))}
        value={options.level}
        onChange={(level) => onChange({ level })}
      />
      <ColorField
        label={words.foreground}
        option="foreground"
        value={options.foreground}
        onChange={(foreground) => onChange({ foreground })}
      />
      <ColorField
        label={words.background}
        option="background"
        value={options.background}
        onChange={(background) => onChange({ background })}
      />
      <SliderField
        label={words.size}
        min={SIZE.least}
        max={SIZE.most}
        suffix="px"
        option="size"
        value={options.size}
        onChange={(size) => onChange({ size })}
      />
    </>
  );
}
