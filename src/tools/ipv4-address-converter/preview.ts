import type { MakePreview } from '../../operations/detect';
import type { Conversion, Line } from './convert';

function textOf({ notations }: Conversion): string {
  return `${notations.dotted} = ${notations.integer}`;
}

/** The address with dots and as one number. */
export const preview: MakePreview<Conversion | readonly Line[]> = (value) => {
  if (!value) return undefined;
  if ('notations' in value) return { text: textOf(value) };
  return {
    text: value
      .slice(0, 4)
      .flatMap(({ result }) => (result.ok ? [textOf(result.value)] : []))
      .join('\n'),
  };
};
