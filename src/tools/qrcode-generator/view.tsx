import { useState } from 'react';
import { useKitWords, useWords } from '../../i18n/context';
import { isEmptySource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { BatchForm } from './batch-form';
import { ContentForm } from './content-form';
import { DesignForm, type ChosenLogo } from './design-form';
import type { words as zhCn } from './locales/zh-cn';
import { encode } from './operations';
import { pageOptions } from './options';
import { CodeResult } from './result';
import { useContent } from './use-content';
import styles from './view.module.css';

export default function QrcodeGenerator() {
  const words = useWords<typeof zhCn>();
  const kit = useKitWords();
  const content = useContent();
  const [options, setOptions, resetOptions] = useOptions(pageOptions);
  const [logo, setLogo] = useState<ChosenLogo>();
  const made = content.content;
  const text = made.ok ? made.value : '';
  const hasText = made.ok && !isEmptySource(text);
  const run = useOperation(encode, { text, logo: logo?.pixels }, options, { enabled: hasText });

  const fault = hasText && run.status === 'fault' && run.fault?.code === 'too-long' ? run.fault : undefined;
  const tooLong = fault && words.tooLong(fault.level, fault.bytes, fault.most);
  const fits = fault?.fits;
  const lower = fits ? (
    <Button size="small" onClick={() => setOptions({ level: fits })}>
      {words.useLevel(fits)}
    </Button>
  ) : undefined;
  const isForm = content.type !== 'text';
  const instead = !made.ok
    ? { message: words.payloadFault(made.fault), isWrong: made.fault.code !== 'empty-form' }
    : !hasText
      ? { message: words.empty, isWrong: false }
      : tooLong && isForm
        ? { message: tooLong, isWrong: true, actions: lower }
        : tooLong
          ? { message: kit.fixInput, isWrong: false }
          : undefined;

  return (
    <div className={styles.page}>
      <Stack className={styles.content}>
        <ContentForm content={content} error={tooLong && !isForm ? { message: tooLong, actions: lower } : undefined} />
      </Stack>
      <Stack className={styles.design}>
        <DesignForm options={options} onChange={setOptions} onReset={resetOptions} logo={logo} onLogo={setLogo} />
      </Stack>
      <Stack className={styles.result}>
        <CodeResult
          text={text}
          logo={logo?.pixels}
          options={options}
          onChange={setOptions}
          run={run}
          instead={instead}
        />
      </Stack>
      <BatchForm options={options} onChange={setOptions} logo={logo?.pixels} />
    </div>
  );
}
