import { makeList } from './make-list';

/** The list as the build keeps it (`virtual:mcp-tools`). */
export const list = await makeList();
