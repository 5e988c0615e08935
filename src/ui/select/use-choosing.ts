import { useMemo, useState, type KeyboardEvent, type RefObject, type ToggleEvent } from 'react';
import { useTypedWord } from '../use-typed-word';
import { matchingOptions, movedIndex, typeAhead, type SelectOption } from './options';

interface Choosing<Value> {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly searchable: boolean;
  readonly popup: RefObject<HTMLDivElement | null>;
}

/** An open or closed list of which one is chosen: what is open, searched and highlighted, and what the keys do. */
export function useChoosing<Value>({ options, value, onChange, searchable, popup }: Choosing<Value>) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState(-1);
  const word = useTypedWord();
  const shown = useMemo(() => (open ? matchingOptions(options, query) : []), [open, options, query]);
  const chosen = options.findIndex((option) => option.value === value);

  const show = (at = -1) => {
    setHighlighted(at);
    popup.current?.showPopover();
  };
  const close = () => popup.current?.hidePopover();
  const choose = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled === true) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const jumpTo = (event: KeyboardEvent) => {
    const index = typeAhead(options, word.add(event), open ? highlighted : chosen);
    if (!open) show(index);
    else if (index >= 0) setHighlighted(index);
  };

  /** Keys of the closed control. Enter and Space are clicks already. */
  const closedKey = (event: KeyboardEvent) => {
    if (isLetter(event)) {
      // The search field has focus before the letter is written, so the letter lands in it.
      if (searchable) show();
      else jumpTo(event);
      return;
    }
    if (movedIndex(event.key, 0, options.length) === undefined) return;
    event.preventDefault();
    const ends: Readonly<Record<string, number>> = { Home: 0, End: options.length - 1 };
    show(ends[event.key]);
  };

  /** Keys of the open list, from the control itself or from the search field. */
  const openKey = (event: KeyboardEvent, inSearch: boolean) => {
    const isTypingAhead = event.key === ' ' && word.isUnderWay(event);
    if (event.key === 'Tab') {
      // Closing gives focus back to the control, from where the key then moves on.
      if (!inSearch) choose(highlighted);
      close();
    } else if (event.key === 'Enter' || (event.key === ' ' && !inSearch && !isTypingAhead)) {
      event.preventDefault();
      choose(highlighted);
    } else if (event.key === 'ArrowUp' && event.altKey) {
      event.preventDefault();
      choose(highlighted);
    } else if (!inSearch && (isLetter(event) || isTypingAhead)) {
      event.preventDefault();
      jumpTo(event);
    } else if (!(inSearch && query !== '' && (event.key === 'Home' || event.key === 'End'))) {
      const index = movedIndex(event.key, highlighted, shown.length);
      if (index === undefined) return;
      event.preventDefault();
      setHighlighted(index);
    }
  };

  return {
    open,
    query,
    highlighted,
    shown,
    chosen: options[chosen],
    choose,
    highlight: setHighlighted,
    openKey,
    /** Keys of the control, whether the list is open or closed. */
    controlKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey) return;
      if (open) openKey(event, false);
      else closedKey(event);
    },
    search(text: string) {
      setQuery(text);
      setHighlighted(0);
    },
    onToggle(event: ToggleEvent<HTMLDivElement>) {
      if (event.target !== event.currentTarget) return;
      const opens = event.newState === 'open';
      setOpen(opens);
      setQuery('');
      // A key may have opened the list at its first or last option.
      const start = Math.max(chosen, 0);
      setHighlighted((index) => (opens && index < 0 ? start : index));
      if (!opens) setHighlighted(-1);
      word.clear();
    },
  };
}

function isLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
}
