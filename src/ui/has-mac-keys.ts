/** Whether shortcuts are those of a Mac. */
export function hasMacKeys(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}
