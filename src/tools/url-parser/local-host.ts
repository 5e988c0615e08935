const LOCAL_NAME = /(^|\.)(localhost|local|lan|internal|home\.arpa|test)$/;
/** Loopback, private (RFC 1918, RFC 6598), link-local and unspecified addresses. */
const LOCAL_IPV4 =
  /^(127|10|0)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\.|^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./;
/** Loopback, unspecified, unique local (RFC 4193) and link-local. */
const LOCAL_IPV6 = /^\[(::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/;

/** Whether a host, in its normal form, is this machine or one nearby: such hosts rarely have a certificate. */
export function isLocalHost(hostname: string): boolean {
  const isIpv4 = /^[\d.]+$/.test(hostname);
  return (isIpv4 ? LOCAL_IPV4 : LOCAL_NAME).test(hostname) || LOCAL_IPV6.test(hostname);
}
