/** What an expression is written in. */
export type Language = 'jq' | 'jsonpath' | 'jmespath';
