import { useMemo } from 'react';
import { useLanguage } from '../languages/language';

/** What a tool is called in the visitor's language; its id where there is no such tool. */
export function useToolNames(): (toolId: string) => string {
  const { tools } = useLanguage();
  return useMemo(() => {
    const names = new Map(tools.map(({ id, name }) => [id, name]));
    return (toolId) => names.get(toolId) ?? toolId;
  }, [tools]);
}
