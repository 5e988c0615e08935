import { createContext, useContext } from 'react';

/** The id of the tool whose view is around; the tool's page provides it. */
export const ToolIdContext = createContext<string | undefined>(undefined);

/** The id of the tool that this component belongs to. */
export function useToolId(): string {
  const id = useContext(ToolIdContext);
  if (id === undefined) throw new Error('ToolIdContext has no tool: render inside a tool page or a test frame');
  return id;
}
