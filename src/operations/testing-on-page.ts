import { parse, type GenericSchema } from 'valibot';
import { job } from './testing';

/** What of an operation counts here; its own inputs and options are known where it is called. */
interface OperationLike {
  readonly id: string;
  readonly options: GenericSchema;
}

/**
 * Stands in for `run-operation` in tests of views: the worker answers for tools of the registry, here the given operations run on the page.
 * Their functions are asked for late, since the modules of a test load one after the other.
 */
export function runOnPage(operations: () => readonly OperationLike[]) {
  const run = async ({ id }: { id: string }, inputs: object, options: object): Promise<unknown> => {
    const found = operations().find((operation) => operation.id === id);
    if (!found) throw new Error(`The test gives no operation named ${id}`);
    // Each operation gets its own inputs; only the list of them all has lost the types.
    const { run: compute } = found as unknown as { run: (inputs: object, options: unknown, job: object) => unknown };
    return compute(inputs, parse(found.options, options), job());
  };
  return {
    expectRun: () => {},
    runOperation: run,
    runInWorker: async (operation: { id: string }, inputs: object, options: object) => ({
      result: await run(operation, inputs, options),
    }),
  };
}
