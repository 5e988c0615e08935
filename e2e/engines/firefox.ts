import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Bidi } from './bidi';
import type { Driver, Engine, Json } from './driver';
import { clickedAt, pressed, typed, type Actions } from './keys';
import { eventually, Programs } from './program';

const FILE = '/usr/bin/firefox-esr';

/** Nothing but the page is to go anywhere, and nothing is to be asked. */
const SETTINGS: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'zh-CN, en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/',
  'toolkit.telemetry.enabled': false,
};

interface Entry {
  readonly level: string;
  readonly text: string | null;
  readonly type: string;
}

/** What Firefox says of a file that was on its way, through the service worker, when the visitor left the page. */
const GIVEN_UP = /^Failed to load .*A ServiceWorker intercepted the request and encountered an unexpected error/s;

async function start(): Promise<Driver> {
  let address: string | undefined;
  const programs = new Programs((line) => {
    address ??= /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
  });
  const profile = join(programs.folder, 'profile');
  mkdirSync(profile);
  const lines = Object.entries(SETTINGS).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  programs.start(FILE, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    // Its first window is as large as this.
    MOZ_HEADLESS_WIDTH: '1280',
    MOZ_HEADLESS_HEIGHT: '900',
  });
  try {
    const url = await eventually('Firefox listens', () => Promise.resolve(address));
    return await connect(programs, url);
  } catch (error) {
    await programs.stop();
    throw new Error(`Firefox does not start: ${programs.printed.join('\n')}`, { cause: error });
  }
}

async function connect(programs: Programs, url: string): Promise<Driver> {
  let problems: string[] = [];
  let isLeaving = false;
  const bidi = await Bidi.connect(`${url}/session`, (method, params) => {
    if (method !== 'log.entryAdded') return;
    const { level, text, type } = params as Entry;
    if (isLeaving && GIVEN_UP.test(text ?? '')) return;
    if (level === 'error') problems.push(`${type}: ${text}`);
  });
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
  const act = async (...actions: Actions[]) => {
    await bidi.send('input.performActions', { context, actions });
  };
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    async open(address) {
      isLeaving = true;
      try {
        await bidi.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
      } finally {
        isLeaving = false;
      }
    },
    async evaluate<A extends readonly Json[], T extends Json | void>(
      run: (...given: A) => T | Promise<T>,
      ...given: A
    ) {
      const answer = await bidi.send<{ result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `async (given) => JSON.stringify([await (${run.toString()})(...JSON.parse(given))])`,
          arguments: [{ type: 'string', value: JSON.stringify(given) }],
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
      const [value] = JSON.parse(answer.result?.value ?? '[]') as [T];
      return value;
    },
    press: (keys) => act(pressed(keys)),
    type: (text) => act(typed(text)),
    clickAt: (x, y) => act(clickedAt(x, y)),
    async giveFile(css, path) {
      const { nodes } = await bidi.send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: css },
        maxNodeCount: 1,
      });
      await bidi.send('input.setFiles', { context, element: { sharedId: nodes[0]?.sharedId }, files: [path] });
    },
    async setOffline(isOffline) {
      const networkConditions = isOffline ? { type: 'offline' } : null;
      await bidi.send('emulation.setNetworkConditions', { networkConditions, contexts: [context] });
    },
    takeProblems() {
      const taken = problems;
      problems = [];
      return Promise.resolve(taken);
    },
    async close() {
      bidi.close();
      await programs.stop();
    },
  };
}

export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => existsSync(FILE),
  start,
};
