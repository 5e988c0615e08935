import { BASE, DARK, LIGHT, PRINT } from './page-style';

/** A whole document with its style inside, light or dark as its reader has it. `title` is text of HTML already. */
export const pageOf = (body: string, title: string): string => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${LIGHT}
@media (prefers-color-scheme: dark) { ${DARK} }
${BASE}
${PRINT}
</style>
</head>
<body>
${body}</body>
</html>
`;
