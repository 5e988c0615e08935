import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, SideBySide } from '../../ui/layout/layout';
import { MoreOptions } from '../../ui/more-options/more-options';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { Verdict } from '../../ui/verdict/verdict';
import type { BuildFault } from './build';
import { build, buildOptions } from './operations';
import { useWords } from './use-words';

/** Name, value and attributes left; the header, what a browser does with it, and how it is taken back right. */
export function BuildTab() {
  const words = useWords();
  const name = useDraftField('name', 'sid');
  const value = useDraftField('value', '', { secret: true });
  const [options, , reset] = useOptions(buildOptions);
  const field = useOptionField(buildOptions, words.options);
  const run = useOperation(build, { name: name.value, value: value.value }, options);
  const { fault } = run;
  const errorOf = (...places: readonly string[]) =>
    fault && places.includes(placeOf(fault)) ? words.buildFault(fault) : undefined;
  return (
    <SideBySide
      input={
        <>
          <InputText label={words.name} {...name} mono clearable autoComplete="off" error={errorOf('name')} />
          <InputText label={words.value} {...value} mono clearable autoComplete="off" error={errorOf('value')} />
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
          {field('life', { as: 'buttons' })}
          {options.life === 'max-age' ? field('seconds') : null}
          {options.life === 'expires' ? field('expires', { error: errorOf('expires') }) : null}
          <MoreOptions onReset={reset} hasError={errorOf('domain', 'path') !== undefined}>
            {field('domain', { error: errorOf('domain') })}
            {field('path', { error: errorOf('path') })}
            {field('prefix')}
            {field('priority')}
            {field('partitioned')}
          </MoreOptions>
        </>
      }
    >
      {fault ? <NoResult /> : null}
      <Outcome run={run}>
        {({ line, deletion, verdict }) => (
          <>
            <Verdict isGood={verdict.state !== 'refused'} title={words.browser} badge={words.states[verdict.state]} />
            <FactRows
              title={words.built}
              hideTitle
              nameWidth={150}
              rows={[
                verdict.refusals.length > 0 && {
                  label: words.why,
                  value: verdict.refusals.map((each) => words.refusal(each)).join(' '),
                },
                { label: words.built, value: line },
                { label: words.deletion, value: deletion },
              ]}
            />
          </>
        )}
      </Outcome>
    </SideBySide>
  );
}

function placeOf(fault: BuildFault): string {
  if ('field' in fault) return fault.field;
  return fault.code === 'bad-expires' ? 'expires' : 'name';
}
