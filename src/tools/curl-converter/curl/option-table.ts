/** Options of curl with an argument, by what they do for a request. */
const WITH_ARGUMENT = [
  // Read by us.
  'url request:X data:d data-ascii data-binary data-raw data-urlencode url-query json form:F form-string user:u oauth2-bearer header:H cookie:b user-agent:A referer:e range:r upload-file:T continue-at:C time-cond:z proto-default request-target variable expand-data expand-header expand-url config:K',
  // Kept as settings.
  'proxy:x proxy-user:U proxy-header noproxy preproxy proxy1.0 socks4 socks4a socks5 socks5-hostname max-time:m connect-timeout max-redirs cert:E cert-type key key-type pass cacert capath crlfile ciphers tls13-ciphers tls-max curves pinnedpubkey resolve connect-to unix-socket abstract-unix-socket interface local-port dns-servers dns-interface dns-ipv4-addr dns-ipv6-addr doh-url retry retry-delay retry-max-time limit-rate speed-limit:Y speed-time:y rate aws-sigv4 netrc-file service-name proxy-service-name delegation krb tlsauthtype tlsuser tlspassword proto proto-redir expect100-timeout happy-eyeballs-timeout-ms keepalive-time keepalive-cnt haproxy-clientip alt-svc hsts etag-compare login-options sasl-authzid proxy-cacert proxy-capath proxy-cert proxy-cert-type proxy-ciphers proxy-crlfile proxy-key proxy-key-type proxy-pass proxy-pinnedpubkey proxy-tls13-ciphers proxy-tlsauthtype proxy-tlsuser proxy-tlspassword socks5-gssapi-service engine egd-file random-file hostpubmd5 hostpubsha256 pubkey ftp-account ftp-alternative-to-user ftp-method ftp-port:P ftp-ssl-ccc-mode mail-from mail-rcpt mail-auth quote:Q telnet-option:t tftp-blksize ipfs-gateway ech sigalgs ip-tos vlan-priority upload-flags',
].join(' ');

const FLAGS = [
  'get:G head:I globoff:g next:: path-as-is http1.0:0 http1.1 http2 http2-prior-knowledge http3 http3-only http0.9 insecure:k location:L location-trusted follow compressed digest ntlm ntlm-wb negotiate anyauth basic netrc:n netrc-optional tr-encoding form-escape',
  'append:a use-ascii:B crlf list-only:l proxytunnel:p proxy-anyauth proxy-basic proxy-digest proxy-negotiate proxy-ntlm proxy-insecure proxy-http2 proxy-ca-native proxy-ssl-allow-beast proxy-ssl-auto-client-cert proxy-tlsv1 haproxy-protocol ipv4:4 ipv6:6 post301 post302 post303 retry-all-errors retry-connrefused ssl ssl-reqd ssl-allow-beast ssl-auto-client-cert ssl-no-revoke ssl-revoke-best-effort sslv2:2 sslv3:3 tlsv1:1 tlsv1.0 tlsv1.1 tlsv1.2 tlsv1.3 cert-status ca-native false-start no-alpn no-npn no-sessionid no-keepalive alpn npn sessionid keepalive tcp-fastopen tcp-nodelay mptcp doh-cert-status doh-insecure disallow-username-in-url sasl-ir socks5-basic socks5-gssapi socks5-gssapi-nec compressed-ssh disable-eprt disable-epsv ftp-create-dirs ftp-pasv ftp-pret ftp-skip-pasv-ip ftp-ssl-ccc ftp-ssl-control mail-rcpt-allowfails tftp-no-options metalink tls-earlydata',
].join(' ');

/** About the answer, the files it goes to or what is printed: the request is the same. */
const NO_EFFECT_WITH_ARGUMENT =
  'output:o write-out:w output-dir create-file-mode dump-header:D cookie-jar:c trace trace-ascii trace-config stderr libcurl max-filesize etag-save parallel-max parallel-max-host help-category dump-ca-embed';

const NO_EFFECT =
  'silent:s show-error:S verbose:v include:i fail:f fail-with-body fail-early progress-bar:# progress-meter no-progress-meter buffer no-buffer:N trace-time trace-ids remote-name:O remote-name-all remote-header-name:J remote-time:R create-dirs styled-output no-styled-output parallel:Z parallel-immediate xattr clobber no-clobber remove-on-error skip-existing disable:q suppress-connect-headers junk-session-cookies:j raw ignore-content-length out-null manual:M version:V help:h';

export interface CurlOption {
  readonly name: string;
  readonly takesArgument: boolean;
  readonly hasEffect: boolean;
}

const LONG = new Map<string, CurlOption>();
const SHORT = new Map<string, CurlOption>();

function register(list: string, takesArgument: boolean, hasEffect: boolean): void {
  for (const entry of list.split(' ')) {
    const [, name = '', letter] = /^(.*?)(?::(.))?$/.exec(entry) ?? [];
    const option = { name, takesArgument, hasEffect };
    LONG.set(name, option);
    if (letter !== undefined) SHORT.set(letter, option);
  }
}

register(WITH_ARGUMENT, true, true);
register(FLAGS, false, true);
register(NO_EFFECT_WITH_ARGUMENT, true, false);
register(NO_EFFECT, false, false);

/** The option of one letter. */
export function shortOption(letter: string): CurlOption | undefined {
  return SHORT.get(letter);
}

/** The letter of an option, for those who prefer it. */
export function letterOf(name: string): string | undefined {
  for (const [letter, option] of SHORT) if (option.name === name) return letter;
  return undefined;
}

/** Whether the option takes an argument, by its long name. */
export function takesArgument(name: string): boolean {
  return LONG.get(name)?.takesArgument ?? false;
}

/** The option of a long name, which may be cut where no other begins so, as curl allows; `isOff` for `--no-…`. */
export function longOption(name: string): (CurlOption & { readonly isOff?: true }) | undefined {
  const found = LONG.get(name) ?? onlyOne(name);
  if (found || !name.startsWith('no-')) return found;
  const option = LONG.get(name.slice(3)) ?? onlyOne(name.slice(3));
  return option && !option.takesArgument ? { ...option, isOff: true } : undefined;
}

function onlyOne(beginning: string): CurlOption | undefined {
  if (beginning === '') return undefined;
  const names = [...LONG.keys()].filter((name) => name.startsWith(beginning));
  return names.length === 1 ? LONG.get(names[0] ?? '') : undefined;
}
