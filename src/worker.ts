// First of all: nothing may run before the network is closed.
import './operations/closed-network';
import { startWorker } from './operations/worker-runtime';

// Each tool's operations are a chunk of their own, shared with the page.
const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./tools/*/operations.ts');

startWorker(async (toolId, operationId) => {
  const module = await modules[`./tools/${toolId}/operations.ts`]?.();
  return module?.[operationId];
});
