import { useCallback, useRef } from 'react';
import type { TextSource } from '../../lib/text-source';
import { isEmptySource } from '../../lib/text-source';
import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Panes } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { TextInput, type FieldError, type TextInputHandle } from '../../ui/text-input/text-input';
import { TextOutput } from '../../ui/text-output/text-output';
import { ComposeOptionRow } from './compose-option-row';
import type { ConvertFault } from './convert';
import type { Note, NoteList } from './notes';
import { convert } from './operations';
import { composeOptions } from './options';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const INITIAL =
  'docker run -p 80:80 -v /var/run/docker.sock:/tmp/docker.sock:ro --restart always --log-opt max-size=1g nginx';

const SAMPLES = {
  short: `docker run -d --name portainer --restart=always \\
  -p 9443:9443 \\
  -v /var/run/docker.sock:/var/run/docker.sock \\
  -v portainer_data:/data \\
  portainer/portainer-ce:lts`,
  long: `# database
docker run -d --name db --network backend --network-alias postgres \\
  -e POSTGRES_PASSWORD='p$ss: "1"' -v db_data:/var/lib/postgresql/data \\
  --health-cmd 'pg_isready -U postgres' --health-interval 10s postgres:17

# web server
docker run -d --name web --network backend -p 8080:80 --ulimit nofile=1024:2048 \\
  --mount type=bind,src="$PWD"/site,dst=/usr/share/nginx/html,readonly nginx:1.29`,
  powerShell: `docker run --rm -it \`
  -v \${PWD}:/app -w /app \`
  -e TOKEN=$env:TOKEN \`
  node:24 npm test`,
};

const LISTS = ['remark', 'none', 'unknown'] as const satisfies readonly NoteList[];

/** Commands left, the Compose file right; below what there is to say about it, and a file to merge into. */
export default function DockerRunToDockerCompose() {
  const words = useWords();
  // Commands hold passwords and keys: they are never stored.
  const [text, setText] = useDraft<TextSource>('text', INITIAL, { secret: true });
  const [existing, setExisting] = useDraft<TextSource>('existing', '', { secret: true });
  const [options, setOptions, resetOptions] = useOptions(composeOptions);
  const input = useRef<TextInputHandle>(null);
  const run = useOperation(convert, { text, existing }, options, { enabled: !isEmptySource(text) });
  const { value, fault } = run;
  const made = run.status === 'done' ? value : undefined;
  const goToCommand = useCallback((at: number) => input.current?.goTo(at), []);

  return (
    <>
      <ComposeOptionRow
        options={options}
        change={setOptions}
        reset={resetOptions}
        nameError={fault?.code === 'bad-project-name' ? words.fault(fault) : undefined}
      />
      <Panes>
        <TextInput
          ref={input}
          variant="pane"
          label={words.commands}
          value={text}
          onChange={setText}
          placeholder={words.placeholder}
          accept=".sh,.bash,.ps1,.bat,.cmd,.txt,.md,text/*"
          example={[
            { label: words.samples.short, value: SAMPLES.short },
            { label: words.samples.long, value: SAMPLES.long },
            { label: words.samples.powerShell, value: SAMPLES.powerShell },
          ]}
          error={commandError(fault, words)}
        />
        <TextOutput
          label={words.result}
          run={run}
          text={value?.text}
          lines={run.lines}
          fileName={options.fileName}
          mimeType="application/yaml"
          highlight={highlightYamlLine}
          footer={made ? <span>{words.services(made.services)}</span> : null}
        />
      </Panes>
      {made
        ? LISTS.map((list) => (
            <NoteSection
              key={list}
              list={list}
              notes={made.notes}
              onGo={typeof text === 'string' ? goToCommand : undefined}
            />
          ))
        : null}
      <div className={styles.existing}>
        <TextInput
          label={words.existing}
          hint={words.existingHint}
          value={existing}
          onChange={setExisting}
          rows={8}
          placeholder={words.existingPlaceholder}
          accept=".yaml,.yml,application/yaml"
          error={fault && 'input' in fault ? existingError(fault, words) : undefined}
        />
      </div>
    </>
  );
}

function commandError(fault: ConvertFault | undefined, words: ToolWords): FieldError | undefined {
  if (!fault || 'input' in fault || fault.code === 'bad-project-name') return undefined;
  const message = words.fault(fault);
  return 'at' in fault ? { message, at: fault.at } : { message };
}

/** By line and column: the reader has counted the text without carriage returns. */
function existingError(fault: Extract<ConvertFault, { readonly input: 'existing' }>, words: ToolWords): FieldError {
  const message = words.fault(fault);
  const place = fault.code === 'bad-yaml' ? fault.problem : fault;
  if (!('line' in place)) return { message };
  const { line, column, excerpt } = place;
  return { message, line, column, excerpt };
}

interface NoteSectionProps {
  list: NoteList;
  notes: readonly Note[];
  onGo: ((at: number) => void) | undefined;
}

function NoteSection({ list, notes, onGo }: NoteSectionProps) {
  const words = useWords();
  const items = notes
    .filter((note) => note.list === list)
    .map((note): NoteItem => ({
      kind: list === 'remark' && note.reason.code !== 'placeholder' ? 'info' : 'warning',
      message: words.note(note),
      where: words.command(note.command),
      ...(onGo && { onGo: () => onGo(note.at) }),
    }));
  return <Notes title={words.lists[list]} items={items} />;
}
