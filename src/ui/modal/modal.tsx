import { useId, useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { markAutofocus } from '../mark-autofocus';
import { mergeRefs } from '../merge-refs';
import styles from './modal.module.css';

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'title'> {
  open: boolean;
  /** Escape, the close button or a click outside: the visitor wants it closed. */
  onClose: () => void;
  title: string;
  /** Only the name remains, for a dialog whose first line says enough; then it has no close button either. */
  hideTitle?: boolean;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 36rem or 650 px at most. @default 'm' */
  size?: 'm' | 'palette';
}

/**
 * A native modal dialog: the rest of the page is inert, and focus goes back to where it was. Its content exists only
 * while it is open. Focus begins at the element marked with `markAutofocus`, else at the content as a whole.
 */
export function Modal({
  open,
  onClose,
  title,
  hideTitle = false,
  children,
  footer,
  size = 'm',
  className,
  ref,
  onCancel,
  onClick,
  onPointerDown,
  ...props
}: ModalProps) {
  const words = useKitWords();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const insideRef = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return;
    // Focus on no button: a screen reader begins with the title, and nothing is pressed by mistake.
    if (!dialog.querySelector('[autofocus]')) markAutofocus(insideRef.current);
    keepWidthOfPage();
    dialog.showModal();
    return () => dialog.close();
  }, [open]);

  return (
    // The click is one on the backdrop; for the keyboard there is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...props}
      ref={mergeRefs(dialogRef, ref)}
      data-size={size}
      className={classNames(styles.dialog, className)}
      aria-labelledby={hideTitle ? undefined : titleId}
      aria-label={hideTitle ? title : undefined}
      onCancel={(event) => {
        onCancel?.(event);
        // A file picker's cancel bubbles up to here, too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // Browsers close by themselves when Escape is pressed twice.
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose();
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event);
        pressedOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        // A selection dragged out of the dialog begins inside and must not close it.
        if (pressedOutside.current && isOutside(event)) onClose();
      }}
    >
      {open ? (
        <div ref={insideRef} tabIndex={-1} className={styles.inside}>
          {hideTitle ? null : (
            <header className={styles.head}>
              <h2 id={titleId}>{title}</h2>
              <Button
                size="small"
                variant="quiet"
                icon="x"
                iconOnly
                aria-label={words.close}
                className={styles.close}
                onClick={onClose}
              />
            </header>
          )}
          <div className={hideTitle ? styles.bare : styles.body}>{children}</div>
          {footer ? <footer className={styles.foot}>{footer}</footer> : null}
        </div>
      ) : null}
    </dialog>
  );
}

/** The page cannot be scrolled below a dialog: where its scroll bar was, its body keeps the room, so that nothing moves. */
function keepWidthOfPage(): void {
  const { documentElement: page } = document;
  // Above another dialog the bar is gone already.
  if (page.querySelector('dialog[open]')) return;
  page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`);
}

/** The backdrop belongs to the dialog element, so its clicks are known by where they are. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false;
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
