import type { Agent } from '../../lib/user-agent/agent';
import { isRecognised } from '../../lib/user-agent/read-agent';
import type { TableColumn } from '../../ui/table/columns';
import type { words as zhCn } from './locales/zh-cn';
import type { ReadLine } from './parse';

type Words = typeof zhCn;

/** A row with all that is said, each part for itself. */
type Row = ReturnType<typeof rowOf>;

/** The columns of the file: what the table joins in one cell stands apart, for programs. */
export function csvColumns({ userAgent, titles, rows, part, kind, purpose, deviceType }: Words): TableColumn<Row>[] {
  const column = (key: string, label: string, text: (agent: Agent) => string | undefined): TableColumn<Row> => ({
    key,
    label,
    text: ({ agent }) => text(agent),
  });
  const named = (key: 'browser' | 'engine' | 'os') => [
    column(key, part(titles[key], rows.name), (agent) => agent[key]?.name),
    column(`${key}-version`, part(titles[key], rows.version), (agent) => agent[key]?.version),
  ];
  return [
    { key: 'text', label: userAgent },
    column('kind', titles.kind, (agent) => agent.kind && kind(agent.kind)),
    column('program', part(titles.kind, rows.name), ({ program }) => program?.name),
    column('program-version', part(titles.kind, rows.version), ({ program }) => program?.version),
    column('purpose', rows.purpose, (agent) => agent.purpose && purpose(agent.purpose)),
    ...named('browser'),
    ...named('engine'),
    ...named('os'),
    column('vendor', part(titles.device, rows.vendor), ({ device }) => device?.vendor),
    column('model', part(titles.device, rows.model), ({ device }) => device?.model),
    column('type', part(titles.device, rows.type), ({ device }) => device?.type && deviceType(device.type)),
    column('cpu', titles.cpu, ({ cpu }) => cpu),
  ];
}

export function rowOf({ text, agent }: ReadLine, words: Words) {
  const { browser, engine, os, device, cpu } = agent;
  const type = device?.type && words.deviceType(device.type);
  return {
    text,
    agent,
    kind: kindText(agent, words),
    browser: joined(browser?.name, browser?.version),
    engine: joined(engine?.name, engine?.version),
    os: joined(os?.name, os?.version),
    device: [joined(device?.vendor, device?.model), type].filter(Boolean).join(' · '),
    cpu,
  };
}

function kindText(agent: Agent, words: Words): string {
  if (!isRecognised(agent)) return words.nothing;
  const { kind, program } = agent;
  if (!kind) return '';
  // A browser, and an app that is one, stands under its name in the column of browsers already.
  const name = program?.name === agent.browser?.name ? '' : joined(program?.name, program?.version);
  return [words.kind(kind), name].filter(Boolean).join(' · ');
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
