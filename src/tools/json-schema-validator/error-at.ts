import type { CheckFault } from '../../lib/json-schema/check-text';
import { placedError } from '../../ui/document-notes/document-notes';
import type { FieldError } from '../../ui/text-input/text-input';
import type { SampleFault } from './make-samples';
import type { TooSlowFault } from './operations';
import type { ToolWords } from './use-words';

/** Which of the fields a fault is of, and how it is shown there. */
export function errorAt(
  fault: CheckFault | TooSlowFault | SampleFault,
  words: Pick<ToolWords, 'fault' | 'slowPattern' | 'whole'>,
  setPart: (pointer: string) => void,
): { readonly side: 'schema' | 'data'; readonly error: FieldError } {
  const message = words.fault(fault);
  switch (fault.code) {
    case 'faulty-schema': {
      // In a further file there is a place as well, but not in this field.
      const [first] = fault.flaws;
      const place = first?.schema.file === 0 ? first.schema.place : undefined;
      const at = place && { at: place.start, line: place.line, column: place.column };
      const isLostPart = first?.code === 'no-such-place' && first.keyword === '';
      const acts = isLostPart ? { acts: [{ label: words.whole, onAct: () => setPart('') }] } : {};
      return { side: 'schema', error: { message, ...at, ...acts } };
    }
    case 'schema-unreadable':
      return { side: 'schema', error: fault.file === 0 ? placedError(message, fault.reason) : { message } };
    case 'pattern-too-slow': {
      const { found } = fault;
      if (found?.file !== 0) return { side: 'schema', error: { message } };
      const { start: at, line, column } = found.place;
      return { side: 'schema', error: { message: words.slowPattern(found.pattern), at, line, column } };
    }
    case 'schema-not-one':
    case 'no-sample':
    case 'sample-too-large':
      return { side: 'schema', error: { message } };
    default:
      return { side: 'data', error: placedError(message, fault) };
  }
}
