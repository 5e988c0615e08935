import { likelyWords } from './generate';
import { generate } from './operations';
import type { FillerOptions } from './options';

/** Above so many words the work leaves the page. */
const INLINE_WORDS = 2000;
const generateInWorker = { ...generate, inlineLimit: 0 };

/** What generates so much text: on the page, or in the worker. */
export function operationFor(options: FillerOptions): typeof generate {
  return likelyWords(options) > INLINE_WORDS ? generateInWorker : generate;
}
