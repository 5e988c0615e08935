import type { MakePreview } from '../../operations/detect';
import type { ReadLine } from './parse';

function textOf({ agent: { program, browser, os, device } }: ReadLine): string {
  const named = [program ?? browser, os].map((part) => [part?.name, part?.version].filter(Boolean).join(' '));
  return [...named, device?.model].filter(Boolean).join(' · ');
}

/** Program, system and device. */
export const preview: MakePreview<ReadLine | readonly ReadLine[]> = (value) => {
  if (!value) return undefined;
  const lines = 'agent' in value ? [value] : value.slice(0, 4);
  return { text: lines.map(textOf).join('\n') };
};
