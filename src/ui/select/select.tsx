import { useId, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { classNames } from '../class-names';
import { Field } from '../field/field';
import { Icon } from '../icon/icon';
import { markAutofocus } from '../mark-autofocus';
import { mergeRefs } from '../merge-refs';
import { makePart, usePart } from '../part';
import { useAnchored } from '../popup/use-anchored';
import { ComingOptions } from './coming-options';
import type { SelectOption } from './options';
import styles from './select.module.css';
import { useChoosing } from './use-choosing';

/** From so many options on, a list has a search field. */
export const SEARCH_FROM = 10;
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
  /** What is said where a query finds nothing, with what can be done about it; `close` closes the list. @default the words for no result */
  nothing?: ((query: string, close: () => void) => ReactNode) | undefined;
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
  nothing,
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
  const optionId = (index: number) => `${listId}-${index}`;
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const choosing = useChoosing({ options, value, onChange, searchable, popup });
  const { open, query, highlighted, shown, chosen } = choosing;
  const list = usePart(optionList, open);
  useAnchored(open, trigger, popup, { side: 'bottom', align: 'start', gap: 4, margin: 8, matchWidth: true });

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
        trigger.current?.focus();
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
            ref={mergeRefs(trigger, ref)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) choosing.controlKey(event);
            }}
            onKeyUp={(event) => {
              // Firefox clicks when Space comes up, even if its going down was used for something else.
              if (event.key === ' ' && open) event.preventDefault();
            }}
          >
            <span className={chosen ? undefined : styles.placeholder}>
              {chosen?.label ?? placeholder ?? words.choose}
            </span>
            <Icon name="chevron-down" size="s" />
          </button>
          <div ref={popup} id={popupId} popover="auto" className={styles.popup} onBeforeToggle={choosing.onToggle}>
            {searchable ? <SearchLine choosing={choosing} listId={listId} active={active} /> : null}
            {open && shown.length === 0 ? (
              <div className={styles.none} role="status">
                {nothing?.(query, () => popup.current?.hidePopover()) ?? words.noResultsFound}
              </div>
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
                onPoint={choosing.highlight}
                onChoose={choosing.choose}
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

interface SearchLineProps {
  choosing: Pick<ReturnType<typeof useChoosing>, 'open' | 'query' | 'search' | 'openKey'>;
  listId: string;
  /** Id of the highlighted option. */
  active: string | undefined;
}

/** The field above a long list. */
function SearchLine({ choosing, listId, active }: SearchLineProps) {
  const words = useKitWords();
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        ref={markAutofocus}
        role="combobox"
        aria-label={words.search}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={choosing.open}
        aria-controls={listId}
        aria-activedescendant={active}
        placeholder={words.search}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={choosing.query}
        onChange={(event) => choosing.search(event.target.value)}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing) choosing.openKey(event, true);
        }}
      />
    </div>
  );
}
