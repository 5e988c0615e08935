import type { IResult } from 'ua-parser-js';
import { onDemand } from '../on-demand';
import type { Agent, AgentKind, AgentNote, Device, Named } from './agent';
import { findApp, isAppName } from './apps';
import { findProgram, type FoundProgram } from './programs';

/** What reads the parts that follow the common patterns: `ua-parser-js`. */
export type Parser = (agent: string) => IResult;

/** Works with the parser, which is fetched at the first use. */
export const withParser = onDemand(async (): Promise<Parser> => {
  const { default: UAParser } = await import('ua-parser-js');
  // A leading blank: given exactly the browser's own string, or none, it would mix in what it finds out about the browser.
  return (agent) => new UAParser(` ${agent}`).getResult();
});

/** More of a string than this, in UTF-16 units, is not looked at: the patterns are not made for it. */
const MAX_LENGTH = 500;

/** What a user agent string says. Where nothing in it is known, all but the notes is absent. */
export function readAgent(agent: string, parse: Parser): Agent {
  const program = findProgram(agent.slice(0, 2 * MAX_LENGTH));
  const rest = program ? program.rest : agent;
  const result = parse(rest.slice(0, MAX_LENGTH - 1));
  const app = program ? undefined : findApp(agent.slice(0, 2 * MAX_LENGTH));
  const engine = named(result.engine);
  const browser = app ?? browserOf(result, engine);
  const os = systemOf(result, rest);
  const device = deviceOf(result.device, rest);
  const cpu = result.cpu.architecture;
  const kind = kindOf(program, app, browser);
  const about = program ?? (kind === 'app' ? browser : undefined);
  const known = {
    ...(kind && { kind }),
    ...(about && { program: versioned(about.name, about.version) }),
    ...(program?.purpose && { purpose: program.purpose }),
    ...(browser && { browser }),
    ...(engine && { engine }),
    ...(os && { os }),
    ...(device && { device }),
    ...(cpu && { cpu }),
  };
  return { ...known, notes: notesOf(agent, known) };
}

/** Whether anything in the string was known. */
export function isRecognised({ kind, browser, engine, os, device, cpu }: Agent): boolean {
  return [kind, browser, engine, os, device, cpu].some((part) => part !== undefined);
}

function versioned(name: string, version: string | undefined): Named {
  return version ? { name, version } : { name };
}

function named({ name, version }: { name: string | undefined; version: string | undefined }): Named | undefined {
  return name ? versioned(name, version) : undefined;
}

/** On ArkWeb a plain `Chrome/…` is only said for old pages; there is no Chrome. */
function browserOf({ browser }: IResult, engine: Named | undefined): Named | undefined {
  if (engine?.name === 'ArkWeb' && browser.name === 'Chrome') return engine;
  return named(browser);
}

/** HarmonyOS up to 4 says which Android it runs apps of, and nothing of its own version. */
function systemOf({ os }: IResult, agent: string): Named | undefined {
  if (os.name === 'HarmonyOS' || (os.name === 'Android' && /\bHarmonyOS\b/i.test(agent))) {
    return versioned('HarmonyOS', /\bHarmonyOS[ /](\d[\d.]*)/i.exec(agent)?.[1]);
  }
  return named(os);
}

function deviceOf({ vendor, model, type }: IResult['device'], agent: string): Device | undefined {
  // In a reduced string every Android device is a "K".
  const isReal = model !== undefined && model !== 'K' && model !== '';
  const isVendor = vendor !== undefined && vendor !== 'Generic';
  if (!isReal && !isVendor && !type) return undefined;
  return { ...(isVendor && { vendor }), ...(isReal && { model: wholeWord(model, agent) }), ...(type && { type }) };
}

/** Some patterns stop in the middle of a name: of "Nexus 5X" they take "Nexus 5". */
function wholeWord(model: string, agent: string): string {
  const at = agent.indexOf(model);
  return at < 0 ? model : model + (/^[A-Za-z\d]+/.exec(agent.slice(at + model.length))?.[0] ?? '');
}

function kindOf(
  program: FoundProgram | undefined,
  app: Named | undefined,
  browser: Named | undefined,
): AgentKind | undefined {
  if (program) return program.kind;
  if (app || (browser && isAppName(browser.name))) return 'app';
  return browser ? 'browser' : undefined;
}

const NOTES: readonly (readonly [AgentNote, (agent: string, known: Omit<Agent, 'notes'>) => boolean])[] = [
  ['windows-10-or-11', (_agent, { os }) => os?.name === 'Windows' && os.version === '10'],
  ['amd64', (_agent, { cpu }) => cpu === 'amd64'],
  ['mac-frozen', (_agent, { os }) => os?.name === 'Mac OS' && /^10\.15(\.7)?$/.test(os.version ?? '')],
  // Since version 26 Safari says 18.6 (18.7 on some), whatever runs.
  [
    'ios-frozen',
    (agent, { os }) =>
      os?.name === 'iOS' && /^18\.[67]/.test(os.version ?? '') && /Version\/(2[6-9]|[3-9]\d)/.test(agent),
  ],
  ['reduced-android', (agent) => /Android 10; K[);]/.test(agent)],
  ['reduced-version', (agent) => /\bChrome\/\d+\.0\.0\.0\b/.test(agent)],
  ['harmony-android', (agent, { os }) => os?.name === 'HarmonyOS' && /Android \d/.test(agent)],
  ['arkweb-chrome', (agent, { engine }) => engine?.name === 'ArkWeb' && /\bChrome\//.test(agent)],
  ['claimed-bot', (_agent, { kind }) => kind === 'bot'],
  ['automated', (_agent, { browser }) => browser?.name === 'Chrome Headless' || browser?.name === 'PhantomJS'],
  ['cut', (agent) => agent.length >= MAX_LENGTH],
];

function notesOf(agent: string, known: Omit<Agent, 'notes'>): AgentNote[] {
  return NOTES.filter(([, applies]) => applies(agent, known)).map(([note]) => note);
}
