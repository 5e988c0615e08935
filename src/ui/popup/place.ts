export type Side = 'top' | 'bottom' | 'left' | 'right';

/** A rectangle in CSS pixels of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Placing {
  readonly side: Side;
  /** `start` lines up the near edges, `center` the middles. */
  readonly align: 'start' | 'center';
  /** Between anchor and popup, in pixels. */
  readonly gap: number;
  /** Least distance to the edges of the window, in pixels. */
  readonly margin: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  /** The side taken: the wanted one, or the opposite where the wanted has no room and the opposite has more. */
  readonly side: Side;
  /** What is free on that side, in pixels, for a popup that can scroll. */
  readonly room: number;
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Where a popup stands beside its anchor so that all of it is within the window, as far as it fits at all. */
export function placeBeside(anchor: Box, popup: Size, viewport: Size, placing: Placing): Place {
  const { gap, margin, align } = placing;
  const rooms = {
    top: anchor.top - gap - margin,
    bottom: viewport.height - anchor.top - anchor.height - gap - margin,
    left: anchor.left - gap - margin,
    right: viewport.width - anchor.left - anchor.width - gap - margin,
  };
  const side = freeSide(placing.side, rooms, popup);
  const isVertical = side === 'top' || side === 'bottom';
  const room = Math.max(0, rooms[side]);

  const along = isVertical
    ? alongAnchor(anchor.left, anchor.width, popup.width, viewport.width, align, margin)
    : alongAnchor(anchor.top, anchor.height, popup.height, viewport.height, align, margin);
  const length = Math.min(isVertical ? popup.height : popup.width, room);
  const beside = {
    top: anchor.top - gap - length,
    bottom: anchor.top + anchor.height + gap,
    left: anchor.left - gap - length,
    right: anchor.left + anchor.width + gap,
  }[side];

  return isVertical ? { left: along, top: beside, side, room } : { left: beside, top: along, side, room };
}

function freeSide(wanted: Side, rooms: Record<Side, number>, popup: Size): Side {
  const needed = wanted === 'top' || wanted === 'bottom' ? popup.height : popup.width;
  if (rooms[wanted] >= needed) return wanted;
  const opposite = OPPOSITE[wanted];
  if (rooms[opposite] > rooms[wanted]) return opposite;
  // Nothing to scroll sideways: a tooltip that fits neither left nor right goes above or below.
  if ((wanted === 'left' || wanted === 'right') && rooms[opposite] < needed) {
    return rooms.top >= popup.height || rooms.top > rooms.bottom ? 'top' : 'bottom';
  }
  return wanted;
}

function alongAnchor(
  start: number,
  length: number,
  popup: number,
  viewport: number,
  align: 'start' | 'center',
  margin: number,
): number {
  const wanted = align === 'start' ? start : start + (length - popup) / 2;
  return Math.max(margin, Math.min(wanted, viewport - popup - margin));
}
