import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { WORD_COUNTS, type WordCount } from './entropy';
import { bip39Options, draw, read, spell } from './operations';
import type { Language } from './word-lists';

/** Which of the two views of the value was edited last; at first it is drawn by chance. */
type Source =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'entropy'; readonly text: string }
  | { readonly kind: 'phrase'; readonly text: string };

const DRAWN: Source = { kind: 'drawn' };

/** A phrase and its entropy, of which either may be edited, and what is known of them. */
export function usePhrase() {
  const [options, change] = useOptions(bip39Options);
  const [source, setSource] = useDraft<Source>('source', DRAWN, {
    secret: true,
    takes: ({ text }) => (typeof text === 'string' ? { kind: 'phrase', text } : undefined),
  });
  const [round, setRound] = useState(0);
  const [isRespelled, setRespelled] = useState(false);

  const isDrawn = source.kind === 'drawn';
  const isPhrase = source.kind === 'phrase';
  // Without the language: another one must not draw again.
  const drawn = useOperation(draw, {}, { words: options.words }, { enabled: isDrawn, resultKey: round });
  const typed = isPhrase ? source.text : '';
  const given = isDrawn ? drawn.value : source.text;
  const entropy = isPhrase ? '' : (given ?? '');
  const spelled = useOperation(spell, { entropy }, options, { enabled: entropy.trim() !== '' });
  const checked = useOperation(read, { phrase: typed }, options, { enabled: typed.trim() !== '' });
  const run = isPhrase ? checked : spelled;
  const sure = run.status === 'done' ? run.value : undefined;
  const found = isPhrase ? sure : undefined;

  const edit = (next: Source) => {
    setRespelled(false);
    setSource(next);
  };
  const drawAnew = () => {
    edit(DRAWN);
    setRound((count) => count + 1);
  };
  return {
    run,
    /** What is under way: first the drawing, then the reading of what was drawn. */
    work: isDrawn && drawn.status !== 'done' ? drawn : run,
    isDrawn,
    /** What is known of the phrase that stands there; undefined while it is being worked out. */
    sure,
    entropy: isPhrase ? (sure?.entropy ?? '') : entropy,
    entropyFault: isPhrase ? undefined : spelled.fault,
    phrase: isPhrase ? typed : (sure?.phrase ?? ''),
    phraseFault: isPhrase ? checked.fault : undefined,
    language: found?.language ?? options.language,
    /** The phrase is in another language than the chosen one. */
    isOtherLanguage: found !== undefined && found.language !== options.language,
    count: WORD_COUNTS.find((count) => count === sure?.words.length) ?? options.words,
    /** The entropy was kept when another language was chosen. */
    isRespelled: isRespelled && sure !== undefined,
    drawAnew,
    editPhrase: (text: string) => edit({ kind: 'phrase', text }),
    editEntropy: (text: string) => {
      // The phrase goes on in the language in which it was recognised.
      if (found) change({ language: found.language });
      edit({ kind: 'entropy', text });
    },
    chooseLanguage: (language: Language) => {
      if (found) setSource({ kind: 'entropy', text: found.entropy });
      change({ language });
      setRespelled(sure !== undefined);
    },
    chooseCount: (words: WordCount) => {
      change({ words });
      drawAnew();
    },
  };
}
