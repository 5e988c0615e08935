import 'vitest';

// What vitest.config.ts hands to the tests.
declare module 'vitest' {
  interface ProvidedContext {
    /** Where property tests begin; null for a new place each time. */
    propertySeed: number | null;
    /** The one tool that the tests about all tools look at; null for all. */
    onlyTool: string | null;
    /** Where the package for Node is built and installed, once in a run; for tests in Node. */
    packageFolder: string;
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Runs the installed command line. */
    handy: (asked: import('../cli/testing-commands').Asked) => Promise<import('../cli/testing-commands').Gave>;
    /** Ends its processes. */
    endHandy: () => Promise<void>;
  }
}
