import './closed-network';
import * as operations from './testing.operations';
import { startWorker } from './worker-runtime';

const byId = new Map<string, unknown>(Object.entries(operations));

// The worker of the runtime's own tests.
startWorker((toolId, operationId) =>
  toolId === 'offline' ? Promise.reject(new TypeError('no network')) : Promise.resolve(byId.get(operationId)),
);
