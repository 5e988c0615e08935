import type { CheckFault } from '../../lib/json-schema/check-text';
import { placedError } from '../../ui/document-notes/document-notes';
import type { FieldError } from '../../ui/text-input/text-input';
import type { NoSampleFault } from './make-samples';
import type { TooSlowFault } from './operations';

/** Which of the fields a fault is of, and how it is shown there. */
export function errorAt(
  fault: CheckFault | TooSlowFault | NoSampleFault,
  message: string,
): { readonly side: 'schema' | 'data'; readonly error: FieldError } {
  switch (fault.code) {
    case 'faulty-schema': {
      // In a further file there is a place as well, but not in this field.
      const [first] = fault.flaws;
      const place = first?.schema.file === 0 ? first.schema.place : undefined;
      const at = place && { at: place.start, line: place.line, column: place.column };
      return { side: 'schema', error: { message, ...at } };
    }
    case 'schema-unreadable':
      return { side: 'schema', error: fault.file === 0 ? placedError(message, fault.reason) : { message } };
    case 'schema-not-one':
    case 'pattern-too-slow':
    case 'no-sample':
      return { side: 'schema', error: { message } };
    default:
      return { side: 'data', error: placedError(message, fault) };
  }
}
