import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { Tooltip } from '../tooltip/tooltip';
import { splitAtMatch, type SelectOption } from './options';
import styles from './select.module.css';

export interface OptionListProps {
  listId: string;
  label: string;
  options: readonly SelectOption<unknown>[];
  query: string;
  value: unknown;
  highlighted: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: (index: number) => void;
}

/** A list that is drawn as a whole. */
export function PlainOptions(props: OptionListProps) {
  const { listId, label, options, highlighted } = props;
  const listRef = useRef<HTMLDivElement>(null);
  const pointed = useRef(-1);

  // The list has no size until it is shown, which comes after the first effect.
  useEffect(() => {
    const list = listRef.current;
    if (!list || pointed.current === highlighted) return;
    reveal(list, list.children[highlighted]);
    const observer = new ResizeObserver(() => reveal(list, list.children[highlighted]));
    observer.observe(list);
    return () => observer.disconnect();
  }, [highlighted]);

  return (
    <div
      ref={listRef}
      id={listId}
      role="listbox"
      aria-label={label}
      className={styles.list}
      hidden={options.length === 0}
    >
      {options.map((option, index) => (
        <Option
          key={index}
          {...props}
          option={option}
          index={index}
          onPoint={(at) => {
            // What the pointer highlights is in sight already; moving it would run away from the pointer.
            pointed.current = at;
            props.onPoint(at);
          }}
        />
      ))}
    </div>
  );
}

function reveal(list: HTMLElement, option: Element | undefined): void {
  if (!(option instanceof HTMLElement) || list.clientHeight === 0) return;
  const top = option.offsetTop - list.offsetTop;
  if (top < list.scrollTop) list.scrollTop = top;
  else if (top + option.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + option.offsetHeight - list.clientHeight;
  }
}

/** Space above the first and below the last option, in pixels. */
const EDGE = 4;

/** A long list of which only the part in sight is drawn; every option still tells its place in the whole. */
export function VirtualOptions(props: OptionListProps) {
  const { listId, label, options, highlighted } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const pointed = useRef(-1);
  const [height] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 44 : 32));
  // Only the React Compiler, which is off, minds what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: options.length,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => height,
    overscan: 8,
    paddingStart: EDGE,
    paddingEnd: EDGE,
    scrollPaddingStart: EDGE,
    scrollPaddingEnd: EDGE,
    // The list is built before it is shown, when nothing can be measured yet.
    initialRect: { width: 240, height: 312 },
    // The highlighted option is always there, for the control names it.
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      return highlighted < 0 || drawn.includes(highlighted) ? drawn : [...drawn, highlighted].sort((a, b) => a - b);
    },
  });

  useLayoutEffect(() => {
    const scroll = scrollRef.current;
    if (!scroll || highlighted < 0 || pointed.current === highlighted) return;
    const bring = () => {
      if (scroll.clientHeight > 0) virtualizer.scrollToIndex(highlighted, { align: 'auto' });
    };
    bring();
    const observer = new ResizeObserver(bring);
    observer.observe(scroll);
    return () => observer.disconnect();
  }, [highlighted, virtualizer]);

  const longest = options.reduce((widest, option) => (option.label.length > widest.length ? option.label : widest), '');
  return (
    <div ref={scrollRef} id={listId} role="listbox" aria-label={label} className={styles.scroll}>
      {/* Options that are not drawn give neither width nor height; the longest stands for all. */}
      <div role="presentation" aria-hidden className={styles.sizer} style={{ height: virtualizer.getTotalSize() }}>
        {longest}
      </div>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const option = options[index];
        return option ? (
          <Option
            key={index}
            {...props}
            option={option}
            index={index}
            top={start}
            onPoint={(at) => {
              pointed.current = at;
              props.onPoint(at);
            }}
          />
        ) : null;
      })}
    </div>
  );
}

interface OptionProps extends OptionListProps {
  option: SelectOption<unknown>;
  index: number;
  top?: number;
}

function Option({ option, index, top, options, query, value, highlighted, optionId, onPoint, onChoose }: OptionProps) {
  const isChosen = option.value === value;
  const isHighlighted = index === highlighted;
  const label = <span className={styles.label}>{marked(option.label, query)}</span>;
  return (
    // The keyboard works on the control that names this option; options themselves never have focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      aria-label={option.tooltip ? `${option.label}, ${option.tooltip}` : undefined}
      data-current={isHighlighted ? '' : undefined}
      className={styles.option}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
      onPointerMove={() => {
        if (!isHighlighted) onPoint(index);
      }}
      // Pressing must not take focus from the control or the search field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(index)}
    >
      {option.tooltip ? (
        <Tooltip content={option.tooltip} side="right" shown={isHighlighted} describes={false}>
          {label}
        </Tooltip>
      ) : (
        label
      )}
      {isChosen ? <Icon name="check" className={styles.check} /> : null}
    </div>
  );
}

function marked(label: string, query: string): ReactNode {
  const parts = splitAtMatch(label, query);
  if (!parts) return label;
  const [before, match, after] = parts;
  return (
    <>
      {before}
      <mark>{match}</mark>
      {after}
    </>
  );
}
