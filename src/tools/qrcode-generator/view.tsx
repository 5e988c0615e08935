import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { wholeCharacterCut } from '../../lib/utf8-length';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { SideBySide } from '../../ui/layout/layout';
import { CodeResult, type Instead } from '../../ui/qr-code/code-result';
import { useTooLong } from '../../ui/qr-code/too-long';
import { BatchForm } from './batch-form';
import { ContentForm } from './content-form';
import { DesignForm, type ChosenLogo } from './design-form';
import { draw, encode, pageOptions, verify } from './operations';
import { TerminalText } from './terminal-text';
import { useContent } from './use-content';
import { useWords } from './use-words';

const OPERATIONS = { encode, verify, draw };

export default function QrcodeGenerator() {
  const words = useWords();
  const kit = useKitWords();
  const content = useContent();
  const [options, setOptions] = useOptions(pageOptions);
  const [logo, setLogo] = useState<ChosenLogo>();
  const made = content.content;
  const text = made.ok ? made.value : '';
  const hasText = made.ok && !isEmptySource(text);
  const run = useOperation(encode, { text, logo: logo?.pixels }, options, { enabled: hasText });
  const tooLong = useTooLong(run, (level) => setOptions({ level }));
  const isForm = content.type !== 'text';

  function findInstead(): Instead | undefined {
    if (!made.ok) return { message: words.payloadFault(made.fault), isWrong: made.fault.code !== 'empty-form' };
    if (!hasText) return { message: words.empty, isWrong: false };
    if (!tooLong) return undefined;
    return isForm ? { ...tooLong, isWrong: true } : { message: kit.fixInput, isWrong: false };
  }

  return (
    <SideBySide
      input={<ContentForm content={content} error={isForm ? undefined : tooLong} />}
      options={<DesignForm logo={logo} onLogo={setLogo} />}
      after={<BatchForm logo={logo?.pixels} />}
    >
      <CodeResult
        operations={OPERATIONS}
        text={text}
        logo={logo?.pixels}
        options={options}
        run={run}
        instead={findInstead()}
        alt={words.picture(beginningOf(text))}
        fileName="qr-code"
        withMoreFormats
      >
        {({ blocks }, isReady) => <TerminalText blocks={blocks} isReady={isReady} />}
      </CodeResult>
    </SideBySide>
  );
}

/** So much of a text as a screen reader should say, without half a character at its end. */
function beginningOf(text: TextSource): string {
  const whole = typeof text === 'string' ? text : text.name;
  return whole.slice(0, wholeCharacterCut(whole, 100));
}
