import { useRef, useState } from 'react';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { highlightYamlLine } from '../../lib/yaml/highlight-yaml';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { ConverterPanes } from '../../ui/converter/converter';
import { Fold } from '../../ui/fold/fold';
import { InputText } from '../../ui/input-text/input-text';
import { Notes } from '../../ui/notes/notes';
import { Option } from '../../ui/option-row/option-row';
import { Options } from '../../ui/options/options';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { fieldErrors } from './field-errors';
import { noteItems } from './note-items';
import { convert } from './operations';
import { composeOptions } from './options';
import { INITIAL, SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const LISTS = ['remark', 'none', 'unknown'] as const;
const NAMES = ['short', 'long', 'powerShell'] as const;

/** Commands left, the Compose file right; below what there is to say about it, and a file to merge into. */
export default function DockerRunToDockerCompose() {
  const words = useWords();
  // Commands hold passwords and keys: they are never stored.
  const [text, setText] = useDraft<TextSource>('text', INITIAL, { secret: true, takes: 'text' });
  const [existing, setExisting] = useDraft<TextSource>('existing', '', { secret: true });
  const [options] = useOptions(composeOptions);
  const input = useRef<TextInputHandle>(null);
  const run = useOperation(convert, { text, existing }, options, { enabled: !isEmptySource(text) });
  const notes = run.status === 'done' ? (run.value?.notes ?? []) : [];
  const goTo = typeof text === 'string' ? (at: number) => input.current?.goTo(at) : undefined;
  const errors = fieldErrors(run.fault, words);
  const [isMerging, setMerging] = useState(!isEmptySource(existing));

  return (
    <>
      <Options
        schema={composeOptions}
        words={words.options}
        open={['indent', 'environment', 'namedVolumes', 'projectName']}
        buttons={['environment', 'fileName']}
        own={{ projectName: <ProjectName error={errors.projectName} /> }}
      />
      <ConverterPanes
        source={text}
        onSource={setText}
        run={run}
        inputRef={input}
        inputLabel={words.commands}
        outputLabel={words.result}
        placeholder={words.placeholder}
        accept=".sh,.bash,.ps1,.bat,.cmd,.txt,.md,text/*"
        example={NAMES.map((name) => ({ label: words.samples[name], value: SAMPLES[name] }))}
        fault={() => errors.commands}
        fileName={options.fileName}
        mimeType="application/yaml"
        highlight={highlightYamlLine}
        footer={({ services }) => <span>{words.services(services)}</span>}
      />
      {/* The ref is read when a note is pressed. */}
      {/* oxlint-disable-next-line react/refs */}
      {LISTS.map((list) => (
        <Notes key={list} title={words.lists[list]} items={noteItems(list, notes, words, goTo)} />
      ))}
      <div className={styles.existing}>
        {/* Never hidden while something is wrong with it. */}
        <Fold label={words.existing} isOpen={isMerging || errors.existing !== undefined} onOpen={setMerging}>
          <TextInput
            label={words.existingFile}
            hint={words.existingHint}
            value={existing}
            onChange={setExisting}
            rows={8}
            placeholder={words.existingPlaceholder}
            accept=".yaml,.yml,application/yaml"
            error={errors.existing}
          />
        </Fold>
      </div>
    </>
  );
}

/** In a field of its own, since only the conversion tells whether it is a name that Compose takes. */
function ProjectName({ error }: { error: string | undefined }) {
  const words = useWords();
  const [{ projectName }, change] = useOptions(composeOptions);
  const { label, placeholder } = words.options.projectName;
  return (
    <Option label={label}>
      <span className={styles.project}>
        <InputText
          label={label}
          hideLabel
          size="small"
          mono
          maxLength={200}
          placeholder={placeholder}
          value={projectName}
          error={error}
          onChange={(name) => change({ projectName: name })}
        />
      </span>
    </Option>
  );
}
