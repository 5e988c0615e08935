/** What samples are called as files. */
export const ACCEPT = '.json,.json5,.jsonc,.jsonl,.ndjson,.yaml,.yml,.txt,application/json,application/yaml';
