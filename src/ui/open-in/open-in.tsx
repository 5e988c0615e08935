import { useContext, type MouseEvent, type ReactNode } from 'react';
import { toTextSource, type TextSource } from '../../lib/text-source';
import { passOn } from '../../operations/chain/chain';
import { handOver } from '../../operations/drafts';
import { ToolIdContext } from '../../operations/tool-context';
import { isPlainClick } from '../link/is-plain-click';
import { Link } from '../link/link';

export interface OpenInProps {
  /** The id of the other tool; its field takes what is handed over (`takes` of `useDraft`). */
  tool: string;
  /** What the other tool begins with, or a way to it; nothing is put into the address. */
  text: string | Blob | (() => string | Blob);
  /** What the text is called where it is too long for a field and held as a file. @default 'text.txt' */
  fileName?: string;
  /** Which way the other tool is to work, where it has several. */
  direction?: string;
  /** Its options for this visit, as a link has them: parameters of a calculation, never a text of the visitor's. */
  options?: Readonly<Record<string, string>>;
  /** The text holds a secret: it is not kept with what was done. */
  isSecret?: boolean;
  children: ReactNode;
  className?: string;
}

/** A link to another tool, which opens with this text. What was typed there before can be put back there. */
export function OpenIn({
  tool,
  text,
  fileName = 'text.txt',
  direction,
  options,
  isSecret,
  children,
  className,
}: OpenInProps) {
  const from = useContext(ToolIdContext);
  const give = (event: MouseEvent) => {
    // A new tab begins with nothing.
    if (!isPlainClick(event)) return;
    const made = typeof text === 'function' ? text() : text;
    const received = {
      text: sourceOf(made, fileName),
      ...(direction !== undefined && { direction }),
      ...(isSecret && { isSecret }),
    };
    if (from === undefined) handOver(tool, received);
    else passOn({ from, made, to: tool, received });
  };
  return (
    <Link
      to={`/${tool}${options ? `?${new URLSearchParams(options).toString()}` : ''}`}
      className={className}
      onClick={give}
    >
      {children}
    </Link>
  );
}

function sourceOf(text: string | Blob, fileName: string): TextSource {
  if (typeof text === 'string') return toTextSource(text, fileName);
  return text instanceof File ? text : new File([text], fileName, { type: text.type });
}
