import { existsSync } from 'node:fs';
import { freePort } from '../../scripts/servers/programs.mjs';
import type { Driver, Engine, Json } from './driver';
import { clickedAt, pressed, typed, type Actions } from './keys';
import { eventually, Programs } from './program';

const DRIVER = '/usr/bin/WebKitWebDriver';
/** A screen that nobody sees. (The one that draws into a web page gives windows no size as long as nobody looks at it.) */
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = ['4.1', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`);

/** The key under which the standard gives an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>;

/** Speaks WebDriver to a port: JSON over HTTP. */
function callsTo(port: number): Call {
  return async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    // What the standard says that comes back.
    const { value } = (await answer.json()) as { value: T | { error: string; message: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value as T;
  };
}

async function start(): Promise<Driver> {
  let screen: string | undefined;
  const programs = new Programs((line) => {
    if (/^\d+$/.test(line)) screen ??= line;
  });
  try {
    // It finds a number that is free, and prints it.
    programs.start(SCREEN, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24']);
    const display = await eventually('the screen is there', () => Promise.resolve(screen));
    const port = await freePort();
    programs.start(DRIVER, [`--port=${port}`], {
      XDG_RUNTIME_DIR: programs.folder,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      // No screen reader, and nothing that is drawn by a graphics card.
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    });
    return await connect(programs, callsTo(port));
  } catch (error) {
    await programs.stop();
    throw new Error(`WebKit does not start: ${programs.printed.join('\n')}`, { cause: error });
  }
}

async function connect(programs: Programs, call: Call): Promise<Driver> {
  await eventually('WebKitWebDriver listens', () => call<{ ready: boolean }>('GET', '/status'));
  const options = {
    binary: BROWSERS.find((file) => existsSync(file)),
    args: ['--automation'],
  };
  const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } } },
  );
  const ask = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    call<T>(method, `/session/${sessionId}${path}`, body);
  await ask('POST', '/window/rect', { x: 0, y: 0, width: 1280, height: 900 });
  const act = async (...actions: Actions[]) => {
    await ask('POST', '/actions', { actions });
  };
  async function evaluate<A extends readonly Json[], T extends Json | void>(
    run: (...given: A) => T | Promise<T>,
    ...given: A
  ): Promise<T> {
    const script = `const [given, done] = arguments;
      Promise.resolve().then(() => (${run.toString()})(...JSON.parse(given)))
        .then((value) => done(JSON.stringify([value])), (error) => done(JSON.stringify([null, String(error)])));`;
    const answer = await ask<string>('POST', '/execute/async', { script, args: [JSON.stringify(given)] });
    const [value, failure] = JSON.parse(answer) as [T, string?];
    if (failure !== undefined) throw new Error(failure);
    return value;
  }
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await ask('POST', '/url', { url });
    },
    evaluate,
    press: (keys) => act(pressed(keys)),
    type: (text) => act(typed(text)),
    clickAt: (x, y) => act(clickedAt(x, y)),
    async giveFile(css, path) {
      const found = await ask<Record<string, string>>('POST', '/element', { using: 'css selector', value: css });
      await ask('POST', `/element/${found[ELEMENT]}/value`, { text: path });
    },
    // It cannot be told; the server that does not answer has to do.
    setOffline: () => Promise.resolve(),
    takeProblems: () => evaluate(takeNoted),
    async close() {
      await ask('DELETE', '').catch(() => undefined);
      await programs.stop();
    },
  };
}

/** Notes what goes wrong under the name of the window, which it keeps from page to page: this browser prints nothing of it while it is driven. */
function noteProblems(): void {
  const note = (...words: unknown[]) => {
    window.name += `${words.map(String).join(' ')}\n`;
  };
  let isLeft = false;
  addEventListener('beforeunload', () => {
    isLeft = true;
  });
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => {
    // What is on its way when the visitor leaves is given up.
    if (!isLeft || !/Importing a module script failed/.test(String(reason))) note(reason);
  });
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(effectiveDirective, 'forbids', blockedURI),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note(...words);
    error(...words);
  };
}

function takeNoted(): string[] {
  const noted = window.name.split('\n').filter(Boolean);
  window.name = '';
  return noted;
}

export const webkit: Engine = {
  name: 'WebKit',
  isInstalled: () => existsSync(DRIVER) && existsSync(SCREEN) && BROWSERS.some((file) => existsSync(file)),
  notes: `(${noteProblems.toString()})()`,
  start,
};
