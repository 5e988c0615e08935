import { useMemo } from 'react';
import { useLanguage } from '../languages/language';
import { stepName } from './step-name';

/** What a tool is called in the visitor's language; its id where there is no such tool. */
export function useToolNames(): (toolId: string) => string {
  const { tools } = useLanguage();
  return useMemo(() => {
    const names = new Map(tools.map(({ id, name }) => [id, name]));
    return (toolId) => names.get(toolId) ?? toolId;
  }, [tools]);
}

/** What the steps of a saved chain are called. */
export function useStepNames(): (step: { readonly toolId: string; readonly operation?: string | undefined }) => string {
  const { locale } = useLanguage();
  const nameOf = useToolNames();
  return (step) => stepName(nameOf(step.toolId), step, locale);
}
