import { Breakable } from '../../ui/breakable';
import { TextCopyable } from '../../ui/text-copyable/text-copyable';

/** A media type, copied by a click on it; where it is too long for its line it breaks between its words, not within them. */
export function TypeName({ type }: { type: string }) {
  return (
    <TextCopyable value={type}>
      <Breakable text={type} at={/(?<=[/-])|(?=[.+])/} />
    </TextCopyable>
  );
}
