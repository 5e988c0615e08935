import { useContext, useEffect } from 'react';
import { noteExample } from './noted-examples';
import { ToolIdContext } from './tool-context';

/** Notes what the tool around offers as examples: they are nothing that a visitor typed, also when a reload brings one back. */
export function useExamples(example: string | readonly { readonly value: string }[]): void {
  const toolId = useContext(ToolIdContext);
  useEffect(() => {
    for (const one of typeof example === 'string' ? [{ value: example }] : example) noteExample(toolId, one.value);
  }, [toolId, example]);
}
