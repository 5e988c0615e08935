import { useState } from 'react';
import { InputText } from '../../ui/input-text/input-text';
import type { Show } from './part-facts';
import { fieldText, type Edit, type Parameter } from './query';
import { useWords } from './use-words';

interface ParameterFieldProps {
  parameter: Parameter;
  field: Edit['field'];
  show: Show;
  onEdit: (edit: Edit) => void;
}

/**
 * The name or the value of a parameter. It shows what is being typed until the focus leaves: a long address comes back from the worker only
 * later.
 */
export function ParameterField({ parameter, field, show, onEdit }: ParameterFieldProps) {
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  const { index } = parameter;
  const { text, isRaw } = fieldText(parameter[field], show);
  return (
    <InputText
      label={field === 'name' ? words.nameOf(index + 1) : words.valueOf(index + 1)}
      hideLabel
      size="small"
      mono
      value={typed ?? text}
      placeholder={parameter[field] ? words.emptyValue : words.noValue}
      onChange={(next) => {
        setTyped(next);
        onEdit({ index, field, text: next, isRaw });
      }}
      onBlur={() => setTyped(undefined)}
      autoComplete="off"
    />
  );
}
