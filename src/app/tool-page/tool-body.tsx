import { Component, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { KitWordsContext, LocaleContext, WordsContext, type KitWords } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { currentChain, followChain, isStoredOnWay } from '../../operations/chain/chain-state';
import { forgetHandedOver, forgetRestored } from '../../operations/drafts';
import { ToolIdContext } from '../../operations/tool-context';
import { loadView } from '../../tools/registry';
import { makePart, usePart } from '../../ui/part';
import { loadLanguage } from '../languages/language';
import { hasLink, readFromLink, useLink } from '../link/use-link';
import { FirstFocus } from './first-focus';
import { ResultNews } from './result-news';
import styles from './tool-body.module.css';

export { LinkButton } from '../link/link-button';

const wayPart = makePart(() => import('../chain/chain-bar'));

/** What a tool's page needs to show the tool. */
export interface ToolParts {
  readonly id: string;
  readonly locale: Locale;
  readonly View: ComponentType;
  readonly words: unknown;
  readonly kit: KitWords;
}

/** Loads a tool's view and words, and the words of the widgets. */
export async function loadParts(id: string, locale: Locale): Promise<ToolParts> {
  // Fields begin with what the address says, so that nothing else is seen first.
  const link = hasLink() ? readFromLink(id) : undefined;
  const [View, words] = await Promise.all([loadView(id), wordsOf(id, locale), link]);
  return { id, locale, View, ...words };
}

async function wordsOf(id: string, locale: Locale) {
  // The shell speaks the same language, so this is here or on its way.
  const { kit, loadToolWords } = await loadLanguage(locale);
  return { kit, words: await loadToolWords(id) };
}

interface ToolBodyProps {
  readonly parts: ToolParts;
  /** What stands there instead after a mistake of ours within the tool; the argument tries again. */
  readonly failure: (onRetry: () => void) => ReactNode;
}

/** The tool itself, in the language of its words, which follow the shell's a moment later. */
export function ToolBody({ parts, failure }: ToolBodyProps) {
  const { id } = parts;
  useEffect(() => () => forgetHandedOver(id), [id]);
  useLink(id);
  return (
    <ErrorBoundary key={id} id={id} failure={failure}>
      <ToolIdContext value={id}>
        <LocaleContext value={parts.locale}>
          <KitWordsContext value={parts.kit}>
            <Way toolId={id} />
            <WordsContext value={parts.words}>
              <parts.View />
              <FirstFocus toolId={id} />
              <ResultNews />
            </WordsContext>
          </KitWordsContext>
        </LocaleContext>
      </ToolIdContext>
    </ErrorBoundary>
  );
}

/** The way that a result took to this tool, if it is on one. */
function Way({ toolId }: { readonly toolId: string }): ReactNode {
  const isOnWay = () => currentChain()?.steps.some((step) => step.toolId === toolId) ?? isStoredOnWay(toolId);
  const isShown = useSyncExternalStore(followChain, isOnWay, () => false);
  const way = usePart(wayPart, isShown);
  return isShown && (way ? <way.ChainBar toolId={toolId} /> : <div className={styles.way} />);
}

/** Catches a mistake of ours within a tool. What was typed lives outside the view and is there again after a retry. */
class ErrorBoundary extends Component<
  { readonly id: string; readonly failure: ToolBodyProps['failure']; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };
  hasRetried = false;

  retry = () => {
    // What another version or an imported file has stored may be what the tool stumbles over each time.
    if (this.hasRetried) forgetRestored(this.props.id);
    this.hasRetried = true;
    this.setState({ hasFailed: false });
  };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.failure(this.retry);
  }
}
