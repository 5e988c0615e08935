import { useState } from 'react';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { parse } from './operations';
import type { ParsedUrl } from './parse';

/** The address that is looked at, its parts, and the way back to those that it was found in. */
export function useAddress(example: string) {
  const [source, setSource] = useDraft<TextSource>('url', example, { takes: 'text' });
  const [base, setBase] = useDraft('base', '');
  const [outer, setOuter] = useState<readonly TextSource[]>([]);
  const [isEdited, setEdited] = useState(false);
  const run = useOperation(parse, { text: source, base }, {}, { enabled: !isEmptySource(source) });
  // While an edit of a long address is read, its parts stay in place, so that the field in them keeps the focus.
  const [former, setFormer] = useState<ParsedUrl>();
  if (run.value && run.value !== former) setFormer(run.value);

  const change = (next: TextSource, isEdit = false) => {
    setSource(next);
    setEdited(isEdit);
  };
  const set = (text: string) => change(toTextSource(text, 'url.txt'));
  const last = outer.at(-1);
  return {
    source,
    change,
    set,
    base,
    setBase,
    run,
    url: run.value ?? (isEdited && run.status === 'busy' ? former : undefined),
    /** Takes the address with one of its parts changed. */
    edit: (text: string) => change(toTextSource(text, 'url.txt'), true),
    /** Goes into an address that this one holds. */
    open: (address: string) => {
      setOuter([...outer, source]);
      set(address);
    },
    back:
      last === undefined
        ? undefined
        : () => {
            setOuter(outer.slice(0, -1));
            change(last);
          },
  };
}
