/** Numbers of several countries, one on each line; the last belongs to none. */
export const SAMPLE_LINES =
  '+33 6 12 34 56 78\n(415) 555-2671 ext. 99\n+86 138 0013 8000\n0033 612345678\n+999 123456\n';

/** A text with two numbers, and one that is none. */
export const SAMPLE_TEXT = 'Call +33 6 12 34 56 78 or +1 (415) 555-2671, order 12345.\n';
