import { useMemo, type ClipboardEvent } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { INITIAL_SOURCE, isForList, readSource, severalLines, type FieldId, type Source } from './color-source';
import type { Color } from './color';
import { colorOptions } from './options';
import { useWords } from './use-words';
import { convertColor, type Style } from './write-color';

/** The colour of the page in all notations, which the field last typed in or the picker rules, and what each field shows of it. */
export function useColor(onPasteLines: (text: string) => void) {
  const words = useWords();
  const [options, change, resetOptions] = useOptions(colorOptions);
  const { syntax, hexCase, hexAlpha } = options;
  const [source, setSource] = useDraft<Source>('color', INITIAL_SOURCE, {
    takes: (given) => (isForList(given) ? undefined : { kind: 'typed', field: 'any', text: given.text }),
  });
  const reading = useMemo(() => readSource(source, hexAlpha), [source, hexAlpha]);
  const color = reading.ok ? reading.value.color : undefined;
  const converted = useMemo(
    () => (color ? convertColor(color, { syntax, hexCase, hexAlpha }) : undefined),
    [color, syntax, hexCase, hexAlpha],
  );

  const pick = (next: Color) => setSource({ kind: 'picked', color: next });
  const restyle = (changes: Partial<Style>) => {
    // The same digits would mean another colour, or what was typed would hide the change.
    const isHidden = source.kind === 'typed' && source.field !== 'any';
    if (color && (isHidden || changes.hexAlpha)) pick(color);
    change(changes);
  };
  const reset = () => {
    setSource(INITIAL_SOURCE);
    resetOptions();
  };

  const notices = reading.ok ? reading.value.notices.map(words.notice).join(' ') : '';
  /** The props of a field; `written` is how the page writes the colour there, and `hint` what there is to say of that. */
  const fieldProps = (field: FieldId, written: string, hint: string | undefined) => {
    const isSource = source.kind === 'typed' && source.field === field;
    const isFault = isSource && !reading.ok && reading.fault.code !== 'empty';
    return {
      label: field === 'any' ? words.color : words.notation[field],
      value: isSource && !(source.isLeft && reading.ok) ? source.text : written,
      error: isFault ? words.fault(reading.fault) : undefined,
      hint: isSource && notices !== '' ? notices : hint,
      onChange: (text: string) => setSource({ kind: 'typed', field, text }),
      onBlur: () => {
        if (isSource && field !== 'any' && reading.ok) setSource({ ...source, isLeft: true });
      },
      onPaste: (event: ClipboardEvent) => {
        const lines = severalLines(event.clipboardData.getData('text/plain'));
        if (lines === undefined) return;
        event.preventDefault();
        onPasteLines(lines);
      },
    };
  };
  const isEmpty = !reading.ok && reading.fault.code === 'empty';
  const typedInto = source.kind === 'typed' ? source.field : undefined;
  return { color, converted, isEmpty, typedInto, pick, restyle, reset, fieldProps };
}
