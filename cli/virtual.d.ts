declare module 'virtual:mcp-tools' {
  /** Every operation as a tool for clients of the Model Context Protocol, made at build time by `cli/mcp/make-list.ts`. */
  const listed: readonly import('./mcp/listed').Listed[];
  export default listed;
}
