/** The globals of a worker, each of which may be missing. */
type Scope = Record<string, unknown>;

/** Whether an address may be asked from here: this site itself, or bytes that are already in the browser. */
export function isOwnAddress(address: string, base: string): boolean {
  if (!URL.canParse(address, base)) return false;
  const url = new URL(address, base);
  if (url.protocol === 'blob:' || url.protocol === 'data:') return true;
  // A socket's address belongs to the site when the page's would: ws is to http what wss is to https.
  const asPage = new URL(url.href.replace(/^ws/, 'http'));
  return asPage.origin === new URL(base).origin && asPage.origin !== 'null';
}

function addressOf(target: unknown): string {
  return target instanceof Request ? target.url : String(target);
}

function refuseForeign(target: unknown): void {
  const address = addressOf(target);
  if (!isOwnAddress(address, self.location.href)) throw new TypeError(`Refused: ${address} is not of this site`);
}

/** A function's stand-in that checks the arguments first. Written as a proxy so that nothing else about it changes. */
function guarded(original: object, check: (args: readonly unknown[]) => void): object {
  return new Proxy(original, {
    apply(target, self, args) {
      check(args);
      // Only callables are handed in, which the type of a global does not tell.
      return Reflect.apply(target as () => unknown, self, args) as unknown;
    },
    construct(target, args, made) {
      check(args);
      // As above; Reflect.construct throws by itself where `new` is not for it.
      return Reflect.construct(target as new () => object, args, made) as object;
    },
  });
}

function replace(owner: unknown, name: string, check: (args: readonly unknown[]) => void): void {
  if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null) return;
  const original: unknown = Reflect.get(owner, name);
  if (typeof original !== 'function') return;
  const replacement = guarded(original, check);
  Object.defineProperty(owner, name, { value: replacement, configurable: true, writable: true, enumerable: true });
  const prototype: unknown = original.prototype;
  // Or the original would still be one `.constructor` away.
  if (typeof prototype === 'object' && prototype !== null && Object.hasOwn(prototype, 'constructor')) {
    Object.defineProperty(prototype, 'constructor', { value: replacement, configurable: true, writable: true });
  }
}

function prototypeOf(scope: Scope, name: string): unknown {
  const constructor = scope[name];
  return typeof constructor === 'function' ? constructor.prototype : undefined;
}

/** `fetch` answers with a rejected promise where the others throw. */
function closeFetch(scope: Scope): void {
  const open = scope['fetch'];
  if (typeof open !== 'function') return;
  scope['fetch'] = async (target: unknown, ...rest: unknown[]): Promise<unknown> => {
    refuseForeign(target);
    return Reflect.apply(open, scope, [target, ...rest]) as unknown;
  };
}

/**
 * Closes a worker off from other origins. A worker does not inherit the page's policy, and on a plain host nothing sends it a header of
 * its own, so it shuts the doors itself before any other code runs. Requests to this site, `blob:` and `data:` stay possible.
 */
export function closeNetwork(scope: Scope): void {
  closeFetch(scope);
  for (const name of ['WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport']) {
    replace(scope, name, ([address]) => refuseForeign(address));
  }
  replace(prototypeOf(scope, 'XMLHttpRequest'), 'open', ([, address]) => refuseForeign(address));
  replace(scope, 'importScripts', (addresses) => addresses.forEach(refuseForeign));
  replace(scope['navigator'], 'sendBeacon', ([address]) => refuseForeign(address));
  replace(prototypeOf(scope, 'Cache'), 'add', ([address]) => refuseForeign(address));
  replace(prototypeOf(scope, 'Cache'), 'addAll', ([list]) => {
    if (Array.isArray(list)) list.forEach(refuseForeign);
  });
  // A worker within the worker would begin with its doors open.
  for (const name of ['Worker', 'SharedWorker']) {
    replace(scope, name, () => {
      throw new TypeError('Refused: a worker starts no workers');
    });
  }
}
