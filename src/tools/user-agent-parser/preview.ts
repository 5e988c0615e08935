import type { Agent } from '../../lib/user-agent/agent';
import type { MakePreview } from '../../operations/detect';
import type { ReadLine } from './parse';

function textOf({ program, browser, os, device }: Agent): string {
  const named = [program ?? browser, os].map((part) => [part?.name, part?.version].filter(Boolean).join(' '));
  return [...named, device?.model].filter(Boolean).join(' · ');
}

/** Program, system and device. */
export const preview: MakePreview<Agent | readonly ReadLine[]> = (value) => {
  if (!value) return undefined;
  return {
    text:
      'notes' in value
        ? textOf(value)
        : value
            .slice(0, 4)
            .map(({ agent }) => textOf(agent))
            .join('\n'),
  };
};
