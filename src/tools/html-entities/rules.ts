/** What stands at an ampersand: text of HTML, the value of an attribute, or XML. */
export const RULES = ['html', 'attribute', 'xml'] as const;
export type Rules = (typeof RULES)[number];
