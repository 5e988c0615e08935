import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { parse, parseLines } from './operations';
import { isList } from './parse';
import { useOwnHints } from './use-own-hints';

/** One user agent with its client hints, or several, and what they say. At first it is this browser, with the hints that it offers. */
export function useAgents() {
  const own = navigator.userAgent;
  const [text, setText] = useDraft<TextSource>('text', own, { takes: 'text' });
  const [typedHints, setTypedHints] = useDraft('hints', '');
  const ownHints = useOwnHints();
  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const isBatch = !isEmpty && isList(text);
  const isOwn = typedHints.trim() === '' && typeof text === 'string' && text.trim() === own;
  const hints = isOwn ? ownHints : typedHints;
  const single = useOperation(parse, { text, hints }, {}, { enabled: !isEmpty && !isBatch });
  const batch = useOperation(parseLines, { text }, {}, { enabled: isBatch });
  return {
    text,
    setText,
    typedHints,
    setTypedHints,
    isEmpty,
    isBatch,
    single,
    batch,
    hasOwnHints: isOwn && ownHints !== '',
    takeOwn: () => {
      setText(own);
      setTypedHints('');
    },
  };
}
