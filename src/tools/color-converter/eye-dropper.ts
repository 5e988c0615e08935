/** The browser's pipette, which TypeScript does not know: https://wicg.github.io/eyedropper-api/ */
interface EyeDropper {
  open(): Promise<{ readonly sRGBHex: string }>;
}

/** What picks a colour from the screen, undefined when that is left; absent in Firefox and Safari, and on pages without TLS. */
export function screenPicker(): (() => Promise<string | undefined>) | undefined {
  // The type of `window` has no such member; that it may be missing is what the type says.
  const { EyeDropper: Dropper } = window as { EyeDropper?: new () => EyeDropper };
  if (!Dropper) return undefined;
  return async () => {
    try {
      return (await new Dropper().open()).sRGBHex;
    } catch (error) {
      // Left with the Escape key: nothing was picked.
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
      throw error;
    }
  };
}
