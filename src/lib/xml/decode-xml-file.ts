import { decodeText } from '../decode-text';
import { ok, type Result } from '../result';
import { isHeldText } from '../text-source';
import { decodeXml, type DecodedXml, type XmlDecodeFault } from './decode-xml';

/** The text of a file of XML. Text that was pasted is UTF-8 whatever its declaration says. */
export async function decodeXmlFile(file: File): Promise<Result<DecodedXml, XmlDecodeFault>> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isHeldText(file)) return decodeXml(bytes);
  const decoded = decodeText(bytes);
  return decoded.ok ? ok({ text: decoded.value, encoding: 'utf-8' }) : decoded;
}
