import type { Temporal } from 'temporal-polyfill';

/** The namespace `Temporal`, the browser's own or the polyfill's. */
export type TemporalApi = typeof Temporal;
export type PlainDate = Temporal.PlainDate;
export type PlainDateTime = Temporal.PlainDateTime;
export type ZonedDateTime = Temporal.ZonedDateTime;

let loaded: TemporalApi | undefined = native();

function native(): TemporalApi | undefined {
  const found: unknown = Reflect.get(globalThis, 'Temporal');
  const isComplete = typeof found === 'object' && found !== null && 'ZonedDateTime' in found && 'Instant' in found;
  // The standard says what it holds; only TypeScript's library does not know it yet.
  return isComplete ? (found as TemporalApi) : undefined;
}

async function loadAndRun<R>(run: (T: TemporalApi) => R): Promise<Awaited<R>> {
  const { Temporal: polyfill } = await import('temporal-polyfill/implementation');
  loaded = polyfill;
  return await run(polyfill);
}

/** Runs with Temporal: at once where the browser has it or it is here already, else after loading the polyfill. */
export function withTemporal<R>(run: (T: TemporalApi) => R): R | Promise<Awaited<R>> {
  return loaded ? run(loaded) : loadAndRun(run);
}
