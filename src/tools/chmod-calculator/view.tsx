import * as v from 'valibot';
import { useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, ResultHead, SideBySide, Stack } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { commands, hasPattern } from './command';
import { applyExpression } from './expression';
import {
  ALL_BITS,
  CLASSES,
  type ClassId,
  has,
  type Mode,
  notesFor,
  type NoteCode,
  parseOctal,
  parseSymbolic,
  PRESETS,
  RIGHTS,
  type Target,
  toFourDigits,
  toListing,
  toOctal,
  toSymbolic,
} from './mode';
import { PermissionGrid } from './permission-grid';
import { modeUnder, parseUmask, umaskFor, umaskText } from './umask';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const chmodOptions = v.object({
  mode: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ALL_BITS)), 0o755),
  target: v.optional(v.picklist(['file', 'directory']), 'file'),
  recursive: v.optional(v.boolean(), false),
  umask: v.optional(v.string(), '022'),
});

type Field = 'octal' | 'symbolic';

/** What is being typed into one of the fields, which is never rewritten under the cursor. */
interface Typing {
  readonly field: Field;
  readonly text: string;
}

/** What a field's text means: a mode (and with letters perhaps a target), or a fault. */
function read({ field, text }: Typing) {
  if (field === 'symbolic') return parseSymbolic(text);
  const octal = parseOctal(text);
  return octal.ok ? ({ ok: true, value: { mode: octal.value, target: undefined } } as const) : octal;
}

export default function ChmodCalculator() {
  const words = useWords();
  const [options, change, reset] = useOptions(chmodOptions);
  const [typed, setTyped] = useState<Typing>();
  const { mode, target } = options;

  const reading = typed && read(typed);
  // A mode that was changed elsewhere makes what was typed a thing of the past, unless it waits to be corrected.
  const typing = reading?.ok && reading.value.mode !== mode ? undefined : typed;
  const isEmpty = typing !== undefined && typing.text.trim() === '';
  const fault = typing && reading && !reading.ok && !isEmpty ? reading.fault : undefined;

  const setMode = (next: Mode) => {
    setTyped(undefined);
    change({ mode: next });
  };
  const type = (field: Field) => (text: string) => {
    setTyped({ field, text });
    const result = read({ field, text });
    if (!result.ok) return;
    change({ mode: result.value.mode, ...(result.value.target && { target: result.value.target }) });
  };
  const textOf = (field: Field, written: string) =>
    typing?.field === field ? typing.text : typing && !reading?.ok ? '' : written;
  const errorOf = (field: Field) => (typing?.field === field && fault ? words.fault(fault) : undefined);
  const isShort = typing?.field === 'octal' && reading?.ok === true && typing.text.trim().length < 3;

  return (
    <SideBySide
      options={
        <>
          <ButtonsSelect
            label={words.target}
            options={(['file', 'directory'] as const).map((value) => ({ value, label: words[value] }))}
            value={target}
            onChange={(next) => change({ target: next })}
          />
          <PermissionGrid mode={mode} onChange={setMode} />
          <InputText
            label={words.octal}
            mono
            placeholder="755"
            inputMode="numeric"
            value={textOf('octal', toOctal(mode))}
            onChange={type('octal')}
            error={errorOf('octal')}
            hint={isShort ? words.readAs(toFourDigits(mode)) : undefined}
          />
          <InputText
            label={words.symbolic}
            mono
            placeholder="rwxr-xr-x"
            value={textOf('symbolic', toSymbolic(mode))}
            onChange={type('symbolic')}
            error={errorOf('symbolic')}
            hint={words.symbolicHint}
          />
          <ExpressionField mode={mode} target={target} umask={options.umask} onApply={setMode} />
          <Select
            label={words.presets}
            searchable={false}
            placeholder={words.preset}
            options={PRESETS.map((value) => ({ value, label: `${value} · ${words.purposes[value]}` }))}
            value={PRESETS.find((preset) => preset === toOctal(mode))}
            onChange={(preset) => setMode(Number.parseInt(preset, 8))}
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              icon="rotate-ccw"
              className={styles.reset}
              onClick={() => {
                setTyped(undefined);
                reset();
              }}
            >
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <ResultHead title={words.result} />
      {fault || isEmpty ? <EmptyResult /> : <Meaning mode={mode} target={target} />}
      <CommandSection
        mode={fault || isEmpty ? undefined : mode}
        recursive={options.recursive}
        onRecursive={(recursive) => change({ recursive })}
      />
      <UmaskSection
        mode={fault || isEmpty ? undefined : mode}
        umask={options.umask}
        onUmask={(umask) => change({ umask })}
      />
    </SideBySide>
  );
}

interface ExpressionFieldProps {
  mode: Mode;
  target: Target;
  umask: string;
  onApply: (mode: Mode) => void;
}

function ExpressionField({ mode, target, umask, onApply }: ExpressionFieldProps) {
  const words = useWords();
  const [expression, setExpression] = useState('');
  const mask = parseUmask(umask);
  const isEmpty = expression.trim() === '';
  const changed = applyExpression(expression, mode, { target, umask: mask.ok ? mask.value : 0 });
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
        onChange={setExpression}
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
        <p className={styles.preview} role="status">
          {words.gives(toOctal(changed.value), toSymbolic(changed.value))}
        </p>
      ) : null}
    </Stack>
  );
}

/** What stands in the place of results that do not exist. */
function EmptyResult() {
  const words = useWords();
  return (
    <CopyRows label={words.result} nameWidth={150}>
      <CopyRow label={words.octal} value="" />
      <CopyRow label={words.symbolic} value="" />
      <CopyRow label={words.listing} value="" />
    </CopyRows>
  );
}

const NOTE_KINDS: Record<NoteCode, 'info' | 'warning' | 'error'> = {
  'setuid-world-writable': 'error',
  'setgid-world-writable': 'error',
  'world-writable': 'warning',
  'world-writable-sticky': 'info',
  'mark-without-run': 'warning',
  'owner-has-less': 'warning',
  'directory-keeps-set-ids': 'info',
};

function Meaning({ mode, target }: { mode: Mode; target: Target }) {
  const words = useWords();
  const specials = CLASSES.filter(({ special }) => mode & special).map(({ id }) => id);
  const rightsOf = (id: ClassId) => RIGHTS.filter((right) => has(mode, id, right.id)).map((right) => right.id);
  const rights = { owner: rightsOf('owner'), group: rightsOf('group'), others: rightsOf('others') };
  return (
    <>
      <p className={styles.sentence}>
        {words.sentence(rights, target)}
        {specials.length > 0 ? ` ${words.specialSentence(specials, target)}` : null}
      </p>
      <CopyRows label={words.result} nameWidth={150}>
        <CopyRow label={words.octal} value={toOctal(mode)} />
        <CopyRow label={words.symbolic} value={toSymbolic(mode)} />
        <CopyRow label={words.listing} value={toListing(mode, target)} />
      </CopyRows>
      <Notes items={notesFor(mode, target).map((code) => ({ kind: NOTE_KINDS[code], message: words.notes[code] }))} />
    </>
  );
}

interface CommandSectionProps {
  mode: Mode | undefined;
  recursive: boolean;
  onRecursive: (recursive: boolean) => void;
}

function CommandSection({ mode, recursive, onRecursive }: CommandSectionProps) {
  const words = useWords();
  const [path, setPath] = useDraft('path', 'path');
  const lines = mode === undefined ? { numeric: '', symbolic: '' } : commands(mode, path, recursive);
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
      <div>
        <Switch label={words.recursive} checked={recursive} onChange={onRecursive} />
      </div>
      <CopyRows label={words.commands} nameWidth={150}>
        <CopyRow label={words.numericCommand} value={lines.numeric} />
        <CopyRow label={words.symbolicCommand} value={lines.symbolic} />
      </CopyRows>
    </Stack>
  );
}

interface UmaskSectionProps {
  mode: Mode | undefined;
  umask: string;
  onUmask: (umask: string) => void;
}

function UmaskSection({ mode, umask, onUmask }: UmaskSectionProps) {
  const words = useWords();
  const mask = parseUmask(umask);
  const isEmpty = umask.trim() === '';
  const under = (target: Target) => (mask.ok ? toOctal(modeUnder(mask.value, target)) : '');
  const needed = (target: Target) => {
    const value = mode === undefined ? undefined : umaskFor(mode, target);
    return value === undefined ? '' : `umask ${umaskText(value)}`;
  };
  const reason = mode === undefined ? undefined : impossible(mode, words);
  return (
    <Stack className={styles.section}>
      <ResultHead title={words.umask} />
      <CopyRows label={words.umask} nameWidth={230}>
        <CopyRow label={words.umaskForDirectories} value={needed('directory')} />
        <CopyRow label={words.umaskForFiles} value={needed('file')} />
      </CopyRows>
      {reason ? <p className={styles.hint}>{reason}</p> : null}
      <Columns minWidth={200}>
        <InputText
          label={words.umaskField}
          mono
          placeholder="022"
          inputMode="numeric"
          value={umask}
          onChange={onUmask}
          hint={words.umaskHint}
          error={isEmpty || mask.ok ? undefined : words.fault(mask.fault)}
        />
      </Columns>
      <CopyRows label={words.umaskField} nameWidth={230}>
        <CopyRow label={words.umaskDirectories} value={under('directory')} />
        <CopyRow label={words.umaskFiles} value={under('file')} />
      </CopyRows>
    </Stack>
  );
}

/** Why there is no umask for a mode, when there is none. */
function impossible(mode: Mode, words: ToolWords): string | undefined {
  if (umaskFor(mode, 'directory') === undefined) return words.noUmaskSpecial;
  return umaskFor(mode, 'file') === undefined ? words.noUmaskRun : undefined;
}
