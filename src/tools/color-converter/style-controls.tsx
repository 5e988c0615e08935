import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import type { Style } from './write-color';
import { useWords } from './use-words';

export interface StyleControlsProps {
  style: Style;
  onChange: (changes: Partial<Style>) => void;
}

/** How colours are written, one choice below the other. */
export function StyleControls({ style, onChange }: StyleControlsProps) {
  const words = useWords();
  return (
    <>
      <ButtonsSelect
        label={words.syntax}
        options={[
          { value: 'commas', label: words.commas },
          { value: 'spaces', label: words.spaces },
        ]}
        value={style.syntax}
        onChange={(syntax) => onChange({ syntax })}
      />
      <ButtonsSelect
        label={words.hexCase}
        options={[
          { value: 'lower', label: words.lower },
          { value: 'upper', label: words.upper },
        ]}
        value={style.hexCase}
        onChange={(hexCase) => onChange({ hexCase })}
      />
      <ButtonsSelect
        label={words.hexAlpha}
        options={[
          { value: 'last', label: '#RRGGBBAA' },
          { value: 'first', label: '#AARRGGBB' },
        ]}
        value={style.hexAlpha}
        onChange={(hexAlpha) => onChange({ hexAlpha })}
      />
    </>
  );
}
