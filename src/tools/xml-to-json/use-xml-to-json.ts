import { refuseLarge } from '../../lib/document/refuse-large';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import type { XmlDecodeFault } from '../../lib/xml/decode-xml';
import type { JsonOfXml, XmlToJsonFault } from '../../lib/xml-json/xml-to-json';
import { useOperation, type Run } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { refused } from '../../ui/converter/converter';
import { convert, convertFile, xmlToJsonOptions } from './operations';

const NO_FILE = new File([], '');

/** Runs the operation for what the input holds: of a file its bytes are needed, for it may say how it is encoded. */
export function useXmlToJson(source: TextSource): Run<JsonOfXml, XmlToJsonFault | XmlDecodeFault> {
  const [options] = useOptions(xmlToJsonOptions);
  const isText = typeof source === 'string';
  const refusal = refuseLarge(source);
  const isEnabled = refusal === undefined && !isEmptySource(source);
  const text = isText ? source : '';
  const file = isText ? NO_FILE : source;
  const ofText = useOperation(convert, { text }, options, { enabled: isText && isEnabled });
  const ofFile = useOperation(convertFile, { file }, options, { enabled: !isText && isEnabled });
  return refused<JsonOfXml, XmlToJsonFault | XmlDecodeFault>(isText ? ofText : ofFile, refusal);
}
