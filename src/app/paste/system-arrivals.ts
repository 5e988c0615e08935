import { SHARED_PARAMETER, type Shared, type WorkerMessage } from '../offline/messages';
import { firstOf, type Given } from './given';

/** As browsers that install sites hand over files (https://wicg.github.io/web-app-launch/). */
interface LaunchQueue {
  readonly setConsumer: (take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void) => void;
}

/** Asks the service worker for what was shared; the address names it once, so that a reload does not ask again. */
async function takeShared(): Promise<Shared | undefined> {
  const address = new URL(location.href);
  if (!address.searchParams.has(SHARED_PARAMETER)) return undefined;
  address.searchParams.delete(SHARED_PARAMETER);
  history.replaceState(history.state, '', address);
  const { controller } = navigator.serviceWorker ?? {};
  if (!controller) return {};
  const { port1, port2 } = new MessageChannel();
  const message: WorkerMessage = { type: 'TAKE_SHARED' };
  return new Promise((answer) => {
    port1.addEventListener('message', ({ data }: MessageEvent<Shared>) => answer(data), { once: true });
    port1.start();
    controller.postMessage(message, [port2]);
  });
}

/** Takes what the system opens with the installed app, and what other programs share with it. `lost` is told when that did not arrive. */
export function followSystem(open: (given: Given) => void, lost: () => void): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    Promise.all(files.map((handle) => handle.getFile())).then((all) => {
      const given = firstOf(all.map((file) => ({ file })));
      if (given) open(given);
    }, lost);
  });
  void takeShared().then((shared) => {
    if (!shared) return;
    const { file, text, others = [] } = shared;
    const given = firstOf([
      ...(file ? [file, ...others] : []).map((one) => ({ file: one })),
      ...(text ? [{ text }] : []),
    ]);
    if (given) open(given);
    else lost();
  });
}
