// The `.htaccess` of a build: all rules of the site for Apache, wherever the folder lies.
import { IMMUTABLE, OPENER_POLICY, REVALIDATE, securityHeaders } from '../headers.mjs';

const LANGUAGE = '(?:en|fr|zh-cn)';
const PRIVATE =
  '^(?:404(?:\\.html)?|_headers|_redirects|[a-z]+-(?:headers|redirects)\\.(?:conf|json)|(?:headers|routes|redirects)\\.json|cloudfront-function\\.js)$|\\.(?:br|gz)$|(?:^|/)\\.';

/** What a client refuses with `q=0` it does not get. @param {string} encoding @param {string} ending */
const compressed = (encoding, ending) => [
  `RewriteCond "%{HTTP:Accept-Encoding}" "\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))" [NC]`,
  `RewriteCond "%{REQUEST_FILENAME}.${ending}" -f`,
  `RewriteRule "^.+$" "$0.${ending}" [END,E=no-gzip:1,E=no-brotli:1]`,
];

/** @param {Record<string, string>} redirects */
function rules(redirects) {
  const former = Object.entries(redirects).map(
    ([old, current]) => `RewriteRule "^${old.slice(1)}/?$" "%{ENV:LEAD}${current.slice(1)}" [R=301,END]`,
  );
  const own = [
    '# Who writes is refused before anything else.',
    'RewriteCond "%{REQUEST_METHOD}" "!^(?:GET|HEAD)$"',
    'RewriteRule "^" "-" [R=405]',
    '# Notes of the build for servers, addresses with two slashes, and folders.',
    'RewriteCond "%{THE_REQUEST}" "^\\S+ [^ ?]*//"',
    'RewriteRule "^" "-" [R=404]',
    `RewriteRule "${PRIVATE}" "-" [R=404]`,
    ...former,
    '# One address for each page.',
    'RewriteCond "%{REQUEST_FILENAME}/index.html" -f',
    `RewriteRule "^${LANGUAGE}$" "%{ENV:LEAD}$0/" [R=308,END]`,
    'RewriteCond "%{REQUEST_FILENAME}" -f [OR]',
    'RewriteCond "%{REQUEST_FILENAME}.html" -f',
    `RewriteRule "^((?:${LANGUAGE}/)?)index(?:\\.html)?$" "%{ENV:LEAD}$1" [R=308,END]`,
    `RewriteCond "$1" "!^(?:${LANGUAGE}/)?shell$"`,
    'RewriteCond "%{REQUEST_FILENAME}" -f',
    `RewriteRule "^((?:${LANGUAGE}/)?[a-z0-9-]+)\\.html$" "%{ENV:LEAD}$1" [R=308,END]`,
    'RewriteCond "%{REQUEST_FILENAME}.html" -f',
    `RewriteRule "^((?:${LANGUAGE}/)?[a-z0-9-]+)/$" "%{ENV:LEAD}$1" [R=308,END]`,
    `RewriteRule "^((?:${LANGUAGE}/)?)$" "$1index.html"`,
    'RewriteCond "%{REQUEST_FILENAME}.html" -f',
    `RewriteRule "^(?:${LANGUAGE}/)?[a-z0-9-]+$" "$0.html"`,
    'RewriteCond "%{REQUEST_FILENAME}" !-f',
    'RewriteRule "^" "-" [R=404]',
  ];
  const count = own.filter((line) => line.startsWith('RewriteRule')).length;
  return [
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    '# The path of the site, and how its addresses begin as its visitors see them.',
    'RewriteCond "%{REQUEST_URI}::$0" "^/((?:.*?/)?)(.*)::\\2$"',
    'RewriteRule "^.*$" "-" [E=SITE:%1,E=LEAD:%{REQUEST_SCHEME}://%{HTTP_HOST}/%1]',
    'RewriteCond "%{HTTP:X-Forwarded-Proto}" "=https"',
    'RewriteCond "%{REQUEST_URI}::$0" "^/((?:.*?/)?)(.*)::\\2$"',
    'RewriteRule "^.*$" "-" [E=LEAD:https://%{HTTP_HOST}/%1]',
    '# The page for unknown addresses is asked for by the server itself.',
    'RewriteCond "%{ENV:REDIRECT_STATUS}" "!^$"',
    `RewriteRule "^" "-" [S=${count}]`,
    ...own,
    ...compressed('br', 'br'),
    ...compressed('gzip', 'gz'),
    'RewriteRule "^" "-" [END]',
  ];
}

/** The text of `.htaccess`. @param {string} csp @param {Record<string, string>} redirects */
export function apacheRules(csp, redirects) {
  const headers = Object.entries(securityHeaders(csp)).map(([name, value]) => `Header always set ${name} "${value}"`);
  return [
    '# Written by the build, whose hashes it holds. It needs `AllowOverride FileInfo Indexes Options`, mod_rewrite, mod_headers and mod_mime.',
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'AcceptPathInfo Off',
    'ErrorDocument 404 /%{reqenv:SITE}404.html',
    'AddDefaultCharset utf-8',
    'AddType text/javascript .js',
    'AddType application/manifest+json .webmanifest',
    'AddType application/wasm .wasm',
    '# `.br` is Breton elsewhere.',
    'RemoveLanguage .br',
    'RemoveType .gz',
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    ...headers,
    `Header always set ${OPENER_POLICY.name} "${OPENER_POLICY.value}" "expr=%{HTTPS} == 'on' || %{HTTP:X-Forwarded-Proto} == 'https'"`,
    `Header always set Cache-Control "${REVALIDATE}"`,
    `Header always set Cache-Control "${IMMUTABLE}" "expr=%{REQUEST_STATUS} in {'200', '206', '304'} && %{REQUEST_URI} =~ m#/assets/[^/]+$#"`,
    'Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"',
    'Header always set Vary Accept-Encoding',
    'Header onsuccess unset Vary',
    ...rules(redirects),
    '',
  ].join('\n');
}
