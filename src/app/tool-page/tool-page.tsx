import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { currentChain, followChain } from '../../operations/chain/chain-state';
import { Icon } from '../../ui/icon/icon';
import { makePart, usePart } from '../../ui/part';
import type { CatalogueEntry } from '../catalogue/types';
import { useLanguage, type ShellWords } from '../languages/language';
import { noteRecentTool } from '../settings/stored-settings';
import { reportLink } from '../shell/links';
import { HeartButton } from '../tool-card/heart-button';
import type { ToolBody, ToolParts } from './tool-body';
import styles from './tool-page.module.css';

const wayPart = makePart(() => import('../chain/chain-bar'));

interface LoadedTool {
  readonly Body: typeof ToolBody;
  readonly parts: ToolParts;
}

/** A tool's page: icon, title, heart and description at once; the tool itself when its code and words are there. */
export function ToolPage({ tool }: { readonly tool: CatalogueEntry }) {
  const { shell } = useLanguage();
  const { loaded, hasFailed } = useTool(tool.id);

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
      <Way toolId={tool.id} />
      <div className={styles.body} aria-busy={!loaded && !hasFailed}>
        {hasFailed && <Failure shell={shell} onRetry={() => location.reload()} />}
        {loaded && (
          <loaded.Body parts={loaded.parts} failure={(onRetry) => <Failure shell={shell} onRetry={onRetry} />} />
        )}
      </div>
    </>
  );
}

/** The way that a result took to this tool, if it is on one. */
function Way({ toolId }: { readonly toolId: string }) {
  const isOnWay = () => currentChain()?.steps.some((step) => step.toolId === toolId) === true;
  const isShown = useSyncExternalStore(followChain, isOnWay, () => false);
  const way = usePart(wayPart, isShown);
  return isShown && (way ? <way.ChainBar toolId={toolId} /> : <div className={styles.way} />);
}

/** Loads a tool's view and words. On a change of language the former words stay until the new ones are there. */
function useTool(id: string): { loaded?: LoadedTool; hasFailed?: boolean } {
  const { locale } = useLanguage();
  const [state, setState] = useState<{ loaded?: LoadedTool; hasFailed?: boolean }>({});
  useEffect(() => {
    let isCurrent = true;
    import('./tool-body')
      .then(async ({ ToolBody: Body, loadParts }) => ({ Body, parts: await loadParts(id, locale) }))
      .then(
        (loaded) => isCurrent && setState({ loaded }),
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
