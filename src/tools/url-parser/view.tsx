import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { Button } from '../../ui/button/button';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { OpenIn } from '../../ui/open-in/open-in';
import { Options } from '../../ui/options/options';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { FragmentTables } from './fragment-tables';
import { viewOptions } from './operations';
import { ParameterTable, type ParameterTableProps } from './parameter-table';
import type { ParsedUrl } from './parse';
import { PartRows } from './part-rows';
import { shortened } from './shortened';
import { useAddress } from './use-address';
import { useWords, type ToolWords } from './use-words';

const EXAMPLE =
  'https://me:p%40ss@example.com:8443/a%20b/c?key=1&key=2&flag&empty=&q=%E4%BD%A0%E5%A5%BD+x#frag=1&tok=abc';

/** An address and its parts; edits of the parts are written back into it. */
export default function UrlParser() {
  const words = useWords();
  const [{ show }] = useOptions(viewOptions);
  const { source, change, set, base, setBase, run, url, edit, open, back } = useAddress(EXAMPLE);
  const { fault } = run;
  const message = fault && words.fault(fault);
  const isOfBase = fault?.code === 'bad-base' || fault?.code === 'opaque-base';
  const suggestion = fault && 'suggestion' in fault ? fault.suggestion : undefined;

  return (
    <Stack>
      <TextInput
        label={words.url}
        value={source}
        onChange={change}
        rows={3}
        error={isOfBase || !message ? undefined : { message, actions: <Instead address={suggestion} onUse={set} /> }}
        example={EXAMPLE}
        placeholder={words.urlPlaceholder}
        actions={
          back ? (
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
        error={isOfBase ? message : undefined}
      />
      <Options schema={viewOptions} words={words.options} open={['show']} buttons={['show']} />
      {run.status === 'failed' ? <Unfinished run={run} /> : null}
      {url === undefined && run.status === 'busy' ? <i hidden data-awaited /> : null}
      {url ? <Parts url={url} show={show} onText={edit} onOpen={open} /> : null}
      {fault && !url ? <NoResult /> : null}
    </Stack>
  );
}

function Parts({ url, show, onText, onOpen }: ParameterTableProps) {
  const words = useWords();
  const changes = url.changes.map(({ code, from, to }) => words.change(code, shortened(from, 120), shortened(to, 120)));
  const notes = /^data:[^,]*;base64,/i.test(url.href) ? [<HeldFile key="file" href={url.href} />, ...changes] : changes;
  return (
    <>
      {url.suggestion === undefined ? null : (
        <Alert kind="info" title={words.hostAsScheme(url.protocol)}>
          <Instead address={url.suggestion} onUse={onText} />
        </Alert>
      )}
      <PartRows url={url} show={show} />
      <ParameterTable url={url} show={show} onText={onText} onOpen={onOpen} />
      <FragmentTables url={url} show={show} onOpen={onOpen} />
      <Notes
        items={[
          ...hostWarnings(url, words).map((message) => ({ kind: 'warning' as const, message })),
          ...notes.map((message) => ({ kind: 'info' as const, message })),
        ]}
      />
    </>
  );
}

/** What to mind about the letters of the host. */
function hostWarnings({ unicodeHostname: host, hostLook }: ParsedUrl, words: ToolWords): string[] {
  const { like, scripts = [] } = hostLook ?? {};
  return [
    ...(scripts.length > 0 ? [words.host.mixedScripts(host, scripts)] : []),
    ...(like === undefined ? [] : [words.host.lookAlike(host, like)]),
  ];
}

/** Takes what was probably meant. */
function Instead({ address, onUse }: { address: string | undefined; onUse: (address: string) => void }) {
  const words = useWords();
  if (address === undefined) return null;
  return (
    <Button size="small" onClick={() => onUse(address)}>
      {words.useInstead(shortened(address, 60))}
    </Button>
  );
}

function HeldFile({ href }: { href: string }) {
  const words = useWords();
  return (
    <>
      {words.dataUrl}{' '}
      <OpenIn tool="base64-file-converter" direction="decode" text={href}>
        {words.openAsFile}
      </OpenIn>
    </>
  );
}
