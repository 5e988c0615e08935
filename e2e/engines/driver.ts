/** What a function of the journeys may be given, and what it may give back: plain JSON. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };

/** A browser that is driven: one tab, with what little the journeys need of each of them. */
export interface Driver {
  /** As the browser itself says. */
  readonly version: string;
  /** Opens an address and waits until the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; what it gives is waited for. It sees its arguments and the page alone. */
  evaluate<A extends readonly Json[], T extends Json | void>(
    run: (...given: A) => T | Promise<T>,
    ...given: A
  ): Promise<T>;
  /** Presses keys together, such as `Control+k`. */
  press(keys: string): Promise<void>;
  /** Types a text, key by key, into what has the focus. */
  type(text: string): Promise<void>;
  /** Clicks at a place of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** Gives a file to a field that takes files, named by its selector. */
  giveFile(css: string, path: string): Promise<void>;
  /** Tells the browser whether there is a network, where it can be told. */
  setOffline(isOffline: boolean): Promise<void>;
  /** Takes what the console said of errors, and errors that nobody caught, since the last time. */
  takeProblems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that may be installed. */
export interface Engine {
  readonly name: string;
  isInstalled(): boolean;
  /** What stands before the first script of each page, in a browser that does not tell of its errors: it notes them. */
  readonly notes?: string;
  start(): Promise<Driver>;
}
