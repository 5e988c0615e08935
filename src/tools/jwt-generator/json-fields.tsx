import { secureRandom } from '../../lib/random';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { Button } from '../../ui/button/button';
import { TextInput } from '../../ui/text-input/text-input';
import type { FieldError } from '../../ui/text-input/field-error';
import { showToast } from '../../ui/toast/toast';
import { visible } from '../../lib/jwt/visible';
import { defaultHeader } from './header';
import { EXAMPLE_PAYLOAD } from './operations';
import type { SignAlg } from './algs';
import type { SignFault } from './sign';
import { TEMPLATES, type Template } from './template-names';
import type { FilledTemplate } from './templates';
import type { Generator } from './use-generator';
import { type ToolWords, useWords } from './use-words';

export interface JsonFieldProps {
  generator: Generator;
  /** What is wrong with this field. */
  fault: SignFault | undefined;
}

function errorOf(fault: SignFault | undefined, words: ToolWords): FieldError | undefined {
  if (!fault) return undefined;
  const message = visible(words.signFault(fault));
  return 'json' in fault
    ? { message, at: fault.json.at, line: fault.json.line, column: fault.json.column }
    : { message };
}

/** The header, whose algorithm is the one that is chosen. */
export function HeaderField({ generator: { alg, header, setHeader }, fault }: JsonFieldProps) {
  const words = useWords();
  return (
    <TextInput
      label={words.header}
      value={header}
      onChange={(next) => typeof next === 'string' && setHeader(next)}
      rows={2}
      error={errorOf(fault, words)}
      example={defaultHeader(alg)}
    />
  );
}

/** The payload, with templates for it. */
export function PayloadField({ generator, fault }: JsonFieldProps) {
  const words = useWords();
  const { payload, setPayload, options, change } = generator;
  const error = errorOf(fault, words);
  const signRaw = { label: words.signRaw, onAct: () => change({ raw: true }) };
  return (
    <TextInput
      label={options.raw ? words.rawPayload : words.payload}
      value={payload}
      onChange={setPayload}
      rows={5}
      exact
      error={error && { ...error, ...(fault?.code === 'payload-not-object' && { acts: [signRaw] }) }}
      example={EXAMPLE_PAYLOAD}
      placeholder={options.raw ? '' : words.payloadPlaceholder}
      actions={<TemplateMenu generator={generator} />}
    />
  );
}

async function filledNow(chosen: Template, alg: SignAlg): Promise<FilledTemplate> {
  const { fillTemplate } = await import('./templates');
  return fillTemplate(chosen, { alg, now: Date.now(), random: secureRandom });
}

function TemplateMenu({ generator }: { generator: Generator }) {
  const words = useWords();
  const { header, payload, alg, options, setHeader, setPayload, setAlg, change } = generator;
  const fill = async (chosen: Template) => {
    const filled = await filledNow(chosen, alg);
    change({ alg: filled.alg, raw: false });
    setHeader(filled.header);
    setPayload(filled.payload);
    const putBack = () => {
      setAlg(alg);
      change({ alg, raw: options.raw });
      setHeader(header);
      setPayload(payload);
    };
    showToast({ message: words.replaced, action: { label: words.undo, onAction: putBack } });
  };
  return (
    <MenuButton label={words.template} icon="braces" size="small" variant="quiet">
      {TEMPLATES.map((name) => (
        <Button key={name} variant="quiet" onClick={() => void fill(name)}>
          {words.options.template.values[name]}
        </Button>
      ))}
    </MenuButton>
  );
}
