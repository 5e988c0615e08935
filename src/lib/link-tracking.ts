// What advertisers, mailers and analytics add to links: Google, Meta, Microsoft, Yandex, TikTok, X, LinkedIn, Instagram,
// Mailchimp, HubSpot, Marketo, Vero, Olytics, Alibaba (spm, scm), Baidu (hmsr and kin), Pinterest, Matomo.
const TRACKING =
  /^(utm_.+|mtm_.+|pk_(campaign|kwd|source|medium|content|cid)|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_ga|_gl|fbclid|fb_action_ids|fb_action_types|fb_source|msclkid|yclid|ysclid|_openstat|ttclid|twclid|li_fat_id|igshid|igsh|mc_cid|mc_eid|_hsenc|_hsmi|hsctatracking|mkt_tok|vero_id|vero_conv|oly_enc_id|oly_anon_id|spm|scm|hmsr|hmpl|hmcu|hmkw|hmci|epik|rb_clickid|s_cid|wickedid|ml_subscriber|ml_subscriber_hash)$/i;

/** Whether a parameter of this name only serves to follow the visitor. */
export function isTracking(name: string): boolean {
  return TRACKING.test(name);
}

/** An address without the parameters that only serve to follow the visitor; all else stands as it was written. */
export function withoutTracking(address: string): string {
  const [, before = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  if (query === undefined) return address;
  const parameters = query.split('&');
  const kept = parameters.filter((parameter) => !isTracking(parameter.split('=', 1)[0] ?? ''));
  if (kept.length === parameters.length) return address;
  return `${before}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}
