/** Selects the text from an offset of a textarea, or one character, focuses it and scrolls so that it is in sight. */
export function goToOffset(area: HTMLTextAreaElement, offset: number, end?: number): void {
  const at = Math.min(offset, area.value.length);
  const character = area.value.codePointAt(at);
  const length = character === undefined || character === 10 ? 0 : character > 0xffff ? 2 : 1;
  area.focus({ preventScroll: true });
  area.setSelectionRange(at, end ?? at + length);
  area.scrollTop = Math.max(0, heightBefore(area, at) - area.clientHeight / 3);
  area.scrollIntoView({ block: 'nearest' });
}

/**
 * Height of the text above an offset. No interface tells where a character of a textarea is, so a twin with only the
 * text before it is measured.
 */
export function heightBefore(area: HTMLTextAreaElement, offset: number): number {
  const twin = document.createElement('textarea');
  twin.className = area.className;
  twin.wrap = area.wrap;
  twin.tabIndex = -1;
  twin.setAttribute('aria-hidden', 'true');
  Object.assign(twin.style, {
    position: 'absolute',
    visibility: 'hidden',
    width: `${area.offsetWidth}px`,
    height: '0',
    minHeight: '0',
    flex: 'none',
    overflowY: 'scroll',
  });
  twin.value = area.value.slice(0, offset);
  area.parentElement?.append(twin);
  const height = twin.scrollHeight;
  twin.remove();
  return height;
}
