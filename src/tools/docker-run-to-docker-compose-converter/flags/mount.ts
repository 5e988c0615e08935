import { numberOr, type ComposeValue } from '../compose/model';
import type { ServiceDraft } from '../service-draft';
import { commaFields, cutAt } from './comma-fields';
import { readBoolean } from './read-boolean';
import type { OptionUse } from './use';
import { noteSource, volumeNamed } from './volume';

/** Where each field of `--mount` stands in the long form of Compose. */
const TEXTS: Readonly<Record<string, readonly [string, string?]>> = {
  target: ['target'],
  destination: ['target'],
  dst: ['target'],
  consistency: ['consistency'],
  'bind-propagation': ['bind', 'propagation'],
  'bind-recursive': ['bind', 'recursive'],
  'volume-subpath': ['volume', 'subpath'],
  'image-subpath': ['image', 'subpath'],
  'tmpfs-size': ['tmpfs', 'size'],
};

/** Order of the members. */
const ORDER = ['type', 'source', 'target', 'read_only', 'consistency', 'bind', 'volume', 'tmpfs', 'image'];

/** `--mount type=…,source=…,target=…`: the long form of a volume. */
export function addMount(draft: ServiceDraft, use: OptionUse): void {
  const fields = commaFields(use.value).map((field) => cutAt(field.trim(), '='));
  const valueOf = (...names: string[]) => fields.findLast(([name]) => names.includes(name.toLowerCase()))?.[1];
  const type = draft.text(valueOf('type') ?? 'volume');
  const source = valueOf('source', 'src');
  const mount = new Map<string, ComposeValue>([['type', type]]);
  const inner = (key: string, member: string, value: ComposeValue) => {
    const known = mount.get(key);
    mount.set(key, new Map(known instanceof Map ? known : []).set(member, value));
  };
  if (source !== undefined) mount.set('source', draft.expansions.toPath(source));

  const volume =
    type === 'volume' && source !== undefined && draft.expansions.isFixed(source) && source !== '' ? source : '';
  if (type === 'volume' && source !== undefined) noteSource(draft, source, use);
  const labels: string[] = [];
  for (const [name, value] of fields) {
    const key = name.toLowerCase();
    const [member, innerMember] = TEXTS[key] ?? [];
    const text = draft.text(value ?? '');
    if (member !== undefined && innerMember === undefined) mount.set(member, text);
    else if (member !== undefined && innerMember !== undefined)
      inner(member, innerMember, key === 'tmpfs-size' ? numberOr(text) : text);
    else if (key === 'readonly' || key === 'ro') {
      if (isOn(value)) mount.set('read_only', true);
    } else if (key === 'bind-nonrecursive') {
      if (isOn(value)) inner('bind', 'recursive', 'disabled');
    } else if (key === 'bind-create-src') {
      if (isOn(value)) inner('bind', 'create_host_path', true);
    } else if (key === 'volume-nocopy') {
      if (isOn(value)) inner('volume', 'nocopy', true);
    } else if (key === 'volume-label') labels.push(text);
    else if (key === 'tmpfs-mode') addMode(draft, use, text, inner);
    else if (key === 'volume-driver' || key === 'volume-opt') {
      if (volume === '') draft.note('none', { ...use, option: `--mount ${key}` }, { code: 'anonymous-volume' });
      else if (key === 'volume-driver') volumeNamed(draft, volume).driver = text;
      else setDriverOption(draft, volume, text);
    } else if (!/^(?:type|source|src)$/.test(key)) {
      draft.note('unknown', { ...use, option: `--mount ${draft.expansions.toSource(name)}` }, { code: 'unknown' });
    }
  }
  if (labels.length > 0) inner('volume', 'labels', labels);
  draft.add('volumes', new Map([...mount].sort(([one], [other]) => ORDER.indexOf(one) - ORDER.indexOf(other))));
}

function isOn(value: string | undefined): boolean {
  return value === undefined || readBoolean(value) !== false;
}

/** The mode is octal there and a number here: in decimal, every reader of YAML takes it for the same one. */
function addMode(
  draft: ServiceDraft,
  use: OptionUse,
  text: string,
  inner: (key: string, member: string, value: ComposeValue) => void,
): void {
  if (!/^[0-7]{1,5}$/.test(text)) {
    draft.note('none', { ...use, option: '--mount tmpfs-mode' }, { code: 'bad-value' });
    return;
  }
  const decimal = parseInt(text, 8);
  inner('tmpfs', 'mode', decimal);
  draft.note('remark', { ...use, option: `--mount tmpfs-mode=${text}` }, { code: 'tmpfs-mode', decimal });
}

function setDriverOption(draft: ServiceDraft, volume: string, text: string): void {
  const [name, value = ''] = cutAt(text, '=');
  volumeNamed(draft, volume).driverOptions.set(name, value);
}
