import { useWords } from '../../i18n/context';
import type { PlainDesignOptions } from '../../lib/qr/design-options';
import { ColorField } from '../color-field/color-field';
import type { QrWords } from './qr-words';

export interface CodeColorsProps {
  options: Pick<PlainDesignOptions, 'foreground' | 'background'>;
  onChange: (changes: Partial<PlainDesignOptions>) => void;
}

/** The two colours of a code. */
export function CodeColors({ options, onChange }: CodeColorsProps) {
  const words = useWords<QrWords>();
  return (['foreground', 'background'] as const).map((name) => (
    <ColorField
      key={name}
      label={words.options[name]}
      option={name}
      value={options[name]}
      onChange={(color) => onChange({ [name]: color })}
    />
  ));
}
