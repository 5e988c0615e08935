import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../ui/icon/icon';
import type { CatalogueEntry } from '../catalogue/types';
import { useLanguage, type ShellWords } from '../languages/language';
import { noteRecentTool } from '../settings/stored-settings';
import { reportLink } from '../shell/links';
import { HeartButton } from '../tool-card/heart-button';
import type { LinkButton, ToolBody, ToolParts } from './tool-body';
import styles from './tool-page.module.css';

interface LoadedTool {
  readonly Body: typeof ToolBody;
  readonly LinkButton: typeof LinkButton;
  readonly parts: ToolParts;
}

/** A tool's page: icon, title, heart and description at once; the tool itself when its code and words are there. */
export function ToolPage({ tool }: { readonly tool: CatalogueEntry }) {
  const { shell } = useLanguage();
  const { loaded, hasFailed } = useTool(tool.id);

  useEffect(() => noteRecentTool(tool.id), [tool.id]);
  useLayoutEffect(() => keepNextKeys, [tool.id]);

  return (
    <>
      <header className={styles.head}>
        <h1 data-cat={tool.category}>
          <Icon name={tool.icon} />
          {tool.name}
        </h1>
        <div className={styles.actions}>
          {loaded && <loaded.LinkButton toolId={tool.id} className={styles.act} />}
          <HeartButton id={tool.id} name={tool.name} className={`${styles.act} ${styles.heart}`} tooltip="bottom" />
        </div>
        <p>{tool.description}</p>
      </header>
      <div className={styles.body} aria-busy={!loaded && !hasFailed}>
        {hasFailed && <Failure shell={shell} onRetry={() => location.reload()} />}
        {loaded && (
          <loaded.Body parts={loaded.parts} failure={(onRetry) => <Failure shell={shell} onRetry={onRetry} />} />
        )}
      </div>
    </>
  );
}

/** What is typed from here on is for the tool that comes next. */
function keepNextKeys(): void {
  window.typed = '';
}

/** Loads a tool's view and words. On a change of language the former words stay until the new ones are there. */
function useTool(id: string): { loaded?: LoadedTool; hasFailed?: boolean } {
  const { locale } = useLanguage();
  const [state, setState] = useState<{ loaded?: LoadedTool; hasFailed?: boolean }>({});
  useEffect(() => {
    let isCurrent = true;
    import('./tool-body')
      .then(async ({ loadParts, ToolBody: Body, ...its }) => ({ Body, ...its, parts: await loadParts(id, locale) }))
      .then(
        // As a transition, React stops in between for whatever else is to be done.
        (loaded) => isCurrent && startTransition(() => setState({ loaded })),
        () => isCurrent && setState({ hasFailed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [id, locale]);
  return state.loaded && state.loaded.parts.id !== id ? {} : state;
}

interface FailureProps {
  readonly shell: ShellWords;
  readonly onRetry: () => void;
}

function Failure({ shell, onRetry }: FailureProps) {
  const report = reportLink(useLocation()[0]);
  return (
    <div className={styles.failure} role="alert">
      <h2>{shell.tool.failedTitle}</h2>
      <p>{shell.tool.failedText}</p>
      <p className={styles.failureActions}>
        <button type="button" onClick={onRetry}>
          {shell.tool.retry}
        </button>
        {report && <a href={report}>{shell.tool.report}</a>}
      </p>
    </div>
  );
}
