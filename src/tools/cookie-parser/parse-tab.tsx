import { useRef, useState } from 'react';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { InputText } from '../../ui/input-text/input-text';
import { useGivenInstant } from '../../ui/instant-choice/use-given-instant';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { TextInput, type TextInputHandle } from '../../ui/text-input/text-input';
import { CookieList } from './cookie-list';
import { EXAMPLE, parse, parseOptions, remembered } from './operations';
import { useWords } from './use-words';

/** Who types the name of a header has not come to its cookie yet. */
function isBeginning(source: TextSource): boolean {
  if (typeof source !== 'string') return false;
  const typed = source.trim().toLowerCase();
  return ['set-cookie:', 'cookie:', 'curl -b'].some((name) => name.startsWith(typed));
}

/** Headers and what else holds cookies left, what a browser does with each right. */
export function ParseTab() {
  const words = useWords();
  const [source, setSource] = useDraft<TextSource>('text', EXAMPLE, { secret: true, takes: 'text' });
  const page = useDraftField('page', '');
  const { instant, isWaiting, choice } = useGivenInstant(words);
  const [chosen, , reset] = useOptions(parseOptions);
  // Asked for with a button beside one text, so it is for that text alone.
  const [folded, setFolded] = useState<TextSource>();
  const options = folded === source ? { ...chosen, kind: 'folded' as const } : chosen;
  const field = useOptionField(parseOptions, words.options);
  const look = useOptionField(remembered, words.options);
  const isTyped = !isEmptySource(source) && !(chosen.kind === 'auto' && isBeginning(source));
  const inputs = { text: source, page: page.value, time: instant };
  const run = useOperation(parse, inputs, options, { enabled: isTyped && !isWaiting });
  const { fault } = run;
  const messageFor = (code: string) => (fault?.code === code ? words.fault(fault) : undefined);
  const message = messageFor('none') ?? messageFor('bad-json');
  const input = useRef<TextInputHandle>(null);
  const [areShown, setShown] = useState(false);
  return (
    <SideBySide
      input={
        <>
          <TextInput
            label={words.text}
            value={source}
            onChange={setSource}
            rows={7}
            error={message === undefined ? undefined : { message, ...(fault?.code === 'bad-json' && { at: fault.at }) }}
            ref={input}
            example={EXAMPLE}
            placeholder={words.placeholder}
          />
          <InputText
            label={words.page}
            {...page}
            mono
            clearable
            placeholder={words.pagePlaceholder}
            hint={words.pageHint}
            error={messageFor('bad-page')}
          />
        </>
      }
      options={
        <>
          {field('kind')}
          {choice(messageFor('bad-time'))}
          {look('decode')}
          <ResetButton onReset={reset} />
        </>
      }
    >
      {fault || (isWaiting && isTyped) ? <NoResult /> : null}
      {/* About as high as the first result, so that the options below are out of sight before and after. */}
      <Outcome run={run} unit="items" standIn={<div style={{ minHeight: '100vh' }} />}>
        {(report) => (
          <CookieList
            report={report}
            inputs={inputs}
            kind={options.kind}
            areShown={areShown}
            onShow={setShown}
            onFolded={() => {
              setFolded(source);
              // The button is gone with its note.
              input.current?.goTo(0);
            }}
            wayTo={(at) => (typeof source === 'string' ? () => input.current?.goTo(at) : undefined)}
          />
        )}
      </Outcome>
    </SideBySide>
  );
}
