import { LIKELIHOOD, shortLine, type Detect } from '../../operations/detect';

/** Those that one meets; any other number of three digits may mean anything. */
const USUAL = new Set(
  '100 101 103 200 201 202 204 206 301 302 303 304 307 308 400 401 402 403 404 405 406 408 409 410 411 412 413 414 415 416 418 421 422 425 426 428 429 431 451 499 500 501 502 503 504 505 507 508 511 520 521 522 523 524 525 526 530'.split(
    ' ',
  ),
);

/** A status line, or a status code alone. */
export const detect: Detect = (sample) => {
  const line = shortLine(sample);
  const code = /^HTTP\/\d(?:\.\d)?\s+([1-5]\d\d)(?=\s|$)/i.exec(line)?.[1];
  if (code !== undefined) return { likelihood: LIKELIHOOD.unmistakable, text: code };
  if (!/^[1-5]\d\d$/.test(line)) return undefined;
  return { likelihood: USUAL.has(line) ? 0.65 : LIKELIHOOD.possible };
};
