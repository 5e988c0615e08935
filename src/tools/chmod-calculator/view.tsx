import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { useToldAnswer } from '../../operations/use-told-answer';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { Fold } from '../../ui/fold/fold';
import { useFold } from '../../ui/fold/use-fold';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, ResultHead, SideBySide, Stack } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { Select } from '../../ui/select/select';
import { commands, hasPattern } from './command';
import { applyExpression } from './expression';
import { type Mode, PRESETS, rightsOf, specialsOf, type Target, toListing, toOctal, toSymbolic } from './mode';
import { NOTE_KINDS, notesFor } from './notes';
import { PermissionGrid } from './permission-grid';
import { modeUnder, parseUmask, umaskCommand, umaskFor } from './umask';
import { chmodOptions } from './options';
import { fieldFor, useMode } from './use-mode';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The permissions of a file in all their forms, each of which changes the others. */
export default function ChmodCalculator() {
  const words = useWords();
  const kit = useKitWords();
  const { mode, target, shown, readAs, field, setMode, reset } = useMode();
  const option = useOptionField(chmodOptions, words.options);
  const octal = field('octal');
  const symbolic = field('symbolic');
  useToldAnswer(octal.fault || symbolic.fault ? undefined : mode);
  const [expression, setExpression] = useDraft('expression', '', {
    takes: ({ text }) => (typeof text === 'string' && fieldFor(text) === 'expression' ? text : undefined),
  });
  const none = <NoResult>{octal.fault || symbolic.fault ? kit.fixInput : kit.resultHere}</NoResult>;
  return (
    <div className={styles.wide}>
      <SideBySide
        input={
          <>
            <PermissionGrid mode={mode} onChange={setMode} />
            <InputText
              label={words.octal}
              mono
              placeholder="755"
              inputMode="numeric"
              value={octal.value}
              onChange={octal.onChange}
              error={octal.fault && words.fault(octal.fault)}
              hint={readAs && words.readAs(readAs)}
            />
            <InputText
              label={words.symbolic}
              mono
              placeholder="rwxr-xr-x"
              value={symbolic.value}
              onChange={symbolic.onChange}
              error={symbolic.fault && words.fault(symbolic.fault)}
              hint={words.symbolicHint}
            />
          </>
        }
        options={
          <>
            {option('target', { as: 'buttons' })}
            <Select
              label={words.presets}
              searchable={false}
              placeholder={words.preset}
              options={PRESETS.map((value) => ({ value, label: `${value} · ${words.purposes[value]}` }))}
              value={PRESETS.find((preset) => preset === toOctal(mode))}
              onChange={(preset) => setMode(Number.parseInt(preset, 8))}
            />
            {/* One that is there is in sight, however it came. */}
            <MoreOptions onReset={reset} hasError={expression !== ''}>
              <ExpressionField mode={mode} expression={expression} onChange={setExpression} onApply={setMode} />
            </MoreOptions>
          </>
        }
        after={<UmaskSection mode={shown} none={none} />}
      >
        <ResultHead title={words.result} />
        {shown === undefined ? none : <Meaning mode={shown} target={target} />}
        <CommandSection mode={shown} none={none} />
      </SideBySide>
    </div>
  );
}

interface ExpressionFieldProps {
  mode: Mode;
  expression: string;
  onChange: (expression: string) => void;
  onApply: (mode: Mode) => void;
}

function ExpressionField({ mode, expression, onChange, onApply }: ExpressionFieldProps) {
  const words = useWords();
  const [{ target, umask }] = useOptions(chmodOptions);
  const mask = parseUmask(umask);
  const changed = applyExpression(expression, mode, { target, umask: mask.ok ? mask.value : 0 });
  const isEmpty = expression.trim() === '';
  const apply = () => {
    if (changed.ok) onApply(changed.value);
  };
  return (
    <Stack className={styles.tight}>
      <InputText
        label={words.expression}
        mono
        placeholder="u=rwx,go=rx"
        value={expression}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply();
        }}
        error={isEmpty || changed.ok ? undefined : words.fault(changed.fault)}
        hint={words.expressionHint}
        suffix={
          <Button
            size="small"
            variant="quiet"
            icon="corner-down-left"
            disabled={isEmpty || !changed.ok}
            onClick={apply}
          >
            {words.apply}
          </Button>
        }
      />
      {!isEmpty && changed.ok ? (
        <p className={styles.quiet} role="status">
          {words.gives(toOctal(changed.value), toSymbolic(changed.value))}
        </p>
      ) : null}
    </Stack>
  );
}

/** What the sections of the result are about. */
interface ModeProps {
  mode: Mode;
}

/** A section that keeps its place, and its own field, where there is no mode. */
interface SectionProps {
  mode: Mode | undefined;
  /** Stands where the rows of a mode would. */
  none: ReactNode;
}

function Meaning({ mode, target }: ModeProps & { target: Target }) {
  const words = useWords();
  const notes = notesFor(mode, target);
  return (
    <>
      <p className={styles.sentence}>
        {`${words.sentence(rightsOf(mode), target)} ${words.specialSentence(specialsOf(mode), target)}`.trim()}
      </p>
      <CopyRows label={words.result} nameWidth={150}>
        <CopyRow label={words.octal} value={toOctal(mode)} />
        <CopyRow label={words.symbolic} value={toSymbolic(mode)} />
        <CopyRow label={words.listing} value={toListing(mode, target)} />
      </CopyRows>
      <Notes items={notes.map((code) => ({ kind: NOTE_KINDS[code], message: words.notes[code] }))} />
    </>
  );
}

function CommandSection({ mode, none }: SectionProps) {
  const words = useWords();
  const [{ recursive }] = useOptions(chmodOptions);
  const option = useOptionField(chmodOptions, words.options);
  const [path, setPath] = useDraft('path', 'path');
  const lines = mode === undefined ? undefined : commands(mode, path, recursive);
  return (
    <Stack className={styles.section}>
      <ResultHead title={words.commands} />
      <InputText
        label={words.path}
        mono
        clearable
        placeholder="path"
        hint={hasPattern(path) ? words.pathPattern : undefined}
        value={path}
        onChange={setPath}
      />
      {option('recursive')}
      {lines ? (
        <CopyRows label={words.commands} nameWidth={150}>
          <CopyRow label={words.numericCommand} value={lines.numeric} />
          <CopyRow label={words.symbolicCommand} value={lines.symbolic} />
        </CopyRows>
      ) : (
        none
      )}
    </Stack>
  );
}

/** The umask for a mode, where there is one, and the modes under a umask: on demand. */
function UmaskSection({ mode, none }: SectionProps) {
  const words = useWords();
  const [{ umask }] = useOptions(chmodOptions);
  const [isOpen, setOpen] = useFold(umask !== chmodOptions.entries.umask.default);
  return (
    <Stack className={styles.section}>
      <Fold label={words.umask} isOpen={isOpen} onOpen={setOpen}>
        <Umask mode={mode} none={none} />
      </Fold>
    </Stack>
  );
}

function Umask({ mode, none }: SectionProps) {
  const words = useWords();
  const kit = useKitWords();
  const [{ umask }] = useOptions(chmodOptions);
  const option = useOptionField(chmodOptions, words.options);
  const mask = parseUmask(umask);
  const error = mask.ok || umask.trim() === '' ? undefined : words.fault(mask.fault);
  return (
    <Stack>
      {mode === undefined ? (
        none
      ) : (
        <CopyRows label={words.umask} nameWidth={230}>
          <UmaskRow mode={mode} target="directory" />
          <UmaskRow mode={mode} target="file" />
        </CopyRows>
      )}
      <Columns minWidth={200}>{option('umask', { inputMode: 'numeric', error })}</Columns>
      {mask.ok ? (
        <CopyRows label={words.options.umask.label} nameWidth={230}>
          <CopyRow label={words.umaskDirectories} value={toOctal(modeUnder(mask.value, 'directory'))} />
          <CopyRow label={words.umaskFiles} value={toOctal(modeUnder(mask.value, 'file'))} />
        </CopyRows>
      ) : (
        <NoResult>{error === undefined ? kit.resultHere : kit.fixInput}</NoResult>
      )}
    </Stack>
  );
}

/** The umask under which new files or directories get a mode; where there is none, why. */
function UmaskRow({ mode, target }: ModeProps & { target: Target }) {
  const words = useWords();
  const label = target === 'directory' ? words.umaskForDirectories : words.umaskForFiles;
  const hasNone = umaskFor(mode, target) === undefined;
  const isSpecial = umaskFor(mode, 'directory') === undefined;
  const why = <span className={styles.none}>— {isSpecial ? words.noUmaskSpecial : words.noUmaskRun}</span>;
  return <CopyRow label={label} value={umaskCommand(mode, target)} shown={hasNone ? why : undefined} />;
}
