import type { ServiceDraft, VolumeUse } from '../service-draft';
import type { WordText } from '../../../lib/shell/expansions';
import type { OptionUse } from './use';

/** What docker takes for the name of a volume, not for a path. */
const VOLUME_NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]+$/;

/** `-v [SOURCE:]TARGET[:OPTIONS]`: stays as it is; a named volume is also told at the top of the file. */
export function addVolume(draft: ServiceDraft, use: OptionUse): void {
  const [source, ...rest] = volumeParts(use.value);
  if (source === undefined || rest.length === 0) {
    draft.add('volumes', draft.text(use.value));
    return;
  }
  draft.add('volumes', [draft.expansions.toPath(source), ...rest.map((part) => draft.text(part))].join(':'));
  noteSource(draft, source, use);
}

/** Remembers a named volume; says so where a variable decides whether it is one. */
export function noteSource(draft: ServiceDraft, source: WordText, use: OptionUse): void {
  if (draft.expansions.isFixed(source)) {
    if (VOLUME_NAME.test(source)) volumeNamed(draft, source);
    return;
  }
  const start = draft.expansions.first(source);
  const isPath = start ? start.expansion.kind === 'directory' || /^[\\/]/.test(start.rest) : /^[./~\\]/.test(source);
  if (!isPath) draft.note('remark', use, { code: 'variable-volume' });
}

/** What is said about the named volume, which is made known with it. */
export function volumeNamed(draft: ServiceDraft, name: string): VolumeUse {
  const known: VolumeUse = draft.volumes.get(name) ?? { name, driverOptions: new Map() };
  draft.volumes.set(name, known);
  return known;
}

/** The parts between colons; the colon behind the letter of a drive is none of those. */
function volumeParts(value: WordText): WordText[] {
  const parts: WordText[] = [];
  const pieces = value.split(':');
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const next = pieces[at + 1];
    const isDrive = parts.length < 2 && /^[A-Za-z]$/.test(piece) && next !== undefined && /^[\\/]/.test(next);
    parts.push(isDrive ? `${piece}:${next}` : piece);
    if (isDrive) at += 1;
  }
  return parts;
}
