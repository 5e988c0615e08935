import { whenIdle } from '../lib/when-idle';

/**
 * The first object of `Intl` reads what the browser knows of languages, which takes a slow phone some 60 ms, and the first of each kind 10 to 30 more. Most
 * tools make some when they open, in the task that also draws them, so each kind is made before, while the page waits for its files.
 */
const FIRST = [
  () => new Intl.Collator('en'),
  (tag: string) => new Intl.DateTimeFormat(tag),
  (tag: string) => new Intl.NumberFormat(tag),
  () => new Intl.Segmenter('en'),
];

/** Makes the first `Intl` objects of a language (BCP 47) one by one while the browser has nothing better to do. */
export function warmIntl(tag: string, [make, ...rest]: readonly ((tag: string) => unknown)[] = FIRST): void {
  if (!make) return;
  whenIdle(() => {
    make(tag);
    warmIntl(tag, rest);
  });
}
