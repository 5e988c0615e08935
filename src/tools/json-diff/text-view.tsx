import type { ReactNode } from 'react';
import { useLocale } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import type { TextCompareWords } from '../../i18n/text-compare/zh-cn';
import { highlightJsonLine } from '../../lib/json/highlight-json';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { useOptionField } from '../../ui/options/use-option-field';
import { makePart, usePart, type Part } from '../../ui/part';
import { TextCompare } from '../../ui/text-compare/text-compare';
import { compareText, viewOptions } from './operations';
import { ResultPane } from './result-pane';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The words of the view of two texts, which only this part of the tool needs. */
const wordParts: Readonly<Record<Locale, Part<{ textCompareWords: TextCompareWords }>>> = {
  'zh-cn': makePart(() => import('../../i18n/text-compare/zh-cn')),
  en: makePart(() => import('../../i18n/text-compare/en')),
  fr: makePart(() => import('../../i18n/text-compare/fr')),
};

export interface TextViewProps {
  left: TextSource;
  right: TextSource;
  tabs: ReactNode;
}

/** Both documents printed alike and compared as text. */
export function TextView({ left, right, tabs }: TextViewProps) {
  const words = useWords();
  const [{ sortKeys }] = useOptions(viewOptions);
  const field = useOptionField(viewOptions, words.options);
  const kit = usePart(wordParts[useLocale()], true);
  const run = useOperation(compareText, { left, right }, { sortKeys });
  const isTooLarge = run.status === 'fault' && run.fault?.code === 'result-too-large';
  return (
    <ResultPane
      label={words.result}
      className={styles.free}
      run={run}
      tabs={tabs}
      unit="items"
      empty={words.waiting}
      fault={isTooLarge ? words.resultTooLarge : undefined}
    >
      {run.value && kit ? (
        <>
          <div className={styles.bar}>{field('sortKeys')}</div>
          <div className={styles.compare}>
            <TextCompare
              comparison={run.value}
              names={{ left: words.left, right: words.right }}
              words={kit.textCompareWords}
              highlight={highlightJsonLine}
              isStale={run.stale}
            />
          </div>
        </>
      ) : undefined}
    </ResultPane>
  );
}
