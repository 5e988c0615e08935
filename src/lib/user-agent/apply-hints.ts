import type { Agent, AgentNote, Device } from './agent';
import { browserOfHints, cpuOfHints, engineOfHints, systemOfHints, type ClientHints } from './client-hints';
import type { Parser } from './read-agent';

/** Notes about what only the string leaves open. */
const SETTLED: Readonly<Partial<Record<AgentNote, keyof ClientHints>>> = {
  'windows-10-or-11': 'platformVersion',
  'mac-frozen': 'platformVersion',
  'reduced-android': 'platformVersion',
  'reduced-version': 'fullVersionList',
};

/** What a string says, with what the browser's hints know better: full versions, the real system, the model. */
export function applyHints(agent: Agent, hints: ClientHints, parse: Parser): Agent {
  const isOwnBrowser = agent.kind !== 'app' && agent.kind !== 'mail' && agent.kind !== 'library';
  const browser = isOwnBrowser ? (browserOfHints(hints) ?? agent.browser) : agent.browser;
  const engine = agent.engine && agent.engine.name !== 'Blink' ? agent.engine : (engineOfHints(hints) ?? agent.engine);
  const told = systemOfHints(hints);
  const os = told ? { ...told, name: told.name === 'macOS' ? 'Mac OS' : told.name } : agent.os;
  const device = deviceOf(agent.device, hints, parse);
  const cpu = cpuOfHints(hints) ?? agent.cpu;
  const { browser: _browser, engine: _engine, os: _os, device: _device, cpu: _cpu, notes, ...rest } = agent;
  return {
    ...rest,
    ...(!rest.kind && browser && { kind: 'browser' }),
    ...(browser && { browser }),
    ...(engine && { engine }),
    ...(os && { os }),
    ...(device && { device }),
    ...(cpu && { cpu }),
    notes: notes.filter((note) => (note === 'amd64' ? cpu === 'amd64' : !isSettled(note, hints))),
  };
}

function isSettled(note: AgentNote, hints: ClientHints): boolean {
  const hint = SETTLED[note];
  return hint !== undefined && hints[hint] !== undefined && hints[hint] !== '';
}

function deviceType(
  read: Device['type'],
  mobile: ClientHints['mobile'],
  formFactors: ClientHints['formFactors'],
): Device['type'] {
  if (formFactors?.includes('Tablet')) return 'tablet';
  if (mobile === true) return 'mobile';
  return mobile === false && read === 'mobile' ? undefined : read;
}

/** The vendor of a model is the one that the same model has in a user agent. */
function deviceOf(
  device: Device | undefined,
  { model, mobile, formFactors }: ClientHints,
  parse: Parser,
): Device | undefined {
  const type = deviceType(device?.type, mobile, formFactors);
  if (!model) {
    const { type: _type, ...rest } = device ?? {};
    return type || rest.model || rest.vendor ? { ...rest, ...(type && { type }) } : undefined;
  }
  const known = parse(
    `Mozilla/5.0 (Linux; Android 10; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36`,
  );
  const { vendor } = known.device;
  const kind = type ?? known.device.type;
  return { ...(vendor && { vendor }), model, ...(kind && { type: kind }) };
}
