import {
  cloneElement,
  createContext,
  Fragment,
  isValidElement,
  useContext,
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
import { makePart, usePartWhile } from '../part';
import type { Side } from '../popup/place';

const bubblePart = makePart(() => import('./tooltip-bubble'));

/** Fetches what tooltips are drawn with, so that the first one comes at once. */
export const fetchTooltips = bubblePart.fetch;

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

/** What has brought the visitor to the control, and when, in milliseconds of the page. */
export interface Approach {
  readonly by: 'pointer' | 'focus';
  readonly at: number;
}

const InsideTooltip = createContext(false);

/** Tells whether a tooltip is already around a control, so that it does not bring its own. */
export function useInsideTooltip(): boolean {
  return useContext(InsideTooltip);
}

/**
 * Explains a control while the pointer rests on it or it has the keyboard's focus; Escape hides it. A page has a hundred of them, so what follows
 * once somebody comes near is in the bubble, and until then a tooltip waits for nothing.
 */
export function Tooltip({ content, side = 'top', shown = false, describes = true, children }: TooltipProps) {
  const id = useId();
  const anchorRef = useRef<HTMLElement>(null);
  const [approach, setApproach] = useState<Approach>();
  const [open, setOpen] = useState(false);
  const isNear = (approach !== undefined || shown) && content !== undefined && content !== null && content !== '';
  const bubble = usePartWhile(bubblePart, isNear);

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
      // A finger does not hover.
      if (event.pointerType !== 'touch') setApproach({ by: 'pointer', at: event.timeStamp });
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      own.onPointerDown?.(event);
      // Whoever presses before there is a bubble to hear of it has no need of one, which would lie over what is pressed next.
      setApproach(undefined);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      own.onFocus?.(event);
      if (event.target.matches(':focus-visible')) setApproach({ by: 'focus', at: event.timeStamp });
    },
  });

  return (
    <InsideTooltip value={true}>
      {element}
      {isNear && bubble && (
        <bubble.TooltipBubble
          id={id}
          anchorRef={anchorRef}
          side={side}
          shown={shown}
          approach={approach}
          onOpen={setOpen}
          onLeave={() => setApproach(undefined)}
        >
          {content}
        </bubble.TooltipBubble>
      )}
    </InsideTooltip>
  );
}
