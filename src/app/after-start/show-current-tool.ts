/** Scrolls the menu, and nothing else, to the tool that is open, where it is out of sight. */
export function showCurrentTool(): void {
  const item = document.querySelector('#menu [aria-current]');
  const list = item?.closest('nav');
  if (!item || !list || !item.checkVisibility()) return;
  const place = item.getBoundingClientRect();
  const { top, bottom, height } = list.getBoundingClientRect();
  if (place.top >= top && place.bottom <= bottom) return;
  // A third from the top, so that its neighbours are seen too.
  list.scrollTop += place.top - top - height / 3;
}
