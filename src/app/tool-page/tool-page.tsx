import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { LocaleContext, WordsContext } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { ToolIdContext } from '../../operations/tool-context';
import { Icon } from '../../ui/icon/icon';
import type { CatalogueEntry } from '../catalogue/types';
import { useLanguage, type ShellWords } from '../languages/language';
import { noteRecentTool } from '../settings/stored-settings';
import { siteLinks } from '../shell/links';
import { HeartButton } from '../tool-card/heart-button';
import styles from './tool-page.module.css';

interface ToolParts {
  readonly id: string;
  readonly locale: Locale;
  readonly View: ComponentType;
  readonly words: unknown;
}

/** A tool's page: icon, title, heart and description at once; the tool itself when its code and words are there. */
export function ToolPage({ tool }: { readonly tool: CatalogueEntry }) {
  const { shell } = useLanguage();
  const { parts, error } = useToolParts(tool.id);

  useEffect(() => noteRecentTool(tool.id), [tool.id]);

  return (
    <>
      <header className={styles.head}>
        <h1 data-cat={tool.category}>
          <Icon name={tool.icon} />
          {tool.name}
        </h1>
        <div className={styles.actions}>
          <HeartButton id={tool.id} name={tool.name} className={styles.heart} />
        </div>
        <p>{tool.description}</p>
      </header>
      <div className={styles.body} aria-busy={!parts && !error}>
        {error !== undefined && <Failure shell={shell} onRetry={() => location.reload()} />}
        {parts && (
          <ErrorBoundary key={tool.id} shell={shell}>
            <ToolIdContext value={tool.id}>
              {/* The view's language is that of its words, which follow the shell's a moment later. */}
              <LocaleContext value={parts.locale}>
                <WordsContext value={parts.words}>
                  <parts.View />
                  <FocusFirstField />
                </WordsContext>
              </LocaleContext>
            </ToolIdContext>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}

/** Loads a tool's view and words. On a change of language the former words stay until the new ones are there. */
function useToolParts(id: string): { parts?: ToolParts; error?: unknown } {
  const { locale } = useLanguage();
  const [state, setState] = useState<{ parts?: ToolParts; error?: unknown }>({});
  useEffect(() => {
    let isCurrent = true;
    loadParts(id, locale).then(
      (parts) => isCurrent && setState({ parts }),
      (error: unknown) => isCurrent && setState({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, locale]);
  return state.parts && state.parts.id !== id ? {} : state;
}

async function loadParts(id: string, locale: Locale): Promise<ToolParts> {
  const registry = await import('../../tools/registry');
  const [view, words] = await Promise.all([registry.findTool(id).view(), registry.loadWords(id, locale)]);
  return { id, locale, View: view.default, words };
}

const FIELDS =
  ':is(textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"])):enabled';

/**
 * On a desktop one can type at once: the first field has the focus, unless the visitor has already gone elsewhere. Fields of a row of
 * options come only where there is no other.
 */
function FocusFirstField(): ReactNode {
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement.id === 'main';
    if (!isFree || !matchMedia('(pointer: fine)').matches || scrollY > 0) return;
    const first = (selector: string) => document.querySelector<HTMLElement>(`#main ${selector}`);
    (first(`${FIELDS}:not([data-options] *)`) ?? first(FIELDS))?.focus({ preventScroll: true });
  }, []);
  return null;
}

interface FailureProps {
  readonly shell: ShellWords;
  readonly onRetry: () => void;
}

function Failure({ shell, onRetry }: FailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <h2>{shell.tool.failedTitle}</h2>
      <p>{shell.tool.failedText}</p>
      <p className={styles.failureActions}>
        <button type="button" onClick={onRetry}>
          {shell.tool.retry}
        </button>
        <a href={siteLinks().reportIssue}>{shell.tool.report}</a>
      </p>
    </div>
  );
}

/** Catches a mistake of ours within a tool. What was typed lives outside the view and is there again after a retry. */
class ErrorBoundary extends Component<
  { readonly shell: ShellWords; readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Failure shell={this.props.shell} onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
