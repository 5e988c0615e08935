export const KINDS = ['http', 'webdav'] as const;
export type Kind = (typeof KINDS)[number];

/** What sets a registered code apart from those in use. */
export type Mark = 'temporary' | 'deprecated' | 'unused' | 'obsoleted';

/** Where a status code is defined. */
export interface Source {
  readonly label: string;
  readonly href: string;
}

export interface StatusCode {
  readonly code: number;
  readonly name: string;
  readonly kind: Kind;
  readonly mark?: Mark;
  /** Names that earlier documents gave it. */
  readonly formerNames?: readonly string[];
  readonly source?: Source;
  /** Whose invention an unofficial code is. */
  readonly origin?: string;
}

export const CLASSES = [1, 2, 3, 4, 5] as const;
export type StatusClass = (typeof CLASSES)[number];

const rfc = (number: number, section: string): Source => ({
  label: `RFC ${number} § ${section}`,
  href: `https://www.rfc-editor.org/rfc/rfc${number}.html#section-${section}`,
});

/** A code of HTTP Semantics (RFC 9110), whose sections 15.2 to 15.6 hold a class each. */
const http = (code: number, name: string, section: string, more: Partial<StatusCode> = {}): StatusCode => ({
  code,
  name,
  kind: 'http',
  source: rfc(9110, section),
  ...more,
});

const other = (code: number, name: string, source: Source, more: Partial<StatusCode> = {}): StatusCode => ({
  code,
  name,
  kind: 'http',
  source,
  ...more,
});

const webdav = (code: number, name: string, source: Source): StatusCode => ({ code, name, kind: 'webdav', source });

/** The registered codes (IANA's HTTP Status Code Registry), with 306 and 418 under the names they are known by. */
export const OFFICIAL_CODES: readonly StatusCode[] = [
  http(100, 'Continue', '15.2.1'),
  http(101, 'Switching Protocols', '15.2.2'),
  webdav(102, 'Processing', rfc(2518, '10.1')),
  other(103, 'Early Hints', rfc(8297, '2')),
  other(
    104,
    'Upload Resumption Supported',
    {
      label: 'draft-ietf-httpbis-resumable-upload',
      href: 'https://datatracker.ietf.org/doc/draft-ietf-httpbis-resumable-upload/',
    },
    { mark: 'temporary' },
  ),
  http(200, 'OK', '15.3.1'),
  http(201, 'Created', '15.3.2'),
  http(202, 'Accepted', '15.3.3'),
  http(203, 'Non-Authoritative Information', '15.3.4'),
  http(204, 'No Content', '15.3.5'),
  http(205, 'Reset Content', '15.3.6'),
  http(206, 'Partial Content', '15.3.7'),
  webdav(207, 'Multi-Status', rfc(4918, '11.1')),
  webdav(208, 'Already Reported', rfc(5842, '7.1')),
  other(226, 'IM Used', rfc(3229, '10.4.1')),
  http(300, 'Multiple Choices', '15.4.1'),
  http(301, 'Moved Permanently', '15.4.2'),
  http(302, 'Found', '15.4.3', { formerNames: ['Moved Temporarily'] }),
  http(303, 'See Other', '15.4.4'),
  http(304, 'Not Modified', '15.4.5'),
  http(305, 'Use Proxy', '15.4.6', { mark: 'deprecated' }),
  http(306, 'Switch Proxy', '15.4.7', { mark: 'unused' }),
  http(307, 'Temporary Redirect', '15.4.8'),
  http(308, 'Permanent Redirect', '15.4.9'),
  http(400, 'Bad Request', '15.5.1'),
  http(401, 'Unauthorized', '15.5.2'),
  http(402, 'Payment Required', '15.5.3'),
  http(403, 'Forbidden', '15.5.4'),
  http(404, 'Not Found', '15.5.5'),
  http(405, 'Method Not Allowed', '15.5.6'),
  http(406, 'Not Acceptable', '15.5.7'),
  http(407, 'Proxy Authentication Required', '15.5.8'),
  http(408, 'Request Timeout', '15.5.9', { formerNames: ['Request Time-out'] }),
  http(409, 'Conflict', '15.5.10'),
  http(410, 'Gone', '15.5.11'),
  http(411, 'Length Required', '15.5.12'),
  http(412, 'Precondition Failed', '15.5.13'),
  http(413, 'Content Too Large', '15.5.14', { formerNames: ['Payload Too Large', 'Request Entity Too Large'] }),
  http(414, 'URI Too Long', '15.5.15', { formerNames: ['Request-URI Too Long', 'Request-URI Too Large'] }),
  http(415, 'Unsupported Media Type', '15.5.16'),
  http(416, 'Range Not Satisfiable', '15.5.17', { formerNames: ['Requested Range Not Satisfiable'] }),
  http(417, 'Expectation Failed', '15.5.18'),
  http(418, "I'm a teapot", '15.5.19', { mark: 'unused' }),
  http(421, 'Misdirected Request', '15.5.20'),
  http(422, 'Unprocessable Content', '15.5.21', { formerNames: ['Unprocessable Entity'] }),
  webdav(423, 'Locked', rfc(4918, '11.3')),
  webdav(424, 'Failed Dependency', rfc(4918, '11.4')),
  other(425, 'Too Early', rfc(8470, '5.2')),
  http(426, 'Upgrade Required', '15.5.22'),
  other(428, 'Precondition Required', rfc(6585, '3')),
  other(429, 'Too Many Requests', rfc(6585, '4')),
  other(431, 'Request Header Fields Too Large', rfc(6585, '5')),
  other(451, 'Unavailable For Legal Reasons', rfc(7725, '3')),
  http(500, 'Internal Server Error', '15.6.1'),
  http(501, 'Not Implemented', '15.6.2'),
  http(502, 'Bad Gateway', '15.6.3'),
  http(503, 'Service Unavailable', '15.6.4'),
  http(504, 'Gateway Timeout', '15.6.5', { formerNames: ['Gateway Time-out'] }),
  http(505, 'HTTP Version Not Supported', '15.6.6'),
  other(506, 'Variant Also Negotiates', rfc(2295, '8.1')),
  webdav(507, 'Insufficient Storage', rfc(4918, '11.5')),
  webdav(508, 'Loop Detected', rfc(5842, '7.2')),
  other(510, 'Not Extended', rfc(2774, '7'), { mark: 'obsoleted' }),
  other(511, 'Network Authentication Required', rfc(6585, '6')),
];

const unofficial = (code: number, name: string, origin: string): StatusCode => ({ code, name, kind: 'http', origin });

/** Codes that products answer with, though nobody registered them. */
export const UNOFFICIAL_CODES: readonly StatusCode[] = [
  unofficial(419, 'Page Expired', 'Laravel'),
  unofficial(420, 'Enhance Your Calm', 'Twitter'),
  unofficial(440, 'Login Time-out', 'IIS'),
  unofficial(444, 'No Response', 'nginx'),
  unofficial(449, 'Retry With', 'IIS'),
  unofficial(460, 'Client Closed Connection', 'AWS'),
  unofficial(463, 'Too Many Forwarded IP Addresses', 'AWS'),
  unofficial(494, 'Request Header Too Large', 'nginx'),
  unofficial(495, 'SSL Certificate Error', 'nginx'),
  unofficial(496, 'SSL Certificate Required', 'nginx'),
  unofficial(497, 'HTTP Request Sent to HTTPS Port', 'nginx'),
  unofficial(498, 'Invalid Token', 'Esri'),
  unofficial(499, 'Client Closed Request', 'nginx'),
  unofficial(509, 'Bandwidth Limit Exceeded', 'cPanel'),
  unofficial(520, 'Web Server Returned an Unknown Error', 'Cloudflare'),
  unofficial(521, 'Web Server Is Down', 'Cloudflare'),
  unofficial(522, 'Connection Timed Out', 'Cloudflare'),
  unofficial(523, 'Origin Is Unreachable', 'Cloudflare'),
  unofficial(524, 'A Timeout Occurred', 'Cloudflare'),
  unofficial(525, 'SSL Handshake Failed', 'Cloudflare'),
  unofficial(526, 'Invalid SSL Certificate', 'Cloudflare'),
  unofficial(529, 'Site Is Overloaded', 'Qualys'),
  unofficial(530, 'Origin DNS Error', 'Cloudflare'),
  unofficial(561, 'Unauthorized', 'AWS'),
  unofficial(598, 'Network Read Timeout Error', 'HTTP proxies'),
  unofficial(599, 'Network Connect Timeout Error', 'HTTP proxies'),
];

/** The class that a code belongs to, by its first digit. */
export function classOf(code: number): StatusClass | undefined {
  return CLASSES.find((one) => one === Math.floor(code / 100));
}

/** What is copied: `404 Not Found`, as a status line has it. */
export function statusText({ code, name }: StatusCode): string {
  return `${code} ${name}`;
}
