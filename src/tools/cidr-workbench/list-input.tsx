import type { Ref } from 'react';
import type { TextSource } from '../../lib/text-source';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import type { AnyFault } from './faults';
import type { LineFault } from './read-list';
import { useWords } from './use-words';

interface ListInputProps {
  label: string;
  value: TextSource;
  onChange: (value: TextSource) => void;
  example?: string;
  hint?: string;
  rows?: number;
  /** The first entry that cannot be read, or what else is wrong with the list. */
  fault: AnyFault | undefined;
  ref?: Ref<TextInputHandle>;
}

/** A list of blocks, with its first wrong line. */
export function ListInput({ fault, ...props }: ListInputProps) {
  const words = useWords();
  const error = fault && { message: words.fault(fault), ...(fault.code === 'in-line' && { line: fault.line }) };
  return <TextInput rows={8} placeholder="10.0.0.0/8" {...props} error={error} />;
}

/** The first of what is wrong. */
export function firstFault(
  fault: AnyFault | undefined,
  faults: readonly LineFault[] | undefined,
): AnyFault | undefined {
  return fault ?? faults?.[0];
}
