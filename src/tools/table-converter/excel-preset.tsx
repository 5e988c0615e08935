import { useLocale } from '../../i18n/context';
import { excelDelimiter } from '../../i18n/excel-delimiter';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Tooltip } from '../../ui/tooltip/tooltip';
import { tableOptions } from './options';
import { useWords } from './use-words';

const PLAIN = { lineEnd: 'lf', bom: false, toDelimiter: ',', guard: false } as const;

/** CSV that Excel opens with a double click, Chinese text intact and no formula run; pressed again, all is as it was at first. */
export function ExcelPreset() {
  const words = useWords();
  const [options, change] = useOptions(tableOptions);
  const toDelimiter = excelDelimiter(useLocale());
  const isOn = options.lineEnd === 'crlf' && options.bom && options.guard && options.toDelimiter === toDelimiter;
  const toggle = () => change(isOn ? PLAIN : { lineEnd: 'crlf', bom: true, toDelimiter, guard: true });
  return (
    <Tooltip content={words.excelHint}>
      <Button size="small" {...(isOn ? { icon: 'check' } : {})} aria-pressed={isOn} onClick={toggle}>
        {words.excel}
      </Button>
    </Tooltip>
  );
}
