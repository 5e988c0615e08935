// First of all: nothing may run before the network is closed.
import './operations/closed-network';
import { startWorker } from './operations/worker-runtime';

// Each tool's operations are a chunk of their own, shared with the page; so are those of parts of the site, whose names no tool has.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>([
  './tools/*/operations.ts',
  './app/*/operations.ts',
]);

startWorker(async (owner, operationId) => {
  const load = modules[`./tools/${owner}/operations.ts`] ?? modules[`./app/${owner}/operations.ts`];
  const module = await load?.();
  return module?.[operationId];
});
