import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { useAnchored } from '../popup/use-anchored';
import styles from './menu-button.module.css';

export interface MenuButtonProps {
  /** What all the acts have in common: "Download", "Send to". */
  label: string;
  icon: string;
  /** Only the icon is seen; the label is its name and tooltip. */
  iconOnly?: boolean;
  size?: 'small' | 'medium';
  variant?: 'quiet';
  disabled?: boolean;
  /** The acts: buttons, which stand below each other. */
  children: ReactNode;
}

/**
 * Acts that would be too many buttons in a row, behind one. A native popover gives the top layer, the way in by Tab, the closing
 * by Escape or a click elsewhere, and the return of focus.
 */
export function MenuButton({ label, iconOnly = false, children, ...props }: MenuButtonProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useAnchored(isOpen, trigger, popup, { side: 'bottom', align: 'start', gap: 4, margin: 8 });
  const common = { ...props, ref: trigger, popoverTarget: id, 'aria-expanded': isOpen };
  return (
    <>
      {iconOnly ? (
        <Button {...common} iconOnly aria-label={label} />
      ) : (
        <Button {...common}>
          {label}
          <Icon name="chevron-down" size="s" />
        </Button>
      )}
      {/* A click on an act, by whatever means, closes what it stands in; the acts themselves have the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={popup}
        id={id}
        role="group"
        aria-label={label}
        popover="auto"
        className={styles.popup}
        onBeforeToggle={(event) => {
          if (event.target === event.currentTarget) setOpen(event.newState === 'open');
        }}
        onClick={(event) => {
          if (event.target !== event.currentTarget) popup.current?.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
