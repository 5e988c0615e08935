import { TextCopyable } from './text-copyable';

export default function TextCopyableDemo() {
  return (
    <>
      <p>
        The digest is <TextCopyable value="d41d8cd98f00b204e9800998ecf8427e" />, whatever the file.
      </p>
      <p className="mono">
        <TextCopyable value="d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592" />
      </p>
    </>
  );
}
