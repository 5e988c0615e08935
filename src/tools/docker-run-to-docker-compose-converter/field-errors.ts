import type { FieldError } from '../../ui/text-input/field-error';
import type { ConvertFault } from './convert';
import type { ToolWords } from './use-words';

/** What is wrong, for the field in which it is: the commands, the file to merge into, or the project's name. */
export interface FieldErrors {
  readonly commands?: FieldError;
  readonly existing?: FieldError;
  readonly projectName?: string;
}

/** A fault, told beside the field that it is about. */
export function fieldErrors(fault: ConvertFault | undefined, words: ToolWords): FieldErrors {
  if (!fault) return {};
  const message = words.fault(fault);
  if (fault.code === 'bad-project-name') return { projectName: message };
  if (!('input' in fault)) return { commands: { message, at: 'at' in fault ? fault.at : undefined } };
  // By line and column: the reader has counted the text without carriage returns.
  const place = fault.code === 'bad-yaml' ? fault.problem : fault;
  if (!('line' in place)) return { existing: { message } };
  const { line, column, excerpt } = place;
  return { existing: { message, line, column, excerpt } };
}
