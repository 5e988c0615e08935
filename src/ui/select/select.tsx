import {
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react';
import { useKitWords } from '../../i18n/context';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import { Icon } from '../icon/icon';
import { markAutofocus } from '../mark-autofocus';
import { mergeRefs } from '../merge-refs';
import { makePart, usePart } from '../part';
import { useAnchored } from '../popup/use-anchored';
import { ComingOptions } from './coming-options';
import { matchingOptions, movedIndex, typeAhead, type SelectOption } from './options';
import styles from './select.module.css';

/** From so many options on, a list has a search field. */
export const SEARCH_FROM = 10;
/** A pause this long, in milliseconds, begins a new word of type-ahead. */
const TYPING_PAUSE_MS = 700;

/** Not with the page: the list is fetched when the pointer or the focus comes near, and at the latest when it opens. */
const optionList = makePart(() => import('./option-list'));

export interface SelectProps<Value> extends Omit<ComponentProps<'button'>, 'value' | 'onChange' | 'children'> {
  label: string;
  /** The label is still read to those who do not see. */
  hideLabel?: boolean;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** 28, 34 or 40 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default true from ten options on */
  searchable?: boolean;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
}

/**
 * One of many. A native popover gives the top layer, the closing by a click elsewhere or Escape, and the return of focus;
 * the keyboard's focus stays on one element, which names the highlighted option.
 */
export function Select<Value extends string | number | boolean>({
  label,
  hideLabel,
  options,
  value,
  onChange,
  size = 'medium',
  searchable = options.length >= SEARCH_FROM,
  placeholder,
  hint,
  error,
  className,
  ref,
  onKeyDown,
  ...props
}: SelectProps<Value>) {
  const words = useKitWords();
  const id = useId();
  const popupId = `${id}-popup`;
  const listId = `${id}-list`;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', at: 0 });

  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState(-1);
  const shown = useMemo(() => (open ? matchingOptions(options, query) : []), [open, options, query]);
  const chosen = options.findIndex((option) => option.value === value);
  const list = usePart(optionList, open);

  useAnchored(open, triggerRef, popupRef, { side: 'bottom', align: 'start', gap: 4, margin: 8, matchWidth: true });

  const toggled = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const opens = event.newState === 'open';
    setOpen(opens);
    setQuery('');
    // A key may have opened the list at its first or last option.
    setHighlighted((index) => (opens ? (index >= 0 ? index : Math.max(chosen, 0)) : -1));
    typing.current = { text: '', at: 0 };
  };
  const show = (at = -1) => {
    setHighlighted(at);
    popupRef.current?.showPopover();
  };
  const close = () => popupRef.current?.hidePopover();

  const choose = (index: number) => {
    const option = shown[index];
    if (!option) return;
    close();
    if (option.value !== value) onChange(option.value);
  };
  const search = (text: string) => {
    setQuery(text);
    setHighlighted(0);
  };

  const jumpTo = (event: KeyboardEvent) => {
    const isNew = event.timeStamp - typing.current.at > TYPING_PAUSE_MS;
    const typed = (isNew ? '' : typing.current.text) + event.key;
    typing.current = { text: typed, at: event.timeStamp };
    const index = typeAhead(options, typed, open ? highlighted : chosen);
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
    show(event.key === 'Home' ? 0 : event.key === 'End' ? options.length - 1 : -1);
  };

  /** Keys of the open list, from the control itself or from the search field. */
  const openKey = (event: KeyboardEvent, inSearch: boolean) => {
    const isTypingAhead = event.key === ' ' && event.timeStamp - typing.current.at < TYPING_PAUSE_MS;
    if (event.key === 'Tab') {
      // Closing gives focus back to the control, from where the key then moves on.
      if (inSearch) close();
      else choose(highlighted);
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

  const optionId = (index: number) => `${listId}-${index}`;
  const isActive = open && list !== undefined && highlighted >= 0 && highlighted < shown.length;
  const active = isActive ? optionId(highlighted) : undefined;

  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      onClick={(event: MouseEvent) => {
        // The label of a native select gives focus and does not open the list.
        if (!(event.target instanceof HTMLLabelElement)) return;
        event.preventDefault();
        triggerRef.current?.focus();
      }}
      onPointerEnter={optionList.fetch}
      onFocus={optionList.fetch}
    >
      {(control) => (
        <>
          <button
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={listId}
            aria-activedescendant={searchable ? undefined : active}
            {...control}
            popoverTarget={popupId}
            data-size={size}
            className={classNames(styles.select, className)}
            {...props}
            ref={mergeRefs(triggerRef, ref)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
              if (open) openKey(event, false);
              else closedKey(event);
            }}
            onKeyUp={(event) => {
              // Firefox clicks when Space comes up, even if its going down was used for something else.
              if (event.key === ' ' && open) event.preventDefault();
            }}
          >
            {chosen >= 0 ? (
              <span>{options[chosen]?.label}</span>
            ) : (
              <span className={styles.placeholder}>{placeholder ?? words.choose}</span>
            )}
            <Icon name="chevron-down" size="s" />
          </button>
          <div ref={popupRef} id={popupId} popover="auto" className={styles.popup} onBeforeToggle={toggled}>
            {searchable ? (
              <div className={styles.search}>
                <Icon name="search" />
                <input
                  ref={markAutofocus}
                  role="combobox"
                  aria-label={words.search}
                  aria-autocomplete="list"
                  aria-haspopup="listbox"
                  aria-expanded={open}
                  aria-controls={listId}
                  aria-activedescendant={active}
                  placeholder={words.search}
                  autoComplete="off"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={query}
                  onChange={(event) => search(event.target.value)}
                  onKeyDown={(event) => {
                    if (!event.nativeEvent.isComposing) openKey(event, true);
                  }}
                />
              </div>
            ) : null}
            {open && shown.length === 0 ? (
              <p className={styles.none} role="status">
                {words.noResultsFound}
              </p>
            ) : null}
            {open && list ? (
              <list.OptionList
                listId={listId}
                label={label}
                options={shown}
                query={query}
                value={value}
                highlighted={highlighted}
                optionId={optionId}
                onPoint={setHighlighted}
                onChoose={choose}
              />
            ) : (
              <ComingOptions listId={listId} label={label} count={shown.length} />
            )}
          </div>
        </>
      )}
    </Field>
  );
}

function isLetter(event: KeyboardEvent): boolean {
  return event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
}
