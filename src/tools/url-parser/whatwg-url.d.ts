/** The package brings no types. It has the browser's own interface. */
declare module 'whatwg-url' {
  export const URL: typeof globalThis.URL;
  export type URL = globalThis.URL;
}
