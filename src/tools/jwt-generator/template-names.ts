/** What claims one may begin with. */
export const TEMPLATES = ['blank', 'access-token', 'id-token', 'github-app', 'service-account'] as const;
export type Template = (typeof TEMPLATES)[number];
