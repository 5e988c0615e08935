/** Beginnings by which services mark their keys, with what must follow. */
const SHAPES = [
  // Amazon, Alibaba and Tencent Cloud
  '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Z0-9])',
  'LTAI[A-Za-z0-9]{12,26}(?![A-Za-z0-9])',
  'AKID[A-Za-z0-9]{32}(?![A-Za-z0-9])',
  'amzn\\.mws\\.[\\da-f-]{36}',
  // GitHub, GitLab, Bitbucket, Atlassian
  'gh[pousr]_[A-Za-z0-9]{16,}',
  'github_pat_\\w{16,}',
  'gl(?:pat|dt|rt|soat|cbt|ptt|ft|imt|agent|oas)-[\\w.-]{16,}',
  'AT(?:ATT|CTT|BB)[A-Za-z0-9]{1,4}[\\w=+/-]{20,}',
  // Registries
  'npm_[A-Za-z0-9]{30,}',
  'pypi-AgE[\\w-]{20,}',
  'dckr_(?:pat|oat)_[\\w-]{20,}',
  'rubygems_[\\da-f]{40,}',
  // Payment
  '[srp]k_(?:live|test)_[A-Za-z0-9]{10,}',
  'whsec_[A-Za-z0-9+/=]{16,}',
  'sq0(?:atp|csp|idp)-[\\w-]{20,}',
  'shp(?:at|ss|ca|pa)_[\\da-fA-F]{32}',
  // Models
  'sk-[\\w-]{16,}',
  'gsk_[A-Za-z0-9]{20,}',
  'hf_[A-Za-z0-9]{20,}',
  'r8_[A-Za-z0-9]{30,}',
  'nvapi-[\\w-]{30,}',
  'pplx-[A-Za-z0-9]{30,}',
  // Messages and mail
  'xox[abceoprs](?:\\.xox[abceoprs])?-[A-Za-z0-9-]{10,}',
  'xapp-[A-Za-z0-9-]{10,}',
  '(?<=hooks\\.slack\\.com/(?:services|workflows)/)[\\w/]{20,}',
  '(?<=discord(?:app)?\\.com/api/webhooks/)\\d{15,20}/[\\w-]{40,}',
  'SG\\.[\\w-]{16,}\\.[\\w-]{16,}',
  'xkeysib-[\\da-f]{40,}-\\w{10,}',
  'key-[\\da-f]{32}(?![\\da-f])',
  '(?:AC|SK)[\\da-f]{32}(?![\\da-fA-F])',
  '\\d{8,10}:AA[\\w-]{32,34}(?![\\w-])',
  '[MNO][\\w-]{23,25}\\.[\\w-]{6}\\.[\\w-]{27,45}(?![\\w-])',
  // Google
  'AIza[\\w-]{30,}',
  'ya29\\.[\\w-]{20,}',
  'GOCSPX-[\\w-]{20,}',
  '1//0[\\w-]{30,}',
  // Infrastructure
  'do[opr]_v1_[\\da-f]{40,}',
  'hv[sbr]\\.[\\w-]{20,}',
  'gl(?:c|sa)_[\\w=+/-]{20,}',
  'NRAK-[A-Z0-9]{20,}',
  'PMAK-[\\da-f]{20,}-[\\da-f]{30,}',
  'lin_api_[A-Za-z0-9]{30,}',
  'figd_[\\w-]{30,}',
  'sntry[su]_[\\w=+/-]{30,}',
  'dapi[\\da-f]{32}(?![\\da-f])',
  'ntn_[A-Za-z0-9]{30,}',
  'pat-(?:na|eu)\\d-[\\da-f-]{36}',
  'pat[A-Za-z0-9]{14}\\.[\\da-f]{64}',
  'sb(?:p|_secret|_publishable)_[\\w-]{20,}',
  'tskey-[\\w-]{20,}',
  'EAAC[A-Za-z0-9]{30,}',
  'AGE-SECRET-KEY-1[A-Z0-9]{40,}',
];

/** Tokens that say by themselves what they are. */
export const TOKEN = new RegExp(`(?<![A-Za-z0-9_])(?:${SHAPES.join('|')})`, 'g');

/** Hashes of passwords, as `/etc/shadow`, `htpasswd` and frameworks keep them: they can be guessed at leisure. */
export const PASSWORD_HASH =
  /(?<![\w$])(?:\$(?:1|2[abxy]?|5|6|7|y|gy|apr1|P|H|S|sha1|md5|argon2(?:id|i|d)|scrypt|pbkdf2[\w-]{0,16}|bcrypt[\w-]{0,16})\$[\w./$=,+-]{20,}|pbkdf2_sha(?:1|256|512)\$\d{1,9}\$[\w+/=$]{20,}|\{S?(?:SHA|MD5|CRYPT|SHA256|SHA512)\}[\w+/=$.]{20,})/g;
