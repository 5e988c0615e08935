import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, SideBySide } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { Verdict } from '../../ui/verdict/verdict';
import type { BuildFault, Built } from './build';
import { CookieDetails } from './cookie-details';
import { ExpiresField, isoOf } from './expires-field';
import { entryNotes } from './notes';
import { build, buildOptions } from './operations';
import { Presets } from './presets';
import { useWords } from './use-words';

/** What an empty date begins with: a month from now. */
const FIRST_SECONDS = 30 * 24 * 3600;
const fromNow = (seconds: number) => isoOf(new Date(Date.now() + seconds * 1000));

/** Name, value and attributes left; the header, what a browser does with it, and how it is taken back right. */
export function BuildTab() {
  const words = useWords();
  const name = useDraftField('name', 'sid');
  const value = useDraftField('value', '', { secret: true });
  const [options, change, reset] = useOptions(buildOptions);
  const field = useOptionField(buildOptions, words.options);
  const run = useOperation(build, { name: name.value, value: value.value }, options);
  const { fault } = run;
  const errorOf = (...places: readonly string[]) =>
    fault && places.includes(placeOf(fault)) ? words.buildFault(fault) : undefined;
  const built = run.status === 'done' ? run.value : undefined;
  const isDated = options.life === 'expires';
  return (
    <SideBySide
      input={
        <>
          <InputText label={words.name} {...name} mono clearable autoComplete="off" error={errorOf('name')} />
          <InputText
            label={words.value}
            {...value}
            mono
            clearable
            autoComplete="off"
            placeholder=""
            error={errorOf('value')}
          />
          {field('encode')}
        </>
      }
      options={
        <>
          {field('sameSite', { as: 'buttons' })}
          <Columns minWidth={110}>
            {field('secure')}
            {field('httpOnly')}
          </Columns>
          {field('life', {
            as: 'buttons',
            onChange: (life) => {
              const isFirst = life === 'expires' && options.expires === '';
              change({ life, ...(isFirst && { expires: fromNow(FIRST_SECONDS) }) });
            },
          })}
          {options.life === 'max-age' ? field('seconds') : null}
          {isDated ? (
            <ExpiresField
              value={options.expires}
              onChange={(expires) => change({ expires })}
              error={errorOf('expires')}
            />
          ) : null}
          {options.life === 'session' ? null : (
            <Presets onPick={(seconds) => change(isDated ? { expires: fromNow(seconds) } : { seconds })} />
          )}
          <MoreOptions onReset={reset} hasError={errorOf('domain', 'path') !== undefined}>
            {field('domain', { error: errorOf('domain'), placeholder: 'example.com' })}
            {field('path', { error: errorOf('path') })}
            {field('prefix')}
            {field('priority')}
            {field('partitioned')}
          </MoreOptions>
        </>
      }
      after={built && <CookieDetails entry={built.entry} now={built.now} areShown isBuilt />}
    >
      {fault ? <NoResult /> : null}
      <Outcome run={run}>{(value) => <Result built={value} />}</Outcome>
    </SideBySide>
  );
}

function Result({ built: { line, deletion, entry, isUnusual } }: { built: Built }) {
  const words = useWords();
  const state = entry.set?.verdict.state ?? 'refused';
  return (
    <>
      <Verdict isGood={state !== 'refused'} title={words.browser} badge={words.states[state]} />
      <FactRows
        title={words.built}
        hideTitle
        nameWidth={130}
        rows={[
          { label: words.built, value: line },
          // What is never stored need not be deleted.
          ...(state === 'refused' ? [] : [{ label: words.deletion, value: deletion }]),
        ]}
      />
      <Notes items={[isUnusual && { kind: 'warning', message: words.unusual }, ...entryNotes(words, entry)]} />
    </>
  );
}

function placeOf(fault: BuildFault): string {
  if ('field' in fault) return fault.field;
  return fault.code === 'bad-expires' ? 'expires' : 'name';
}
