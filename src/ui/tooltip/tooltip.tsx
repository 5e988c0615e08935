import {
  cloneElement,
  createContext,
  Fragment,
  isValidElement,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type DOMAttributes,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { mergeRefs } from '../merge-refs';
import { makePart, usePart } from '../part';
import type { Side } from '../popup/place';

/** The pointer rests this long, in milliseconds, before the tooltip shows. */
const REST_MS = 300;
/** Time to move from the control onto its tooltip, in milliseconds. */
const LEAVE_MS = 100;

const popupPart = makePart(() => import('./tooltip-popup'));

/** Fetches what tooltips are drawn with, so that the first one comes at once. */
export const fetchTooltips = popupPart.fetch;

interface TriggerProps extends DOMAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
}

export interface TooltipProps {
  content: ReactNode;
  /** Turned over where there is no room. @default 'top' */
  side?: Side;
  /** Shows it whatever pointer and focus do: what has just happened is said here. */
  shown?: boolean;
  /** Off when the content is already the control's name. @default true */
  describes?: boolean;
  /** One element, which takes the usual props and a ref. */
  children: ReactNode;
}

const InsideTooltip = createContext(false);

/** Tells whether a tooltip is already around a control, so that it does not bring its own. */
export function useInsideTooltip(): boolean {
  return useContext(InsideTooltip);
}

// Only one tooltip is open at a time, and after one the next needs no rest.
let hideOpenTooltip: (() => void) | undefined;
let hiddenAt = Number.NEGATIVE_INFINITY;

/** Explains a control while the pointer rests on it or it has the keyboard's focus; Escape hides it. */
export function Tooltip({ content, side = 'top', shown = false, describes = true, children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hovered, setHovered] = useState(false);
  const wanted = (hovered || shown) && content !== undefined && content !== null && content !== '';
  const popup = usePart(popupPart, wanted);
  const open = wanted && popup !== undefined;

  const later = (ms: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHovered(next), ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!hovered) return;
    const hide = () => {
      clearTimeout(timer.current);
      setHovered(false);
    };
    if (hideOpenTooltip !== hide) hideOpenTooltip?.();
    hideOpenTooltip = hide;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      hiddenAt = performance.now();
      if (hideOpenTooltip === hide) hideOpenTooltip = undefined;
    };
  }, [hovered]);

  const enter = (event: PointerEvent) => {
    // A finger does not hover.
    if (event.pointerType !== 'touch') later(event.timeStamp - hiddenAt < REST_MS ? 0 : REST_MS, true);
  };
  const leave = () => later(LEAVE_MS, false);

  const trigger: ReactElement<TriggerProps> =
    isValidElement<TriggerProps>(children) && children.type !== Fragment ? children : <span>{children}</span>;
  const own = trigger.props;
  const describedBy = [own['aria-describedby'], open && describes && own['aria-label'] !== content && id]
    .filter(Boolean)
    .join(' ');

  // Ref and listeners are only called later; the rule cannot know what cloning does with them.
  // oxlint-disable-next-line react/refs
  const element = cloneElement(trigger, {
    // oxlint-disable-next-line react/refs
    ref: mergeRefs(anchorRef, own.ref),
    'aria-describedby': describedBy || undefined,
    onPointerEnter: (event: PointerEvent<HTMLElement>) => {
      own.onPointerEnter?.(event);
      enter(event);
    },
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      own.onPointerLeave?.(event);
      leave();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event);
      later(0, false);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      if (event.target.matches(':focus-visible')) later(0, true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      own.onBlur?.(event);
      later(0, false);
    },
  });

  return (
    <InsideTooltip value={true}>
      {element}
      {open ? (
        <popup.TooltipPopup id={id} anchorRef={anchorRef} side={side} onEnter={enter} onLeave={leave}>
          {content}
        </popup.TooltipPopup>
      ) : null}
    </InsideTooltip>
  );
}
