import type { TextSource } from '../../lib/text-source';
import { OpenIn } from '../../ui/open-in/open-in';
import type { Likeness } from './likeness';
import { useWords } from './use-words';

const TOOLS = { file: 'base64-file-converter', json: 'json-prettify', token: 'jwt-parser' } as const;

export interface BetterToolProps {
  kind: Likeness['kind'];
  /** The Base64 of a file, or else the text. */
  given: TextSource;
}

/** Leads to the tool that shows more of what was found. */
export function BetterTool({ kind, given }: BetterToolProps) {
  const words = useWords();
  const text = kind === 'token' && typeof given === 'string' ? given.trim() : given;
  return (
    <OpenIn tool={TOOLS[kind]} text={text} {...(kind === 'file' && { direction: 'decode' })}>
      {words.openLikeness[kind]}
    </OpenIn>
  );
}
