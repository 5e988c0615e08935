import childProcess from 'node:child_process';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

function refuse(): never {
  throw new TypeError('Refused: tools ask nothing of the network');
}

function close(owner: object, names: readonly string[]): void {
  for (const name of names) {
    if (name in owner) Object.defineProperty(owner, name, { value: refuse, configurable: true, writable: true });
  }
}

/** Asks whatever is already in memory, which is how the tables of some tools are read. */
function isInMemory(target: unknown): boolean {
  return /^(?:blob|data):/.test(target instanceof Request ? target.url : String(target));
}

const open = globalThis.fetch;

// What is imported first shuts the doors: every connection of this thread begins at one of these.
globalThis.fetch = async (target, ...rest) => (isInMemory(target) ? open(target, ...rest) : refuse());
close(globalThis, ['WebSocket', 'EventSource', 'WebTransport']);
close(net.Socket.prototype, ['connect']);
close(net.Server.prototype, ['listen']);
close(dgram.Socket.prototype, ['bind', 'connect', 'send']);
close(dns, ['lookup', 'lookupService', 'resolve', 'resolve4', 'resolve6', 'resolveAny', 'resolveTxt', 'reverse']);
close(dns.promises, [
  'lookup',
  'lookupService',
  'resolve',
  'resolve4',
  'resolve6',
  'resolveAny',
  'resolveTxt',
  'reverse',
]);
close(childProcess.ChildProcess.prototype, ['spawn']);
close(childProcess, ['execFileSync', 'execSync', 'spawnSync', 'fork']);
syncBuiltinESMExports();
