import type { MakePreview } from '../../operations/detect';

/** The sub-command that the page opens on. */
export const preview: MakePreview = (_, { text }) => {
  const command = /\bgit\s+(?:-\S+\s+)*([a-z-]+)/.exec(text)?.[1];
  return command === undefined ? undefined : { text: `git ${command}` };
};
