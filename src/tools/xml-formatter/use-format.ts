import { refuseLarge } from '../../lib/document/refuse-large';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { refused } from '../../ui/converter/converter';
import { SIZE_LIMIT, type FormatFault, type FormattedXml } from './format-xml';
import { format, formatFile, formatOptions } from './operations';

const NO_FILE = new File([], '');

/** Runs the operation for what the input holds: of a file its bytes are needed, for it may say how it is encoded. */
export function useFormat(source: TextSource): Run<FormattedXml, FormatFault> {
  const [options] = useOptions(formatOptions);
  const isText = typeof source === 'string';
  const refusal = refuseLarge(source, SIZE_LIMIT);
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const text = isText ? source : '';
  const file = isText ? NO_FILE : source;
  const ofText = useOperation(format, { text }, options, { enabled: isText && isEnabled });
  const ofFile = useOperation(formatFile, { file }, options, { enabled: !isText && isEnabled });
  return refused<FormattedXml, FormatFault>(isText ? ofText : ofFile, refusal);
}
