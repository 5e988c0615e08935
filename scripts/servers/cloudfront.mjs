// For S3 with CloudFront: a function that answers as our own server does, and the headers as a policy.
import { OPENER_POLICY, REVALIDATE, securityHeaders } from '../headers.mjs';

/**
 * The function for `viewer-request`. It must be old JavaScript, and below 10 kB with all that it knows.
 * @param {readonly string[]} pages paths of pages within the site, without `/` before them @param {Record<string, string>} redirects
 */
export function cloudFrontFunction(pages, redirects) {
  const languages = [...new Set(pages.flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? []))];
  const own = [...new Set(pages.map((path) => path.replace(/^[^/]+\//, '')))].filter((path) => path !== '');
  const former = Object.entries(redirects).filter(([old]) => old.lastIndexOf('/') === 0);
  return `// Written by the build. CloudFront runs it for each request: function for viewer requests, runtime cloudfront-js-2.0.
var LANGUAGES = ${JSON.stringify(languages)};
var PAGES = ' ${own.join(' ')} ';
var FORMER = ${JSON.stringify(Object.fromEntries(former.map(([old, current]) => [old.slice(1), current.slice(1)])))};

function isPage(name) {
  return name !== '' && name.indexOf(' ') < 0 && PAGES.indexOf(' ' + name + ' ') >= 0;
}

function queryOf(request) {
  var parts = [];
  var write = function (name, value) {
    parts.push(value === '' ? name : name + '=' + value);
  };
  Object.keys(request.querystring).forEach(function (name) {
    var given = request.querystring[name];
    if (given.multiValue) given.multiValue.forEach(function (one) { write(name, one.value); });
    else write(name, given.value);
  });
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

function answer(status, text, headers) {
  headers['cache-control'] = { value: '${REVALIDATE}' };
  return { statusCode: status, statusDescription: text, headers: headers };
}

function handler(event) {
  var request = event.request;
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return answer(405, 'Method Not Allowed', { allow: { value: 'GET, HEAD' } });
  var lead = function (status, to) {
    return answer(status, status === 301 ? 'Moved Permanently' : 'Permanent Redirect', {
      location: { value: to + queryOf(request) },
    });
  };
  var path = request.uri;
  var first = path.split('/')[1];
  if (path === '/' + first && LANGUAGES.indexOf(first) >= 0) return lead(308, path + '/');
  var folder = LANGUAGES.indexOf(first) >= 0 ? '/' + first + '/' : '/';
  var rest = path.slice(folder.length);
  var bare = rest.replace(/(\\.html|\\/)$/, '');
  var former = rest.replace(/\\/$/, '');
  if (Object.prototype.hasOwnProperty.call(FORMER, former)) return lead(301, folder + FORMER[former]);
  if (bare === 'index' && rest !== 'index/') return lead(308, folder);
  if (rest !== bare && isPage(bare)) return lead(308, folder + bare);
  if (/^\\/(404(\\.html)?|_headers|_redirects|[a-z]+-(headers|redirects)\\.(conf|json)|(headers|routes|redirects)\\.json|cloudfront-function\\.js)$|\\.(br|gz)$|\\/\\.|\\/\\//.test(path))
    request.uri = '/nothing/here';
  else if (rest === '') request.uri = folder + 'index.html';
  else if (isPage(rest)) request.uri = folder + rest + '.html';
  return request;
}
`;
}

/**
 * A policy for response headers, as \`aws cloudfront create-response-headers-policy --response-headers-policy-config\` takes it.
 * @param {string} csp
 */
export function cloudFrontHeaders(csp) {
  const {
    'Content-Security-Policy': policy,
    'Referrer-Policy': referrer,
    'X-Content-Type-Options': _nosniff,
    ...others
  } = securityHeaders(csp);
  const custom = Object.entries({ ...others, [OPENER_POLICY.name]: OPENER_POLICY.value });
  const config = {
    Name: 'handy-tools',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrer },
    },
    CustomHeadersConfig: {
      Quantity: custom.length,
      Items: custom.map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
