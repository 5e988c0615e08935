/**
 * A module that is fetched when it is first used. The answer is there at once while the module is, and a promise of it
 * only before: work that is done on every key need not wait for what came long ago.
 */
export function onDemand<M>(load: () => Promise<M>): <R>(work: (module: M) => R) => R | Promise<Awaited<R>> {
  let module: M | undefined;
  const fetchAndWork = async <R>(work: (module: M) => R): Promise<Awaited<R>> => {
    module = await load();
    return await work(module);
  };
  return (work) => (module === undefined ? fetchAndWork(work) : work(module));
}
