import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { ExactText } from '../../ui/input-text/exact-text';
import { SecretText } from '../../ui/input-text/secret-text';
import { Columns, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { TokenParts } from '../../ui/token-parts/token-parts';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useNow } from '../../ui/use-now';
import { placeOfFault } from './fault-place';
import { EXAMPLE_TOKEN, viewOptions } from './operations';
import { ObjectSection, PayloadSection } from './sections';
import { StatusLine } from './status-line';
import type { DateStyle } from '../../i18n/instant-text';
import { checkNotes, tokenNotes } from './token-notes';
import { useToken } from './use-token';
import { useWords } from './use-words';

/** A token and its key left; right what it says, how long it may be used, and whether its signature is right. */
export default function JwtParser() {
  const words = useWords();
  const locale = useLocale();
  const [{ show, dates, leeway }, , reset] = useOptions(viewOptions);
  const field = useOptionField(viewOptions, words.options);
  const { source, setSource, key, setKey, run, check, isHmac } = useToken();
  const { value: token, fault } = run;
  const now = useNow(token !== undefined);
  const style: DateStyle = { language: LANGUAGE_TAGS[locale], isUtc: dates === 'utc', now };
  const look = { show, style, run };
  const keyError = check.fault && placeOfFault(check.fault) === 'key' ? words.fault(check.fault) : undefined;

  return (
    <SideBySide
      input={
        <>
          <TextInput
            label={words.token}
            value={source}
            onChange={setSource}
            rows={6}
            error={fault && { message: words.fault(fault), at: 'at' in fault ? fault.at : undefined }}
            example={EXAMPLE_TOKEN}
            placeholder={words.tokenPlaceholder}
          />
          {token && token.kind !== 'signed' ? null : (
            <KeyField isHmac={isHmac} value={key} onChange={setKey} error={keyError} />
          )}
          {isHmac ? field('secretForm', { as: 'buttons' }) : null}
        </>
      }
      options={
        <>
          <Columns minWidth={140}>
            {field('show', { as: 'buttons' })}
            {field('dates', { as: 'buttons' })}
          </Columns>
          {field('leeway')}
          <ResetButton onReset={reset} />
        </>
      }
    >
      <Unfinished run={run} />
      {token ? (
        <>
          {token.kind === 'unsigned' ? <Alert kind="warning" title={words.unsigned} /> : null}
          {token.kind === 'encrypted' ? <Alert kind="info" title={words.encrypted} /> : null}
          <StatusLine token={token} check={check} style={style} leeway={leeway} />
          <ObjectSection {...look} title={words.header} object={token.header} meanings={words.headerMeanings} />
          {token.payload ? <PayloadSection {...look} payload={token.payload} /> : null}
          <Notes items={[...tokenNotes(token, words, now, leeway), ...checkNotes(check.value?.notes, words)]} />
          <TokenParts label={words.parts} names={words} parts={token.parts} onlyHeader={token.kind === 'encrypted'} />
        </>
      ) : null}
      {fault ? <NoResult /> : null}
    </SideBySide>
  );
}

interface KeyFieldProps {
  isHmac: boolean;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** A secret is typed unseen; a public key is long, and no secret. */
function KeyField({ isHmac, value, onChange, error }: KeyFieldProps) {
  const words = useWords();
  const common = { value, onChange, error, hint: words.keyHint };
  return isHmac ? (
    <SecretText {...common} label={words.secret} placeholder={words.secretPlaceholder} />
  ) : (
    <ExactText
      {...common}
      clearable
      multiline
      rows={4}
      label={words.publicKey}
      placeholder={words.publicKeyPlaceholder}
    />
  );
}
