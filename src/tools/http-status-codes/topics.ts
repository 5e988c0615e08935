/** Words for groups of codes that stand in no name: folded, in the three languages. */
const TOPICS: readonly (readonly [codes: readonly number[], words: readonly string[]])[] = [
  [
    [301, 302, 303, 307, 308, 300],
    ['redirect', 'redirects', 'redirection', 'moved', '重定向', '跳转', '转址', 'rediriger'],
  ],
  [[429], ['rate limit', 'rate limiting', 'throttle', 'throttling', '限流', '限速', '频率限制', 'limite de debit']],
  [
    [401, 407, 511],
    ['login', 'authentication', 'auth', '登录', '未登录', '认证', 'authentification', 'connexion'],
  ],
  [
    [403, 401],
    ['permission', 'access denied', 'denied', '权限', '拒绝访问', 'acces refuse', 'droits'],
  ],
  [
    [408, 504],
    ['timeout', 'time out', '超时', 'delai'],
  ],
  [
    [304, 203, 412],
    ['cache', 'cached', 'etag', '缓存'],
  ],
  [[103], ['preload', 'preconnect', '预加载']],
  [
    [206, 416],
    ['range', 'resume', '断点续传', '范围', 'plage'],
  ],
  [
    [502, 504],
    ['upstream', '网关', '代理', 'passerelle'],
  ],
  [[503], ['maintenance', 'overload', 'overloaded', '维护', '过载', 'surcharge']],
  [[413], ['upload', 'file size', '上传', '过大', 'televersement']],
  [
    [101, 426],
    ['websocket', 'upgrade', '升级'],
  ],
  [
    [400, 422],
    ['validation', 'invalid', '校验', '无效', 'invalide'],
  ],
  [
    [429, 503, 413],
    ['retry', 'retry after', 'retry-after', 'try again', 'backoff', '重试', '稍后再试', 'reessayer'],
  ],
  [[409], ['conflict', 'duplicate', '冲突', 'conflit']],
];

/** The place of a code in what a folded query asks for by topic; undefined where it has none. */
export function placeInTopic(code: number, query: string): number | undefined {
  for (const [codes, words] of TOPICS) {
    if (words.includes(query) && codes.includes(code)) return codes.indexOf(code);
  }
  return undefined;
}
