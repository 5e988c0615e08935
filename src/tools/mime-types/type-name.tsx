import { Fragment } from 'react';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';

/** A media type, copied by a click on it; where it is too long for its line it breaks between its words, not within them. */
export function TypeName({ type }: { type: string }) {
  return (
    <TextCopyable value={type}>
      {type.split(/(?<=[/-])|(?=[.+])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </TextCopyable>
  );
}
