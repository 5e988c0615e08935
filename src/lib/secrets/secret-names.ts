// Names that tell of a secret beside them. What follows a name is bounded by who reads it.

/** Names of which a value of several words is one value. */
export const PHRASE_NAMES =
  'pass[ _-]?phrase|(?:seed|recovery|secret|backup)[ _-]?phrase|mnemonic|phrase (?:secrète|de passe|mnémonique)|助记词|口令|密码短语';

/** Names of passwords alone. */
export const PASSWORD_NAMES =
  'password|passwd|passwort|kennwort|passcode|mot[ _-]de[ _-]passe|contraseña|senha|密码|密碼|(?<![a-z])(?:pwd|pass|mdp)';

const OTHER_NAMES =
  '(?:client|app|shared|signing|webhook|consumer)[_-]?secret|(?:api|access|secret|private|account|auth|encryption|signing|license|master|subscription|functions|pre[_-]?shared|shared[_-]?access|instrumentation|storage)[_-]?key|(?:access|auth|refresh|id|session|bearer|csrf|xsrf|api|security|private|deploy|vault)[_-]?token|shared[_-]?access[_-]?signature|session[_-]?id|(?:php|j)sessid|jsessionid|connect\\.sid|x-amz-signature|connection[_-]?string|verification code|code de vérification|code secret|' +
  '(?<![a-z])(?:secret|token|credentials?|apikey|psk|cvv2?|cvc2?|otp|totp|pin(?: code)?)|私钥|密钥|令牌|验证码|授权码|提取码';

/** All of them, as a pattern. */
export const NAMES = `(?:${PHRASE_NAMES}|${PASSWORD_NAMES}|${OTHER_NAMES})`;

/** What makes of the name of a secret the name of something about it. */
const ABOUT = new Set(
  'type types expiry expires expire expiration length len count counts endpoint url uri policy age ttl field fields hint required enabled disabled changed file path dir format reset min max limit usage used lifetime at in on duration strength label prompt placeholder input column name names encoder manager version algorithm regex pattern rules valid visible show'.split(
    ' ',
  ),
);

/** Tells whether a name goes on as that of a secret (`_HASH`, `2`, `Confirmation`) and not of something else (`_length`, `less`). */
export function isSecretName(rest: string): boolean {
  if (/^[a-z]/.test(rest) || /^\d{4,}/.test(rest)) return false;
  const words = rest.split(/[_-]|(?<=[a-z])(?=[A-Z])/).filter((word) => word !== '');
  return !words.some((word) => ABOUT.has(word.toLowerCase()));
}

const NAME = new RegExp(`${NAMES}([\\w-]{0,40})$`, 'i');

/** Tells whether a whole name, of a header, a parameter or a key, is that of a secret. */
export function namesSecret(name: string): boolean {
  const match = NAME.exec(name.slice(-200));
  return match !== null && isSecretName(match[1] ?? '');
}
