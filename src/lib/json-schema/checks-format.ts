import { textOf } from './checks-scalar';
import type { MakeCheck } from './checker';
import { fail } from './evaluation';
import { formatTest } from './formats';

/** The check of the keyword `format`; unless formats are asked for, only where the metaschema says that they must be right. */
export function formatCheck(isAsked: boolean): MakeCheck {
  return (node, { value: wanted }) => {
    const format = textOf(wanted);
    const isRight = format === undefined ? undefined : formatTest(format, node.resource.dialect.draft);
    if (format === undefined || !isRight || !(isAsked || node.resource.dialect.assertsFormat)) return undefined;
    return (frame) => {
      const text = textOf(frame.value);
      if (text !== undefined && !isRight(text)) fail(frame, 'format', { code: 'format', format });
    };
  };
}
