import { placeOf } from '../../lib/document/document-fault';
import type { JsonFault } from '../../lib/json/json-fault';
import type { JsonIndex } from '../../lib/json/json-index';
import { readJson } from '../../lib/json/read-json';
import { err, type Result } from '../../lib/result';

/** Reads JSON as verifiers do (RFC 8259). A comma too many is told where a member was expected, as they tell it. */
export function readStrict(text: string): Result<JsonIndex, JsonFault> {
  const read = readJson(text, { strict: true });
  if (read.ok || read.fault.code !== 'trailing-comma') return read;
  const rest = text.slice(read.fault.at + 1);
  const at = read.fault.at + 1 + (rest.length - rest.trimStart().length);
  return err({ ...read.fault, ...placeOf(text, at), seen: text.charAt(at) });
}
