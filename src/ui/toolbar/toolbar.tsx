import { useImperativeHandle, useRef, useState, type KeyboardEvent, type MouseEvent, type Ref } from 'react';
import { Button } from '../button/button';
import { Tooltip } from '../tooltip/tooltip';
import { hasMacKeys } from '../has-mac-keys';
import { ariaShortcut, shownShortcut } from './shortcut';
import styles from './toolbar.module.css';

export interface ToolbarItem {
  readonly id: string;
  readonly label: string;
  /** Without one the label itself is seen. */
  readonly icon?: string | undefined;
  /** Such as `Mod-Alt-k`; shown in the tooltip. The toolbar does not listen for it. */
  readonly shortcut?: string | undefined;
  /** Whether what it switches is on; undefined for what switches nothing. */
  readonly pressed?: boolean | undefined;
  /** It keeps its place and the focus, but does nothing. @default false */
  readonly disabled?: boolean | undefined;
  /** `byPointer` tells a click from a key. */
  readonly onPress: (byPointer: boolean) => void;
}

export interface ToolbarGroup {
  readonly label: string;
  readonly items: readonly ToolbarItem[];
}

export interface ToolbarHandle {
  /** Takes the focus to the item that had it last. */
  focus(): void;
}

export interface ToolbarProps {
  label: string;
  groups: readonly ToolbarGroup[];
  /** What it acts on: the id of an element. */
  controls?: string | undefined;
  ref?: Ref<ToolbarHandle> | undefined;
}

const MOVES: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Buttons that act on something beside them. It is one stop of the Tab key, arrow keys go from button to button (the toolbar
 * pattern of the ARIA practices). A pointer leaves the focus where the work is.
 */
export function Toolbar({ label, groups, controls, ref }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const items = groups.flatMap((group) => group.items);
  const current = items.some(({ id }) => id === stop) ? stop : items[0]?.id;
  const focus = (id: string | undefined) => {
    const buttons = bar.current?.querySelectorAll<HTMLElement>('button') ?? [];
    buttons[items.findIndex((item) => item.id === id)]?.focus();
  };
  useImperativeHandle(ref, () => ({ focus: () => focus(current) }));

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = MOVES[event.key]?.(
      items.findIndex(({ id }) => id === current),
      items.length,
    );
    const item = next === undefined ? undefined : items[next];
    if (!item) return;
    event.preventDefault();
    setStop(item.id);
    focus(item.id);
  }

  return (
    <div
      ref={bar}
      className={styles.toolbar}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <div key={group.label} className={styles.group} role="group" aria-label={group.label}>
          {group.items.map((item) => (
            <ToolbarButton key={item.id} item={item} isStop={item.id === current} onFocus={() => setStop(item.id)} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolbarButtonProps {
  item: ToolbarItem;
  isStop: boolean;
  onFocus: () => void;
}

function ToolbarButton({ item, isStop, onFocus }: ToolbarButtonProps) {
  const { label, icon, shortcut, pressed, disabled = false, onPress } = item;
  const isMac = hasMacKeys();
  const common = {
    size: 'small',
    variant: 'quiet',
    tabIndex: isStop ? 0 : -1,
    'aria-pressed': pressed,
    // A button that is off stays within reach: the keyboard would lose its place with it.
    'aria-disabled': disabled || undefined,
    'aria-keyshortcuts': shortcut === undefined ? undefined : ariaShortcut(shortcut, isMac),
    onFocus,
    // A key press makes a click without a count.
    onClick: (event: MouseEvent) => {
      if (!disabled) onPress(event.detail > 0);
    },
  } as const;
  const keys = shortcut === undefined ? '' : shownShortcut(shortcut, isMac);
  if (icon === undefined) return <Button {...common}>{label}</Button>;
  return (
    <Tooltip content={keys === '' ? label : `${label} (${keys})`} describes={false}>
      <Button {...common} icon={icon} iconOnly aria-label={label} />
    </Tooltip>
  );
}
