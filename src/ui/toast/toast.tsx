import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useKitWords, type KitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './toast.module.css';

const ICONS = { success: 'circle-check', info: 'info', error: 'circle-x' } as const;

/** How long a toast without another time stays, in milliseconds. */
export const TOAST_MS = 5000;
/** More than this cover the page. */
const MOST_TOASTS = 3;

export interface ToastRequest {
  /** The text, or what picks it from the kit's words in the visitor's language. */
  message: string | ((words: KitWords) => string);
  /** @default 'success' */
  kind?: keyof typeof ICONS;
  /** Milliseconds, or `stay` until it is closed. @default TOAST_MS */
  duration?: number | 'stay';
  /** Only read out: who sees is told by the control itself. */
  isUnseen?: boolean;
  /** What can be done about it; doing it closes the toast. */
  action?: { label: string; onAction: () => void };
}

interface ShownToast extends ToastRequest {
  readonly id: number;
}

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ShownToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that something has happened. Returns what takes the message away again. */
export function showToast(request: ToastRequest): () => void {
  const id = ++lastId;
  // Said again, the same message starts anew instead of standing there twice.
  const others = toasts.filter(({ message, kind }) => message !== request.message || kind !== request.kind);
  update([...others, { ...request, id }].slice(-MOST_TOASTS));
  return () => closeToast(id);
}

// One function, so that a repeated toast is known to be the same.
const cannotRead = (words: KitWords) => words.cannotRead;

/** Says that a file cannot be read: it is a folder, has changed or gone since it was picked, or is more than a text can be. */
export function tellUnreadable(): void {
  showToast({ message: cannotRead, kind: 'error' });
}

function closeToast(id: number): void {
  update(toasts.filter((toast) => toast.id !== id));
}

/** Where the toasts are shown; stands once in the page. They enter the top layer, above an open dialog. */
export function Toaster() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
  return shown.length === 0 ? null : <ToastStack toasts={shown} />;
}

/** Everything outside a modal dialog is inert, so toasts with buttons have to stand inside the uppermost one. */
function uppermostModal(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

function ToastStack({ toasts: shown }: { toasts: readonly ShownToast[] }) {
  const ref = useRef<HTMLDivElement>(null);
  const [host, setHost] = useState(uppermostModal);
  const newest = shown.at(-1)?.id;

  useEffect(() => {
    const follow = () => setHost(uppermostModal());
    follow();
    // Neither event bubbles; capturing sees them.
    document.addEventListener('close', follow, true);
    document.addEventListener('toggle', follow, true);
    return () => {
      document.removeEventListener('close', follow, true);
      document.removeEventListener('toggle', follow, true);
    };
  }, [newest]);

  // Entering the top layer again puts the stack above whatever opened in between.
  useLayoutEffect(() => {
    const stack = ref.current;
    if (!stack?.isConnected) return;
    if (stack.matches(':popover-open')) stack.hidePopover();
    stack.showPopover();
  }, [host, newest]);

  return createPortal(
    <div ref={ref} popover="manual" className={styles.stack}>
      {shown.map((toast) => (
        <Toast key={toast.id} toast={toast} />
      ))}
    </div>,
    host,
  );
}

function Toast({ toast }: { toast: ShownToast }) {
  const words = useKitWords();
  const [paused, setPaused] = useState(false);
  const { id, message, kind = 'success', duration = TOAST_MS, isUnseen, action } = toast;

  useEffect(() => {
    if (paused || duration === 'stay') return;
    const timer = setTimeout(() => closeToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, paused, duration]);

  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      data-kind={kind}
      className={isUnseen ? 'sr' : styles.toast}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={ICONS[kind]} />
      <span>{typeof message === 'function' ? message(words) : message}</span>
      {action ? (
        <Button
          size="small"
          onClick={() => {
            closeToast(id);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      ) : null}
      {duration === 'stay' ? (
        <Button
          size="small"
          variant="quiet"
          icon="x"
          iconOnly
          aria-label={words.close}
          onClick={() => closeToast(id)}
        />
      ) : null}
    </div>
  );
}
