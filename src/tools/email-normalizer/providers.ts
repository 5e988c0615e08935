/** Providers of mail whose rules for addresses are public. */
export const PROVIDERS = ['gmail', 'outlook', 'icloud', 'proton', 'fastmail', 'yahoo'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What was done to an address. */
export type Rule = 'dots' | 'tag' | 'keyword' | 'domain' | 'subdomain' | 'case' | 'domain-case' | 'quotes' | 'idn';

const list = (names: string) => names.trim().split(/\s+/);
const ending = (name: string, ends: string) => list(ends).map((end) => `${name}.${end}`);

/** The domains at which each of them gives addresses, in ASCII. Others are never taken for theirs. */
const DOMAINS: Readonly<Record<Provider, readonly string[]>> = {
  gmail: ['gmail.com', 'googlemail.com'],
  outlook: [
    ...ending(
      'outlook',
      'com at be bg cl co.id co.il co.nz co.th com.ar com.au com.br com.cy com.es com.gr com.hr com.pe com.tr com.vn cz de dk ee es fi fr hu id ie in it jp kr lt lv ma my no nz pe ph pk pl pt ro rs sa se sg si sk th tr',
    ),
    ...ending(
      'hotmail',
      'com ac at be bs ca ch cl cn co.at co.hu co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.ve co.za com.ar com.au com.bo com.br com.cn com.co com.do com.hk com.mx com.my com.pe com.ph com.pl com.sg com.tr com.tw com.uy com.vn cz de dk ee es fi fr gr hk hu ie in it jp la lt lu lv ly mw my nl no nu pe ph pt ro rs se sg sh sk',
    ),
    ...ending(
      'live',
      'com at be ca ch cl cn co.in co.kr co.uk co.za com.ar com.au com.co com.mx com.my com.pe com.ph com.pk com.pt com.sg com.ve cz de dk eu fi fr hk hu ie in it jp lu nl no ph pt ru se sg',
    ),
    ...list('msn.com windowslive.com passport.com livemail.tw'),
  ],
  icloud: ['icloud.com', 'me.com', 'mac.com'],
  proton: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  fastmail: [
    ...ending('fastmail', 'com fm net org us cn in jp im se to es fr de nl mx co.uk com.au'),
    ...list(
      'sent.com sent.as sent.at eml.cc fea.st fmail.co.uk fmailbox.com fmgirl.com fmguy.com mailbolt.com mailcan.com mailhaven.com mailmight.com ml1.net mm.st myfastmail.com proinbox.com rushpost.com sent.com xsmail.com 123mail.org 150mail.com 16mail.com 2-mail.com 4email.net 50mail.com airpost.net allmail.net bestmail.us cluemail.com elitemail.org emailcorner.net emailengine.net emailengine.org emailgroups.net emailplus.org emailuser.net f-m.fm fast-email.com fast-mail.org fastem.com fastemail.us fastemailer.com fastest.cc fastimap.com fastmailbox.net fastmessaging.com fastservice.com hailmail.net imap.cc imap-mail.com imapmail.org inoutbox.com internet-e-mail.com internet-mail.org internetemails.net internetmailing.net jetemail.net justemail.net letterboxes.org mail-central.com mail-page.com mailas.com mailc.net mailforce.net mailftp.com mailingaddress.org mailite.com mailnew.com mailsent.net mailservice.ms mailup.net mailworks.org nospammail.net ownmail.net petml.com postinbox.com postpro.net realemail.net reallyfast.biz reallyfast.info speedpost.net speedymail.org ssl-mail.com swift-mail.com the-fastest.net the-quickest.com theinternetemail.com veryfast.biz veryspeedy.net warpmail.net yepmail.net your-mail.com',
    ),
  ],
  yahoo: [
    ...ending(
      'yahoo',
      'com ca de dk es fi fr gr hu ie in it nl no pl pt ro se co.id co.il co.in co.kr co.nz co.th co.uk co.za com.ar com.au com.br com.cn com.co com.hk com.hr com.mx com.my com.pe com.ph com.sg com.tr com.tw com.ua com.ve com.vn',
    ),
    ...list('ymail.com rocketmail.com myyahoo.com'),
  ],
};

const PROVIDER_OF = new Map(PROVIDERS.flatMap((provider) => DOMAINS[provider].map((domain) => [domain, provider])));

/** Which provider gives addresses at a domain in ASCII and lower case. */
export function providerOf(domain: string): Provider | undefined {
  return PROVIDER_OF.get(domain) ?? (fastmailUser(domain) ? 'fastmail' : undefined);
}

/** `tag@anna.fastmail.com` reaches `anna@fastmail.com`. */
function fastmailUser(domain: string): { readonly user: string; readonly domain: string } | undefined {
  const [, user, rest] = /^([^.]+)\.(.+)$/.exec(domain) ?? [];
  if (user === undefined || rest === undefined || PROVIDER_OF.get(rest) !== 'fastmail') return undefined;
  return user === 'www' || user === 'mail' ? undefined : { user, domain: rest };
}

export interface Mailbox {
  readonly local: string;
  readonly domain: string;
  readonly rules: readonly Rule[];
}

/** The mailbox that an address reaches by the rules of its provider. A part that would be empty stays. */
export function atProvider(provider: Provider, local: string, domain: string): Mailbox {
  switch (provider) {
    case 'gmail':
      return atGmail(local, domain);
    case 'yahoo':
      return without('-', 'keyword', local, domain);
    case 'fastmail': {
      const subdomain = fastmailUser(domain);
      if (subdomain) return { local: subdomain.user, domain: subdomain.domain, rules: ['subdomain'] };
      return without('+', 'tag', local, domain);
    }
    default:
      return without('+', 'tag', local, domain);
  }
}

function without(sign: string, rule: Rule, local: string, domain: string): Mailbox {
  const at = local.indexOf(sign);
  return at > 0 ? { local: local.slice(0, at), domain, rules: [rule] } : { local, domain, rules: [] };
}

function atGmail(written: string, domain: string): Mailbox {
  const { local: tagless, rules } = without('+', 'tag', written, domain);
  const all: Rule[] = [...rules];
  const dotless = tagless.replaceAll('.', '');
  const local = dotless === '' ? tagless : dotless;
  if (local !== tagless) all.unshift('dots');
  if (domain !== 'gmail.com') all.push('domain');
  return { local, domain: 'gmail.com', rules: all };
}
