import { useEffect, useRef, type PointerEvent, type ReactNode, type RefObject } from 'react';
import type { Side } from '../popup/place';
import { useAnchored } from '../popup/use-anchored';
import styles from './tooltip.module.css';

export interface TooltipPopupProps {
  id: string;
  anchorRef: RefObject<HTMLElement | null>;
  side: Side;
  onEnter: (event: PointerEvent) => void;
  onLeave: () => void;
  children: ReactNode;
}

/** The bubble beside its control, in the top layer. A part of its own: no page needs it to be seen. */
export function TooltipPopup({ id, anchorRef, side, onEnter, onLeave, children }: TooltipPopupProps) {
  const popupRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A list may be opening at this very moment, during which nothing else may open.
    const showing = setTimeout(() => popupRef.current?.showPopover());
    return () => clearTimeout(showing);
  }, []);
  useAnchored(true, anchorRef, popupRef, { side, align: 'center', gap: 7, margin: 8 });
  return (
    <div
      ref={popupRef}
      id={id}
      role="tooltip"
      popover="manual"
      className={styles.tooltip}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {children}
    </div>
  );
}
