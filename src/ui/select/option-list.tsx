import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/icon';
import { makePart, usePart } from '../part';
import { Tooltip } from '../tooltip/tooltip';
import { ComingOptions } from './coming-options';
import { splitAtMatch, type SelectOption } from './options';
import styles from './option-list.module.css';

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

/** Longer lists draw only what is in sight. */
const VIRTUAL_ABOVE = 200;

const virtualOptions = makePart(() => import('./virtual-options'));

/** The options of an open list. */
export function OptionList(props: OptionListProps) {
  const isLong = props.options.length > VIRTUAL_ABOVE;
  const virtual = usePart(virtualOptions, isLong);
  if (!isLong) return <PlainOptions {...props} />;
  if (virtual) return <virtual.VirtualOptions {...props} />;
  return <ComingOptions listId={props.listId} label={props.label} count={props.options.length} />;
}

/** A list that is drawn as a whole. */
function PlainOptions(props: OptionListProps) {
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

interface OptionProps extends OptionListProps {
  option: SelectOption<unknown>;
  index: number;
  top?: number;
}

/** One option; in a virtual list `top` is its place in pixels. */
export function Option({
  option,
  index,
  top,
  options,
  query,
  value,
  highlighted,
  optionId,
  onPoint,
  onChoose,
}: OptionProps) {
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
      aria-disabled={option.disabled}
      aria-setsize={options.length}
      aria-posinset={index + 1}
      aria-label={option.tooltip ? `${option.label}, ${option.tooltip}` : undefined}
      data-group={option.group !== options[index - 1]?.group ? option.group : undefined}
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
