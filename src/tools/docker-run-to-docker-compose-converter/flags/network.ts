import { numberOr, toKey, type ComposeValue } from '../compose/model';
import type { ServiceDraft } from '../service-draft';
import type { WordText } from '../../../lib/shell/expansions';
import { commaFields, cutAt } from './comma-fields';
import type { OptionUse } from './use';

/** Networks that are none one can join: they say how the container stands to the network of its host. */
const MODE = /^(?:host|none|bridge|default|nat|private|pasta|slirp4netns|ns:.*|container:.*|pasta:.*|slirp4netns:.*)$/s;

/** `--network NAME`, or the long form `--network name=NAME,alias=…`. */
export function addNetwork(draft: ServiceDraft, use: OptionUse): void {
  if (!use.value.includes('=')) {
    join(draft, use, use.value);
    return;
  }
  const members = new Map<string, ComposeValue>();
  let name: WordText = '';
  for (const field of commaFields(use.value)) {
    const [key, value = ''] = cutAt(field.trim(), '=');
    if (key.toLowerCase() === 'name') name = value;
    else if (!setMember(draft, members, key.toLowerCase(), value)) {
      draft.note('unknown', { ...use, option: `${use.option} ${draft.expansions.toSource(key)}` }, { code: 'unknown' });
    }
  }
  if (name === '') draft.note('none', use, { code: 'bad-value' });
  else join(draft, use, name, members);
}

function setMember(draft: ServiceDraft, members: Map<string, ComposeValue>, key: string, value: WordText): boolean {
  const text = draft.text(value);
  const list = (member: string) => {
    const known = members.get(member);
    members.set(member, [...(Array.isArray(known) ? (known as readonly ComposeValue[]) : []), text]);
  };
  if (key === 'alias') list('aliases');
  else if (key === 'ip') members.set('ipv4_address', text);
  else if (key === 'ip6') members.set('ipv6_address', text);
  else if (key === 'link-local-ip') list('link_local_ips');
  else if (key === 'mac-address') members.set('mac_address', text);
  else if (key === 'gw-priority') members.set('gw_priority', numberOr(text));
  else if (key === 'driver-opt') {
    const [name, option = ''] = cutAt(text, '=');
    const known = members.get('driver_opts');
    members.set('driver_opts', new Map(known instanceof Map ? known : []).set(name, option));
  } else return false;
  return true;
}

function join(draft: ServiceDraft, use: OptionUse, name: WordText, members = new Map<string, ComposeValue>()): void {
  const text = draft.text(name);
  if (MODE.test(name)) {
    draft.networkMode = text === 'default' ? 'bridge' : text;
    return;
  }
  const key = toKey(text, 'network');
  const known = draft.networks.find((network) => network.key === key);
  if (known) merge(draft, known.members, members, () => [use]);
  else draft.networks.push({ key, members, use });
  draft.networkNames.set(key, text);
}

/** `--network-alias`, `--ip`, `--ip6`, `--link-local-ip`: of the network that was named first. */
export function addEndpoint(draft: ServiceDraft, use: OptionUse, member: string, isList: boolean): void {
  const text = draft.text(use.value);
  const known = draft.endpoint.get(member);
  draft.endpoint.set(member, isList ? together(known, [text]) : text);
  draft.endpointUses.push({ ...use, member });
}

const itemsOf = (value: ComposeValue | undefined) => (Array.isArray(value) ? (value as readonly ComposeValue[]) : []);

/** What either list holds, each once. */
function together(one: ComposeValue | undefined, other: ComposeValue): ComposeValue[] {
  return [...new Set([...itemsOf(one), ...itemsOf(other)])];
}

/**
 * Adds members that were given in another place. Docker refuses to be told of the same one in two places: of lists both
 * are kept, of all else what came with the network itself, and either is noted.
 */
function merge(
  draft: ServiceDraft,
  target: Map<string, ComposeValue>,
  members: ReadonlyMap<string, ComposeValue>,
  usesOf: (member: string) => readonly OptionUse[],
): void {
  for (const [member, value] of members) {
    const known = target.get(member);
    if (known === undefined) target.set(member, value);
    else if (Array.isArray(known)) {
      target.set(member, together(known, value));
      for (const use of usesOf(member)) draft.note('remark', use, { code: 'given-twice', member });
    } else for (const use of usesOf(member)) draft.note('none', use, { code: 'other-given', member });
  }
}

/** Puts the networks together when all options are known. */
export function finishNetworks(draft: ServiceDraft): void {
  if (draft.networkMode !== undefined) {
    draft.set('network_mode', draft.networkMode);
    // A service has a mode or networks; what belongs to networks has no place then.
    for (const use of draft.networks.map((network) => network.use)) draft.note('none', use, { code: 'network-mode' });
    for (const use of draft.endpointUses) draft.note('none', use, { code: 'network-mode' });
    draft.networkNames.clear();
    return;
  }
  if (draft.endpoint.size > 0) {
    const [first] = draft.networks;
    if (first) {
      const usesOf = (member: string) => draft.endpointUses.filter((use) => use.member === member);
      merge(draft, first.members, draft.endpoint, usesOf);
    } else if (draft.endpoint.size === 1 && draft.endpoint.has('aliases')) {
      draft.set('networks', new Map([['default', new Map(draft.endpoint)]]));
      return;
    } else {
      // An address can only be had on a network whose range is known.
      for (const use of draft.endpointUses) draft.note('none', use, { code: 'needs-network' });
    }
  }
  if (draft.networks.length === 0) return;
  const areNames = draft.networks.every(({ members }) => members.size === 0);
  draft.set(
    'networks',
    areNames
      ? draft.networks.map(({ key = '' }) => key)
      : new Map(draft.networks.map(({ key = '', members }) => [key, members.size === 0 ? null : members])),
  );
}
