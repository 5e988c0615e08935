import { CHARSETS } from '../../lib/charset';
import { Button } from '../../ui/button/button';
import { OptionRow } from '../../ui/option-row/option-row';
import { OptionSelect } from '../../ui/option-row/option-select';
import { Switch } from '../../ui/switch/switch';
import { Tooltip } from '../../ui/tooltip/tooltip';
import type { ConversionOptions } from './operations';
import { useWords } from './use-words';

export interface OptionControlsProps {
  options: ConversionOptions;
  onChange: (changes: Partial<ConversionOptions>) => void;
  onReset: () => void;
}

/** What `powershell -EncodedCommand` takes. */
const POWER_SHELL: ConversionOptions = {
  charset: 'utf-16le',
  urlSafe: false,
  padding: null,
  lineLength: 0,
  eachLine: false,
};

/** How Base64 is written, and the charset of both directions. */
export function OptionControls({ options, onChange, onReset }: OptionControlsProps) {
  const words = useWords();
  const { urlSafe, padding, lineLength, eachLine, charset } = options;
  return (
    <OptionRow
      onReset={onReset}
      more={
        <>
          <Switch label={words.eachLine} checked={eachLine} onChange={(checked) => onChange({ eachLine: checked })} />
          <Tooltip content={words.powerShellHint}>
            <Button size="small" icon="terminal" onClick={() => onChange(POWER_SHELL)}>
              {words.powerShell}
            </Button>
          </Tooltip>
        </>
      }
    >
      <OptionSelect
        label={words.charset}
        options={CHARSETS.map((value) => ({ value, label: words.charsets[value] }))}
        value={charset}
        onChange={(value) => onChange({ charset: value })}
      />
      <OptionSelect
        label={words.alphabet}
        options={[
          { value: false, label: words.standard, tooltip: '+ /' },
          { value: true, label: words.urlSafe, tooltip: '- _' },
        ]}
        value={urlSafe}
        // Each alphabet has its own habit, so a choice of padding holds only for the one it was made for.
        onChange={(value) => onChange({ urlSafe: value, padding: null })}
      />
      <Switch
        label={words.padding}
        checked={padding ?? !urlSafe}
        onChange={(checked) => onChange({ padding: checked === !urlSafe ? null : checked })}
      />
      <OptionSelect
        label={words.lineLength}
        disabled={eachLine}
        options={[
          { value: 0, label: words.oneLine },
          { value: 64, label: '64', tooltip: words.charactersPerLine(64) },
          { value: 76, label: '76', tooltip: words.charactersPerLine(76) },
        ]}
        value={lineLength}
        onChange={(value) => onChange({ lineLength: value })}
      />
    </OptionRow>
  );
}
