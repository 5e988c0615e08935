import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Side } from '../popup/place';
import { useAnchored } from '../popup/use-anchored';
import type { Approach } from './tooltip';
import styles from './tooltip.module.css';

/** The pointer rests this long, in milliseconds, before the tooltip shows. */
const REST_MS = 300;
/** Time to move from the control onto its tooltip, in milliseconds. */
const LEAVE_MS = 100;

// Only one tooltip is open at a time, and after one the next needs no rest.
let hideOpenTooltip: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

interface TooltipBubbleProps {
  readonly id: string;
  readonly anchorRef: RefObject<HTMLElement | null>;
  readonly side: Side;
  readonly shown: boolean;
  readonly approach: Approach | undefined;
  readonly onOpen: (isOpen: boolean) => void;
  /** Called when there is nothing left to wait for. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A tooltip from the moment somebody comes near its control. A part of its own: no page needs it to be seen. */
export function TooltipBubble(props: TooltipBubbleProps) {
  const { id, anchorRef, side, shown, approach, onOpen, onLeave, children } = props;
  const popupRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isReached, setReached] = useState(false);
  const isOpen = shown || isReached;
  const stay = useEffectEvent(() => clearTimeout(timer.current));
  const leave = useEffectEvent(() => {
    clearTimeout(timer.current);
    setReached(false);
    onLeave();
  });
  const leaveSoon = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (isReached) timer.current = setTimeout(leave, LEAVE_MS);
    else leave();
  });
  const tellOpen = useEffectEvent(onOpen);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const anchor = anchorRef.current;
    if (!anchor || !approach) return;
    // Where this part had to be fetched, who came near may be gone.
    if (!(approach.by === 'pointer' ? anchor.matches(':hover') : hasFocus(anchor))) {
      leave();
      return;
    }
    const needsRest = approach.by === 'pointer' && approach.at - hiddenAt >= REST_MS;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setReached(true), needsRest ? REST_MS : 0);
  }, [approach, anchorRef]);

  useEffect(
    () => listen(anchorRef.current, { pointerleave: leaveSoon, pointerdown: leave, focusout: leave }),
    [anchorRef],
  );

  useEffect(() => {
    tellOpen(isOpen);
    if (!isOpen) return;
    // Who moves onto it keeps it.
    const forget = listen(popupRef.current, { pointerenter: stay, pointerleave: leaveSoon });
    // A list may be opening at this very moment, during which nothing else may open.
    const showing = setTimeout(() => popupRef.current?.showPopover());
    return () => {
      clearTimeout(showing);
      forget();
      tellOpen(false);
    };
  }, [isOpen]);

  useEffect(() => {
    if (!isReached) return;
    const hide = () => leave();
    hideOpenTooltip?.();
    hideOpenTooltip = hide;
    const forget = listen(document, {
      keydown: (event) => event instanceof KeyboardEvent && event.key === 'Escape' && hide(),
    });
    return () => {
      forget();
      hiddenAt = performance.now();
      if (hideOpenTooltip === hide) hideOpenTooltip = undefined;
    };
  }, [isReached]);

  useAnchored(isOpen, anchorRef, popupRef, { side, align: 'center', gap: 7, margin: 8 });
  if (!isOpen) return null;
  return (
    <div ref={popupRef} id={id} role="tooltip" popover="manual" className={styles.tooltip}>
      {children}
    </div>
  );
}

function hasFocus(anchor: HTMLElement): boolean {
  return anchor.matches(':focus-visible') || anchor.querySelector(':focus-visible') !== null;
}

/** Keys come here before anything within hears of them. Returns what ends that. */
function listen(target: EventTarget | null, listeners: Readonly<Record<string, (event: Event) => void>>) {
  const ends = new AbortController();
  for (const [type, listener] of Object.entries(listeners)) {
    target?.addEventListener(type, listener, { capture: type === 'keydown', signal: ends.signal });
  }
  return () => ends.abort();
}
