// What the main thread really did, as the browser's trace tells it: on a busy machine a task's wall time holds what others took.

/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/** How long a task may take before what it takes beyond that counts as blocking, in milliseconds. */
const SHORT = 50;

/**
 * Begins to note the processor time of each task of the page's main thread. What it gives ends that and says how much all tasks were beyond 50 ms, and how
 * long the longest was, in milliseconds.
 * @param {import('playwright').CDPSession} cdp
 */
export async function watchThread(cdp) {
  /** @type {TraceEvent[]} */
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of /** @type {TraceEvent[]} */ (/** @type {unknown} */ (value)))
      if (event.name === 'RunTask' || event.name === 'thread_name') events.push(event);
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'], excludedCategories: ['*'] },
  });
  return async () => {
    const isComplete = new Promise((done) => cdp.once('Tracing.tracingComplete', done));
    await cdp.send('Tracing.end');
    await isComplete;
    const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
    const tasks = threads.map(({ pid, tid }) =>
      events
        .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
        .map(({ tdur = 0 }) => tdur / 1000),
    );
    // There is one for each page that is open; the busiest is the one that is measured.
    const total = (/** @type {readonly number[]} */ its) => its.reduce((sum, time) => sum + time, 0);
    const [its = []] = tasks.toSorted((one, other) => total(other) - total(one));
    return {
      blocked: total(its.map((time) => Math.max(0, time - SHORT))),
      longest: its.reduce((most, time) => Math.max(most, time), 0),
    };
  };
}
