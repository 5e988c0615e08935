import type { Agent } from '../../lib/user-agent/agent';
import type { CardRow } from '../../ui/copy-rows/copy-cards';
import type { words as zhCn } from './locales/zh-cn';

type Words = typeof zhCn;

export interface AgentCard {
  readonly id: keyof Words['titles'];
  readonly rows: readonly CardRow[];
}

/** What is known of a user agent in the order shown. A part that it does not name is one row that says so; without one, nothing is said. */
export function cardsOf(agent: Agent | undefined, words: Words): AgentCard[] {
  const cards = partsOf(agent, words);
  return agent ? cards : cards.map(({ id, rows }) => ({ id, rows: rows.map((row) => ({ ...row, none: '—' })) }));
}

function partsOf(agent: Agent | undefined, words: Words): AgentCard[] {
  const { rows, none } = words;
  const named = (id: 'browser' | 'engine' | 'os'): AgentCard => {
    const part = agent?.[id];
    const name = { label: rows.name, value: part?.name ?? '', none: none[id] };
    return { id, rows: part ? [name, { label: rows.version, value: part.version ?? '', none: none.version }] : [name] };
  };
  return [
    named('browser'),
    named('engine'),
    named('os'),
    { id: 'device', rows: deviceRows(agent, words) },
    { id: 'cpu', rows: [{ label: rows.architecture, value: agent?.cpu ?? '', none: none.cpu }] },
    { id: 'kind', rows: kindRows(agent, words) },
  ];
}

function deviceRows(agent: Agent | undefined, { rows, none, deviceType }: Words): CardRow[] {
  const { device } = agent ?? {};
  if (!device) return [{ label: rows.model, value: '', none: none.device }];
  return [
    { label: rows.vendor, value: device.vendor ?? '', none: none.vendor },
    { label: rows.model, value: device.model ?? '', none: none.model },
    { label: rows.type, value: device.type ? deviceType(device.type) : '', none: none.type },
  ];
}

function kindRows(agent: Agent | undefined, { rows, none, kind, purpose }: Words): CardRow[] {
  const known = [{ label: rows.kind, value: agent?.kind ? kind(agent.kind) : '', none: none.kind }];
  const { program } = agent ?? {};
  if (program) known.push({ label: rows.name, value: program.name, none: none.kind });
  if (program) known.push({ label: rows.version, value: program.version ?? '', none: none.version });
  if (agent?.purpose) known.push({ label: rows.purpose, value: purpose(agent.purpose), none: none.kind });
  return known;
}
