import type { PlacedError } from '../../lib/json-schema/placed';
import { Button } from '../../ui/button/button';
import { Breakable } from '../../ui/breakable';
import { CopyButton } from '../../ui/copy/copy-button';
import type { TableColumn } from '../../ui/table/columns';
import { ErrorBranches } from './error-branches';
import type { ToolWords } from './use-words';
import styles from './view.module.css';

/** A path of so many characters is not broken into lines, a longer one may be. */
const SHORT_PATH = 32;

interface ColumnSettings {
  readonly onOpen: (error: PlacedError) => void;
  readonly shown: PlacedError | undefined;
  readonly hasDocuments: boolean;
}

/** What is told of each error. On phones, what has no column of its own stands below the message. */
export function errorColumns(
  words: ToolWords,
  { onOpen, shown, hasDocuments }: ColumnSettings,
): readonly TableColumn<PlacedError>[] {
  const document: TableColumn<PlacedError> = {
    key: 'document',
    label: words.column.document,
    text: ({ document: index }) => index + 1,
    align: 'end',
    secondary: true,
  };
  return [
    ...(hasDocuments ? [document] : []),
    {
      key: 'line',
      label: words.column.line,
      text: ({ place }) => place.line,
      align: 'end',
      render: (error) => (
        <Button
          size="small"
          data-row=""
          aria-label={words.place(error.place.line, error.place.column)}
          aria-current={error === shown ? 'true' : undefined}
          onClick={() => onOpen(error)}
        >
          {String(error.place.line)}
        </Button>
      ),
    },
    { key: 'column', label: words.column.column, text: ({ place }) => place.column, align: 'end', secondary: true },
    {
      key: 'path',
      label: words.column.path,
      copyLabel: words.copyPaths,
      text: ({ pointer }) => pointer,
      mono: true,
      render: ({ pointer }) => <Path pointer={pointer} words={words} />,
    },
    {
      key: 'message',
      label: words.column.message,
      text: ({ problem }) => words.jsonSchema.problem(problem),
      render: (error) => <Message error={error} words={words} onOpen={onOpen} hasDocuments={hasDocuments} />,
    },
    { key: 'keyword', label: words.column.keyword, mono: true, secondary: true },
    { key: 'schema', label: words.column.schema, text: schemaText, mono: true, secondary: true },
  ];
}

function schemaText({ schema: { name, pointer } }: PlacedError): string {
  return `${name}#${pointer}`;
}

function Path({ pointer, words }: { pointer: string; words: ToolWords }) {
  if (pointer === '') return <span className="meta">{words.root}</span>;
  return (
    <span className={styles.path}>
      <code data-whole={pointer.length <= SHORT_PATH ? '' : undefined}>{pointer}</code>
      <CopyButton size="small" variant="quiet" iconOnly label={words.copyPath(pointer)} value={pointer} />
    </span>
  );
}

interface MessageProps extends Pick<ColumnSettings, 'onOpen' | 'hasDocuments'> {
  error: PlacedError;
  words: ToolWords;
}

function Message({ error, words, onOpen, hasDocuments }: MessageProps) {
  return (
    <>
      {words.jsonSchema.problem(error.problem)}
      <span className={styles.narrow}>
        {hasDocuments ? `${words.column.document} ${error.document + 1} · ` : null}
        {`${words.column.column} ${error.place.column} · ${error.keyword} · `}
        <code>
          <Breakable text={schemaText(error)} at={/(?=\/)/} />
        </code>
      </span>
      <ErrorBranches key={`${error.pointer} ${error.keywordLocation}`} error={error} onOpen={onOpen} />
    </>
  );
}
