import { Fragment } from 'react';

/** A text that may go on in the next line where a pattern parts it, and nowhere else. */
export function Breakable({ text, at }: { text: string; at: RegExp }) {
  return text.split(at).map((part, index) => (
    // Parts may be alike.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
