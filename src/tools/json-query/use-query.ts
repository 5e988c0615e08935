import { refuseLarge } from '../../lib/document/refuse-large';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { refused } from '../../ui/converter/converter';
import { FIRST, IDENTITY } from './first';
import { dataGiven, expressionGiven, languageGiven } from './handed-over';
import { index, query, remembered } from './operations';
import type { Language } from './language';
import { BOOKSHOP } from './samples';
import { SIZE_LIMITS } from './size-limits';
import { useAsked } from './use-asked';

/** What is typed, what it gives, and, where it is wanted, the data as a tree. */
export function useQuery(wantsTree: boolean) {
  const [options, change] = useOptions(remembered);
  const { language } = options;
  const [data, setData] = useDraft<TextSource>('data', BOOKSHOP, { takes: dataGiven });
  // Other data are given back whole until something is asked of them.
  const first = (data === BOOKSHOP ? FIRST : IDENTITY)[language];
  const [expression, setExpression] = useDraft<TextSource>('expression', first, { takes: expressionGiven });
  // Among them may be a token.
  const [args, setArgs] = useDraft<TextSource>('args', '', { secret: true });
  const setLanguage = (its: Language) => change({ language: its });
  useHandedOver((given) => {
    const its = languageGiven(given);
    if (its) setLanguage(its);
  });
  const waits = options.runs === 'asked';
  const { asked, ask } = useAsked({ data, expression, args }, waits);
  const isWithoutData = language === 'jq' && options.nullInput;
  const isEnabled =
    asked !== undefined && !isEmptySource(asked.expression) && (isWithoutData || !isEmptySource(asked.data));
  const refusal = refuseLarge(data, SIZE_LIMITS[language]);
  const hasArgs = language === 'jq' && asked !== undefined && !isEmptySource(asked.args);
  const inputs = {
    data: asked?.data ?? '',
    expression: asked?.expression ?? '',
    ...(hasArgs ? { args: asked.args } : {}),
  };
  const ran = useOperation(query, inputs, options, { enabled: isEnabled && !refusal });
  const run = refused(ran, refusal && { ...refusal, format: 'json' as const });
  const tree = useOperation(
    index,
    { text: data },
    { format: options.format },
    { enabled: wantsTree && !isEmptySource(data) },
  );
  return {
    options,
    change,
    setLanguage,
    data,
    setData,
    expression,
    setExpression,
    args,
    setArgs,
    run,
    tree,
    /** Where the visitor says when it runs. */
    ask: waits ? ask : undefined,
    submit: waits ? ask : run.retry,
  };
}
