import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { NumberField } from '../../ui/number-field/number-field';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { TextInput, type FieldError } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useNow } from '../../ui/use-now';
import { findAlgorithm } from './algorithms';
import type { DecodedToken, TokenFault } from './decode';
import { decode, EXAMPLE_TOKEN, verify, viewOptions } from './operations';
import { PayloadSection } from './payload-section';
import { ObjectSection } from './object-section';
import { StatusLine } from './status-line';
import type { DateStyle } from './time-text';
import { TokenParts } from './token-parts-shown';
import type { VerifyFault } from './verify';
import { type ToolWords, useWords } from './use-words';

/** Faults of the key, shown beside its field; the others are of the token. */
const KEY_FAULTS: ReadonlySet<VerifyFault['code']> = new Set([
  'bad-pem',
  'unknown-pem',
  'private-pem',
  'bad-key',
  'key-not-json',
  'bad-jwk',
  'no-jwk',
  'jwk-member-missing',
  'unknown-key-type',
  'key-for-something-else',
  'key-mismatch',
  'public-key-as-secret',
  'kid-not-found',
  'small-rsa',
  'empty-secret',
  'secret-not-base64url',
]);

/** A token, what it says, how long it may be used, and whether its signature is right. */
export default function JwtParser() {
  const words = useWords();
  const locale = useLocale();
  const [options, setOptions, resetOptions] = useOptions(viewOptions);
  const { show, dates, leeway, secretForm } = options;
  const [source, setSource] = useDraft<TextSource>('token', EXAMPLE_TOKEN, { secret: true, takes: 'text' });
  const [key, setKey] = useDraft('key', '', { secret: true });
  const run = useOperation(decode, { token: source }, {}, { enabled: !isEmptySource(source) });
  const token = run.value;
  const isSigned = token?.kind === 'signed';
  const check = useOperation(verify, { token: source, key }, { secretForm }, { enabled: isSigned && key !== '' });
  const now = useNow(token !== undefined);
  const style: DateStyle = { language: LANGUAGE_TAGS[locale], isUtc: dates === 'utc', now };
  const isHmac = findAlgorithm(token?.alg ?? 'HS256')?.family === 'hmac';
  const keyFault = check.fault && KEY_FAULTS.has(check.fault.code) ? words.fault(check.fault) : undefined;

  return (
    <Stack>
      <TextInput
        label={words.token}
        value={source}
        onChange={setSource}
        rows={5}
        error={run.fault ? tokenError(words, run.fault) : undefined}
        example={EXAMPLE_TOKEN}
        placeholder={words.tokenPlaceholder}
      />
      {token && !isSigned ? null : <KeyField isHmac={isHmac} value={key} onChange={setKey} error={keyFault} />}
      <OptionRow onReset={resetOptions}>
        {isHmac ? (
          <Option label={words.secretForm}>
            <ButtonsSelect
              label={words.secretForm}
              hideLabel
              size="small"
              options={[
                { value: 'text', label: words.secretForms.text },
                { value: 'base64url', label: words.secretForms.base64url },
              ]}
              value={secretForm}
              onChange={(value) => setOptions({ secretForm: value })}
            />
          </Option>
        ) : null}
        <Option label={words.show}>
          <ButtonsSelect
            label={words.show}
            hideLabel
            size="small"
            options={[
              { value: 'table', label: words.table },
              { value: 'json', label: words.json },
            ]}
            value={show}
            onChange={(value) => setOptions({ show: value })}
          />
        </Option>
        <Option label={words.dates}>
          <ButtonsSelect
            label={words.dates}
            hideLabel
            size="small"
            options={[
              { value: 'local', label: words.local },
              { value: 'utc', label: words.utc },
            ]}
            value={dates}
            onChange={(value) => setOptions({ dates: value })}
          />
        </Option>
        <Option label={words.leeway}>
          <NumberField
            label={words.leeway}
            hideLabel
            size="small"
            option="leeway"
            value={leeway}
            onChange={(value) => setOptions({ leeway: value })}
            min={0}
            max={600}
            suffix={words.seconds}
          />
        </Option>
      </OptionRow>
      <Unfinished run={run} />
      {token ? (
        <>
          {token.kind === 'unsigned' ? <Alert kind="warning" title={words.unsigned} /> : null}
          {token.kind === 'encrypted' ? <Alert kind="info" title={words.encrypted} /> : null}
          <StatusLine token={token} check={check} style={style} leeway={leeway} />
          <TokenParts token={token} />
          <ObjectSection
            title={words.header}
            object={token.header}
            meanings={words.headerMeanings}
            show={show}
            style={style}
            run={run}
          />
          {token.payload ? <PayloadSection payload={token.payload} show={show} style={style} run={run} /> : null}
          <Notes items={[...tokenNotes(token, words, now, leeway), ...checkNotes(check.value?.notes, words)]} />
        </>
      ) : null}
    </Stack>
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
  const common = { value, onChange, error, hint: words.keyHint, mono: true, clearable: true, autoComplete: 'off' };
  return isHmac ? (
    <InputText {...common} type="password" label={words.secret} placeholder={words.secretPlaceholder} />
  ) : (
    <InputText {...common} multiline rows={4} label={words.publicKey} placeholder={words.publicKeyPlaceholder} />
  );
}

function tokenError(words: ToolWords, fault: TokenFault): FieldError {
  return { message: words.fault(fault), ...('at' in fault && { at: fault.at }) };
}

/** Header parameters by which a token brings a key of its own (RFC 7515, sections 4.1.2, 4.1.3, 4.1.5 and 4.1.6). */
const OWN_KEYS: readonly string[] = ['jwk', 'jku', 'x5u', 'x5c'];

function tokenNotes({ header, payload }: DecodedToken, words: ToolWords, now: number, leeway: number): NoteItem[] {
  const items: NoteItem[] = header.claims
    .filter(({ name }) => OWN_KEYS.includes(name))
    .map(({ name }) => ({ kind: 'warning', message: words.ownKey(name) }));
  if (header.hasDuplicates) items.push({ kind: 'warning', message: words.duplicateHeader });
  if (payload?.kind !== 'claims') return items;
  if (payload.hasDuplicates) items.push({ kind: 'warning', message: words.duplicateClaims });
  const issued = payload.claims.findLast(({ name }) => name === 'iat')?.time;
  if (issued?.state === 'time' && issued.ms > now + leeway * 1000) {
    items.push({ kind: 'warning', message: words.issuedLater });
  }
  return items;
}

function checkNotes(notes: readonly Parameters<ToolWords['note']>[0][] | undefined, words: ToolWords): NoteItem[] {
  return (notes ?? []).map((note) => ({
    kind: note.code === 'short-secret' ? 'warning' : 'info',
    message: words.note(note),
  }));
}
