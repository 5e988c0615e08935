import { placedError } from '../../ui/document-notes/document-notes';
import type { FieldError } from '../../ui/text-input/text-input';
import type { QueryFault } from './faults';
import type { Language } from './language';
import type { ToolWords } from './use-words';

const JSONPATH = /^\s*\$(?:[.[]|$)/;

/** Which of the fields a fault is of, and how it is shown there. */
export function errorAt(
  fault: QueryFault,
  words: ToolWords,
  { expression, language }: { readonly expression: string; readonly language: Language },
  onLanguage: (language: Language) => void,
): { readonly side: 'data' | 'expression' | 'args'; readonly error: FieldError } {
  const message = words.fault(fault);
  if ('format' in fault) return { side: 'data', error: placedError(message, fault) };
  switch (fault.code) {
    case 'argument-name':
    case 'argument-twice':
    case 'argument-not-json':
      return { side: 'args', error: { message } };
    default: {
      const meant = fault.code === 'no-dollar' ? 'jq' : JSONPATH.test(expression) ? 'jsonpath' : undefined;
      const act = meant !== undefined &&
        meant !== language && {
          label: words.switchTo(words.options.language.values[meant]),
          onAct: () => onLanguage(meant),
        };
      const isOther = meant === 'jsonpath' ? !/^no-|^leading|must-/.test(fault.code) : /^\s*\./.test(expression);
      return {
        side: 'expression',
        error: { ...placedError(message, fault), ...(act && isOther ? { acts: [act] } : {}) },
      };
    }
  }
}
