/** A piece of the page with more elements than this is parted: the browser styles all of a piece anew at once. */
const MOST_ELEMENTS = 40;
/** A piece is not begun with less time than this left, in milliseconds. */
const LEAST_TIME = 4;
/** Where the browser does not say when it has time, so long it is let go on between two pieces, in milliseconds. */
const PAUSE = 30;

/**
 * Opens a dialog over the page, as `showModal()` does, which makes all that is behind inert in one go and so styles the whole page anew before
 * the first letter is seen: here the dialog comes first, and what is behind follows piece by piece while the browser has time. Above another
 * modal dialog, to which this one would belong to the page behind, it is `showModal()` itself. The focus goes to what is marked with `autofocus`,
 * or to the first field. What it gives closes the dialog: the page is as it was, and the focus where it was.
 */
export function openInFront(dialog: HTMLDialogElement): () => void {
  if (document.querySelector('dialog:modal')) {
    dialog.showModal();
    return () => dialog.close();
  }
  dialog.show();
  // Safari often finds no field before it has drawn the dialog.
  const focusField = () => {
    if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>('[autofocus], input')?.focus();
  };
  focusField();
  requestAnimationFrame(() => requestAnimationFrame(focusField));
  const release = makeOthersInert(dialog);
  return () => {
    release();
    dialog.close();
  };
}

function makeOthersInert(front: Element): () => void {
  const made: Element[] = [];
  let isOver = false;
  let pieces: Element[] | undefined;
  const goOn = (hasTime: () => boolean) => {
    if (isOver) return;
    // One at a time at least, or a busy page would never come to its end.
    do {
      pieces ??= piecesBehind(document.body, front).toReversed();
      const piece = pieces.pop();
      if (!piece) return;
      piece.setAttribute('inert', '');
      made.push(piece);
    } while (hasTime());
    whenThereIsTime(goOn);
  };
  whenThereIsTime(goOn);
  return () => {
    isOver = true;
    for (const piece of made) piece.removeAttribute('inert');
  };
}

/** All but an element and what holds it, in pieces; what is inert for another reason stays as it is. */
function piecesBehind(parent: Element, front: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === front || child.hasAttribute('inert')) return [];
    return child.contains(front) || isParted(child) ? piecesBehind(child, front) : [child];
  });
}

/** What can have the focus itself is one piece, however large. */
function isParted(element: Element): boolean {
  if (element instanceof HTMLElement && element.tabIndex >= 0) return false;
  return element.children.length > 0 && element.querySelectorAll('*').length > MOST_ELEMENTS;
}

function whenThereIsTime(work: (hasTime: () => boolean) => void): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window)
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining() > LEAST_TIME), { timeout: 500 });
  else setTimeout(work, PAUSE, () => false);
}
