import type { TextSource } from '../../lib/text-source';
import { OpenIn } from '../../ui/open-in/open-in';
import type { Likeness } from './likeness';
import { useWords } from './use-words';

const TOOLS = { file: 'base64-file-converter', json: 'json-prettify', token: 'jwt-parser' } as const;

/** Leads to the tool that shows more of what was found: given the Base64 of a file, or else the text. */
export function BetterTool({ kind, given }: { kind: Likeness['kind']; given: TextSource }) {
  const words = useWords();
  const text = kind === 'token' && typeof given === 'string' ? given.trim() : given;
  return (
    <OpenIn tool={TOOLS[kind]} text={text} {...(kind === 'file' && { direction: 'decode' })}>
      {words.openLikeness[kind]}
    </OpenIn>
  );
}
