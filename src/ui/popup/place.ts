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
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Where a popup stands beside its anchor so that all of it is within the window, as far as it fits at all. */
export function placeBeside(anchor: Box, popup: Size, viewport: Size, placing: Placing): Place {
  const { gap, margin, align } = placing;
  const rooms = roomsAround(anchor, viewport, placing);
  const side = freeSide(placing.side, rooms, popup);
  const isVertical = side === 'top' || side === 'bottom';

  const along = isVertical
    ? alongAnchor(anchor.left, anchor.width, popup.width, viewport.width, align, margin)
    : alongAnchor(anchor.top, anchor.height, popup.height, viewport.height, align, margin);
  const beside = {
    top: anchor.top - gap - popup.height,
    bottom: anchor.top + anchor.height + gap,
    left: anchor.left - gap - popup.width,
    right: anchor.left + anchor.width + gap,
  }[side];

  return isVertical ? { left: along, top: beside, side } : { left: beside, top: along, side };
}

/** The height that a popup above or below may have at most, in pixels: it takes the side with more room when it needs to. */
export function mostRoom(anchor: Box, viewport: Size, placing: Placing): number {
  const { top, bottom } = roomsAround(anchor, viewport, placing);
  return Math.max(top, bottom, 0);
}

function roomsAround(anchor: Box, viewport: Size, { gap, margin }: Placing): Record<Side, number> {
  return {
    top: anchor.top - gap - margin,
    bottom: viewport.height - anchor.top - anchor.height - gap - margin,
    left: anchor.left - gap - margin,
    right: viewport.width - anchor.left - anchor.width - gap - margin,
  };
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
