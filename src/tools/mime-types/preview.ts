import type { MakePreview } from '../../operations/detect';
import type { Answer } from './lookup';

/** The extensions of a type, or the types of an extension. */
export const preview: MakePreview<Answer> = (answer) => {
  if (!answer) return undefined;
  if (answer.kind === 'extension') return { text: answer.types.map(({ type }) => type).join('\n') };
  return answer.kind === 'type' && answer.type.extensions.length > 0
    ? { text: answer.type.extensions.map((extension) => `.${extension}`).join(' ') }
    : undefined;
};
