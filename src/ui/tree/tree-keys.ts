/** Where one is in a tree, and what can be done there. */
export interface TreePlace {
  readonly row: number;
  /** The last row. */
  readonly last: number;
  /** How many rows are in sight. */
  readonly page: number;
  readonly canOpen: boolean;
  readonly isOpen: boolean;
  readonly moveTo: (row: number) => void;
  readonly onToggle: () => void;
  readonly onParent: () => void;
}

type Move = (place: TreePlace) => void;

const open: Move = ({ row, canOpen, isOpen, moveTo, onToggle }) => {
  if (canOpen && !isOpen) onToggle();
  else if (isOpen) moveTo(row + 1);
};
const close: Move = ({ canOpen, isOpen, onToggle, onParent }) => (canOpen && isOpen ? onToggle() : onParent());
const toggle: Move = ({ canOpen, onToggle }) => {
  if (canOpen) onToggle();
};

const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: ({ row, moveTo }) => moveTo(row + 1),
  ArrowUp: ({ row, moveTo }) => moveTo(row - 1),
  PageDown: ({ row, page, moveTo }) => moveTo(row + page),
  PageUp: ({ row, page, moveTo }) => moveTo(row - page),
  Home: ({ moveTo }) => moveTo(0),
  End: ({ last, moveTo }) => moveTo(last),
  ArrowRight: open,
  ArrowLeft: close,
  Enter: toggle,
  ' ': toggle,
};

/** Walks by a key (ARIA Authoring Practices); false where it is no key of all trees. */
export function moveByKey(key: string, place: TreePlace): boolean {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  move?.(place);
  return move !== undefined;
}
