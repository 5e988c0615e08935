import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { Options } from '../../ui/options/options';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { conversionOptions, type ConversionOptions } from './operations';
import { useWords } from './use-words';

/** What `powershell -EncodedCommand` takes. */
const POWER_SHELL: ConversionOptions = {
  charset: 'utf-16le',
  urlSafe: false,
  padding: null,
  lineLength: 0,
  eachLine: false,
};

/** How Base64 is written, and the charset of both directions. */
export function OptionControls() {
  const words = useWords();
  const [{ urlSafe, padding, eachLine }, change] = useOptions(conversionOptions);
  const paddingBox = (
    <Checkbox
      label={words.options.padding}
      checked={padding ?? !urlSafe}
      onChange={(checked) => change({ padding: checked === !urlSafe ? null : checked })}
    />
  );
  const powerShell = (
    <Tooltip content={words.powerShellHint}>
      <Button size="small" icon="terminal" onClick={() => change(POWER_SHELL)}>
        {words.powerShell}
      </Button>
    </Tooltip>
  );
  return (
    <Options
      schema={conversionOptions}
      words={words.options}
      open={['charset', 'urlSafe', 'padding', 'lineLength']}
      off={eachLine ? ['lineLength'] : []}
      // Each alphabet has its own habit, so a choice of padding holds only for the one it was made for.
      along={{ urlSafe: { padding: null } }}
      own={{ padding: paddingBox }}
      beforeMore={powerShell}
    />
  );
}
