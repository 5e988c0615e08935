import type { IResult } from 'ua-parser-js';
import { onDemand } from '../on-demand';
import type { Agent, AgentKind, AgentNote, Device, Named } from './agent';
import { findApp, isAppName } from './apps';
import { findBrowser } from './browsers';
import { findDevice } from './devices';
import { findClient, findProgram, findUntoldBot, type FoundProgram } from './programs';
import { findSystem, systemVersion } from './systems';
import { wideReader, type WideReader } from './wide-patterns';

/** What reads the parts that follow the common patterns: `ua-parser-js`, and `uap-core` for what that does not know. */
export interface Parser {
  (agent: string): IResult;
  readonly wide: WideReader;
}

/** Works with the parser, which is fetched at the first use. */
export const withParser = onDemand(async (): Promise<Parser> => {
  const [{ default: UAParser }, { default: patterns }] = await Promise.all([
    import('ua-parser-js'),
    import('virtual:agent-patterns'),
  ]);
  // A leading blank: given exactly the browser's own string, or none, it would mix in what it finds out about the browser.
  const parse = (agent: string) => new UAParser(` ${agent}`).getResult();
  return Object.assign(parse, { wide: wideReader(patterns) });
});

/** More of a string than this, in UTF-16 units, is not looked at: the patterns are not made for it. */
const MAX_LENGTH = 500;

/** What a user agent string says. Where nothing in it is known, all but the notes is absent. */
export function readAgent(agent: string, parse: Parser): Agent {
  const seen = agent.slice(0, 2 * MAX_LENGTH);
  const told = findProgram(seen);
  const first = parse((told?.rest ?? seen).slice(0, MAX_LENGTH - 1));
  const isPhone = !told && isTelephone(seen, first);
  const named = told ?? (isPhone ? undefined : findUntoldBot(seen));
  const rest = (named?.rest ?? seen).slice(0, MAX_LENGTH - 1);
  const result = named === told ? first : parse(rest);
  const app = named ? undefined : findApp(seen);
  const engine = engineOf(result, rest);
  const browser = app ?? findBrowser(rest, result.browser.name) ?? browserOf(result, engine, named !== undefined);
  const program = named ?? (browser || isPhone ? undefined : findClient(seen));
  // What a crawler or a library is sent from is no device of somebody.
  const wide = program?.kind === 'bot' || program?.kind === 'library' ? undefined : parse.wide;
  const os = systemOf(result, rest) ?? wide?.system(rest);
  const device = deviceOf(result.device, rest, wide);
  const cpu = architectureOf(result, rest);
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

/** Old telephones send their own name where others send that of a browser: `Nokia6280/2.0`. */
function isTelephone(agent: string, { device: { vendor } }: IResult): boolean {
  return vendor !== undefined && vendor !== 'Apple' && !agent.startsWith('Mozilla');
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

function engineOf({ engine }: IResult, agent: string): Named | undefined {
  const dillo = /^Dillo\/([\d.]+)/.exec(agent);
  return dillo ? versioned('Dillo', dillo[1]) : named(engine);
}

// What all strings begin with, and the engine: beside the name of another program they name no browser.
const NO_BROWSER: ReadonlySet<string> = new Set(['Mozilla', 'WebKit']);

/** On ArkWeb a plain `Chrome/…` is only said for old pages; there is no Chrome. */
function browserOf({ browser }: IResult, engine: Named | undefined, isProgram: boolean): Named | undefined {
  if (isProgram && NO_BROWSER.has(browser.name ?? '')) return undefined;
  if (engine?.name === 'ArkWeb' && browser.name === 'Chrome') return engine;
  return named(browser);
}

/** HarmonyOS up to 4 says which Android it runs apps of, and nothing of its own version. */
function systemOf({ os }: IResult, agent: string): Named | undefined {
  if (/\bHarmonyOS\b/i.test(agent)) return versioned('HarmonyOS', /\bHarmonyOS[ /](\d[\d.]*)/i.exec(agent)?.[1]);
  return findSystem(agent) ?? (os.name ? versioned(os.name, systemVersion(os.name, os.version)) : undefined);
}

function architectureOf({ cpu }: IResult, agent: string): string | undefined {
  if (cpu.architecture) return cpu.architecture;
  if (/\[AXP\]|\bOpenBSD alpha\b|\bDEC Alpha\b/i.test(agent)) return 'alpha';
  return /\bMC680[x\d]0\b/.test(agent) ? '68k' : undefined;
}

function deviceOf(
  { vendor, model, type }: IResult['device'],
  agent: string,
  wide: WideReader | undefined,
): Device | undefined {
  // In a reduced string every Android device is a "K"; Samsung's televisions name their browser where others name the model.
  const isReal = model !== undefined && model !== 'K' && model !== '' && model !== 'Browser';
  const isVendor = vendor !== undefined && vendor !== 'Generic';
  const device = findDevice(agent, {
    ...(isVendor && { vendor }),
    ...(isReal && { model: wholeWord(model.replace(/ Build$/, ''), agent) }),
    ...(type && { type }),
  });
  // Computers say nothing of who made them.
  const isComputer = !device.type && !device.model && DESKTOP.test(agent);
  const made = device.vendor || isComputer ? device : { ...device, ...wide?.device(agent) };
  return made.vendor || made.model || made.type ? made : undefined;
}

const DESKTOP = /\b(?:Windows NT|Macintosh|X11|CrOS)\b/;

/** Some patterns stop in the middle of a name: of "Nexus 5X" they take "Nexus 5". */
function wholeWord(model: string, agent: string): string {
  const at = agent.indexOf(model);
  if (at < 0 || !/\d$/.test(model)) return model;
  return model + (/^[A-Za-z\d]+/.exec(agent.slice(at + model.length))?.[0] ?? '');
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
  ['darwin-any', (_agent, { os }) => os?.name === 'Darwin'],
  ['claimed-bot', (_agent, known) => known.kind === 'bot' && !isAutomated(known)],
  ['automated', (_agent, known) => isAutomated(known)],
  ['cut', (agent) => agent.length >= MAX_LENGTH],
];

function isAutomated({ browser, program }: Omit<Agent, 'notes'>): boolean {
  return [browser?.name, program?.name].some((name) =>
    /^(?:Chrome Headless|HeadlessChrome|PhantomJS)$/.test(name ?? ''),
  );
}

function notesOf(agent: string, known: Omit<Agent, 'notes'>): AgentNote[] {
  return NOTES.filter(([, applies]) => applies(agent, known)).map(([note]) => note);
}
