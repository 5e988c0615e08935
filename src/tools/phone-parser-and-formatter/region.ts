/** The region that a browser's language stands for: `zh` is CN, `en` US, `fr-CA` CA. Empty where it stands for none. */
export function regionOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().region ?? '';
  } catch {
    // Not a language tag (BCP 47).
    return '';
  }
}
