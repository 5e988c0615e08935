import { useLocale } from '../../i18n/context';
import { excelDelimiter } from '../../i18n/excel-delimiter';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { csvOptions } from './operations';
import { useWords } from './use-words';

/** What Excel opens with a double click, Chinese text intact; pressed again, all three are as they were at first. */
export function ExcelPreset() {
  const words = useWords();
  const [options, change] = useOptions(csvOptions);
  const delimiter = excelDelimiter(useLocale());
  const isOn = options.lineEnd === 'crlf' && options.bom && options.delimiter === delimiter;
  const toggle = () =>
    change(isOn ? { lineEnd: 'lf', bom: false, delimiter: ',' } : { lineEnd: 'crlf', bom: true, delimiter });
  return (
    <Tooltip content={words.excelHint}>
      <Button size="small" {...(isOn ? { icon: 'check' } : {})} aria-pressed={isOn} onClick={toggle}>
        {words.excel}
      </Button>
    </Tooltip>
  );
}
