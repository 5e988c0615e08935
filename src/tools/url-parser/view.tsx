import { useState } from 'react';
import { isEmptySource, toTextSource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { OpenIn } from '../../ui/open-in/open-in';
import { Option, OptionRow } from '../../ui/option-row/option-row';
import { TextInput, type FieldError } from '../../ui/text-input/text-input';
import { Alert } from '../../ui/alert/alert';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { UrlFault } from './fault';
import { FragmentTable, TextDirectiveTable } from './fragment-table';
import { parse, viewOptions } from './operations';
import { ParameterTable } from './parameter-table';
import type { ParsedUrl } from './parse';
import { PartRows } from './part-rows';
import { shortened } from './shortened';
import { type ToolWords, useWords } from './use-words';

const EXAMPLE =
  'https://me:p%40ss@example.com:8443/a%20b/c?key=1&key=2&flag&empty=&q=%E4%BD%A0%E5%A5%BD+x#frag=1&tok=abc';

/** An address and its parts; edits of the parts are written back into it. */
export default function UrlParser() {
  const words = useWords();
  const [{ show }, setOptions, resetOptions] = useOptions(viewOptions);
  const [source, setSource] = useDraft<TextSource>('url', EXAMPLE, { takes: 'text' });
  const [base, setBase] = useDraft('base', '');
  const [outer, setOuter] = useState<readonly TextSource[]>([]);
  const run = useOperation(parse, { text: source, base }, {}, { enabled: !isEmptySource(source) });
  // While an edit of a long address is read, its parts stay in place, so that the field in them keeps the focus.
  const [former, setFormer] = useState<ParsedUrl>();
  const [isEdited, setEdited] = useState(false);
  if (run.value && run.value !== former) setFormer(run.value);
  const url = run.value ?? (isEdited && run.status === 'busy' ? former : undefined);
  const { fault } = run;
  const isBaseFault = fault?.code === 'bad-base' || fault?.code === 'opaque-base';
  const set = (text: string) => {
    setSource(toTextSource(text, 'url.txt'));
    setEdited(false);
  };
  const edit = (text: string) => {
    set(text);
    setEdited(true);
  };

  const open = (address: string) => {
    setOuter([...outer, source]);
    set(address);
  };
  const back = () => {
    const last = outer.at(-1);
    if (last === undefined) return;
    setOuter(outer.slice(0, -1));
    setSource(last);
    setEdited(false);
  };

  return (
    <Stack>
      <TextInput
        label={words.url}
        value={source}
        onChange={(next) => {
          setSource(next);
          setEdited(false);
        }}
        rows={3}
        error={fault && !isBaseFault ? urlError(words, fault, set) : undefined}
        example={EXAMPLE}
        placeholder={words.urlPlaceholder}
        actions={
          outer.length > 0 ? (
            <Button size="small" variant="quiet" icon="arrow-left" onClick={back}>
              {words.back}
            </Button>
          ) : undefined
        }
      />
      <InputText
        label={words.base}
        value={base}
        onChange={setBase}
        mono
        clearable
        placeholder={words.basePlaceholder}
        hint={words.baseHint}
        error={fault && isBaseFault ? words.fault(fault) : undefined}
        spellCheck={false}
      />
      <OptionRow onReset={resetOptions}>
        <Option label={words.show}>
          <ButtonsSelect
            label={words.show}
            hideLabel
            size="small"
            options={[
              { value: 'decoded', label: words.decoded },
              { value: 'raw', label: words.raw },
            ]}
            value={show}
            onChange={(value) => setOptions({ show: value })}
          />
        </Option>
      </OptionRow>
      {run.status === 'failed' ? <Unfinished run={run} /> : null}
      {url ? <Parts url={url} show={show} onText={edit} onOpen={open} /> : fault ? <NoResult /> : null}
    </Stack>
  );
}

interface PartsProps {
  url: ParsedUrl;
  show: 'decoded' | 'raw';
  onText: (text: string) => void;
  onOpen: (address: string) => void;
}

function Parts({ url, show, onText, onOpen }: PartsProps) {
  const words = useWords();
  const { suggestion, changes } = url;
  return (
    <>
      {suggestion === undefined ? null : (
        <Alert kind="info" title={words.hostAsScheme(url.protocol)}>
          <Button size="small" onClick={() => onText(suggestion)}>
            {words.useInstead(shortened(suggestion, 60))}
          </Button>
        </Alert>
      )}
      <PartRows url={url} show={show} />
      <ParameterTable url={url} show={show} onText={onText} onOpen={onOpen} />
      {url.fragmentParameters.length > 0 ? (
        <FragmentTable parameters={url.fragmentParameters} show={show} onOpen={onOpen} />
      ) : null}
      {url.textDirectives.length > 0 ? <TextDirectiveTable directives={url.textDirectives} show={show} /> : null}
      <Notes
        items={[
          ...(/^data:[^,]*;base64,/i.test(url.href) ? [fileNote(words, url.href)] : []),
          ...changes.map(({ code, from, to }): NoteItem => ({
            kind: 'info',
            message: words.change(code, shortened(from, 120), shortened(to, 120)),
          })),
        ]}
      />
    </>
  );
}

function fileNote(words: ToolWords, href: string): NoteItem {
  const open = (
    <OpenIn tool="base64-file-converter" direction="decode" text={href}>
      {words.openAsFile}
    </OpenIn>
  );
  return {
    kind: 'info',
    message: (
      <>
        {words.dataUrl} {open}
      </>
    ),
  };
}

function urlError(words: ToolWords, fault: UrlFault, onText: (text: string) => void): FieldError {
  const suggestion = 'suggestion' in fault ? fault.suggestion : undefined;
  return {
    message: words.fault(fault),
    ...(suggestion !== undefined && {
      actions: (
        <Button size="small" onClick={() => onText(suggestion)}>
          {words.useInstead(shortened(suggestion, 60))}
        </Button>
      ),
    }),
  };
}
