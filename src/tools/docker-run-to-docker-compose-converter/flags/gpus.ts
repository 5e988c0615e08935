import { numberOr, type ComposeValue } from '../compose/model';
import type { ServiceDraft } from '../service-draft';
import { commaFields, cutAt } from './comma-fields';
import type { OptionUse } from './use';

/** `--gpus all`, `--gpus 2`, `--gpus device=0,capabilities=…`: a reservation of devices. */
export function addGpus(draft: ServiceDraft, use: OptionUse): void {
  const device = new Map<string, ComposeValue>();
  let capabilities: string[] = [];
  let count: ComposeValue | undefined;
  let ids: string[] | undefined;
  const options = new Map<string, ComposeValue>();
  for (const field of commaFields(use.value)) {
    const [key, value] = cutAt(field.trim(), '=');
    const text = draft.text(value ?? key);
    if (value === undefined || key === 'count') count = text === '-1' ? 'all' : numberOr(text);
    else if (key === 'driver') device.set('driver', text);
    else if (key === 'device') ids = text.split(',');
    else if (key === 'capabilities') capabilities = text.split(',');
    else if (key === 'options') {
      for (const [name, option = ''] of text.split(',').map((pair) => cutAt(pair, '='))) options.set(name, option);
    } else
      draft.note('unknown', { ...use, option: `${use.option} ${draft.expansions.toSource(key)}` }, { code: 'unknown' });
  }
  if (ids) device.set('device_ids', ids);
  else device.set('count', count ?? 1);
  device.set('capabilities', [...new Set([...capabilities, 'gpu'])]);
  if (options.size > 0) device.set('options', options);
  const path = ['deploy', 'resources', 'reservations', 'devices'] as const;
  draft.setIn(path, [...draft.gpus, device]);
  draft.gpus.push(device);
}
