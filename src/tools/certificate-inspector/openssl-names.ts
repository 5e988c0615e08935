/** What OpenSSL calls schemes and keys, by oid. */
export const ALGORITHMS: Readonly<Record<string, string>> = {
  '1.2.840.113549.1.1.1': 'rsaEncryption',
  '1.2.840.113549.1.1.4': 'md5WithRSAEncryption',
  '1.2.840.113549.1.1.5': 'sha1WithRSAEncryption',
  '1.2.840.113549.1.1.10': 'rsassaPss',
  '1.2.840.113549.1.1.11': 'sha256WithRSAEncryption',
  '1.2.840.113549.1.1.12': 'sha384WithRSAEncryption',
  '1.2.840.113549.1.1.13': 'sha512WithRSAEncryption',
  '1.2.840.113549.1.1.14': 'sha224WithRSAEncryption',
  '1.2.840.10045.2.1': 'id-ecPublicKey',
  '1.2.840.10045.4.1': 'ecdsa-with-SHA1',
  '1.2.840.10045.4.3.1': 'ecdsa-with-SHA224',
  '1.2.840.10045.4.3.2': 'ecdsa-with-SHA256',
  '1.2.840.10045.4.3.3': 'ecdsa-with-SHA384',
  '1.2.840.10045.4.3.4': 'ecdsa-with-SHA512',
  '1.3.101.110': 'X25519',
  '1.3.101.111': 'X448',
  '1.3.101.112': 'ED25519',
  '1.3.101.113': 'ED448',
  '1.2.840.10040.4.1': 'dsaEncryption',
};

export const CURVES: Readonly<Record<string, readonly [name: string, nist?: string]>> = {
  'P-256': ['prime256v1', 'P-256'],
  'P-384': ['secp384r1', 'P-384'],
  'P-521': ['secp521r1', 'P-521'],
  secp256k1: ['secp256k1'],
  brainpoolP256r1: ['brainpoolP256r1'],
  brainpoolP384r1: ['brainpoolP384r1'],
  brainpoolP512r1: ['brainpoolP512r1'],
};

export const EXTENSIONS: Readonly<Record<string, string>> = {
  '2.5.29.9': 'X509v3 Subject Directory Attributes',
  '2.5.29.14': 'X509v3 Subject Key Identifier',
  '2.5.29.15': 'X509v3 Key Usage',
  '2.5.29.16': 'X509v3 Private Key Usage Period',
  '2.5.29.17': 'X509v3 Subject Alternative Name',
  '2.5.29.18': 'X509v3 Issuer Alternative Name',
  '2.5.29.19': 'X509v3 Basic Constraints',
  '2.5.29.20': 'X509v3 CRL Number',
  '2.5.29.27': 'X509v3 Delta CRL Indicator',
  '2.5.29.28': 'X509v3 Issuing Distribution Point',
  '2.5.29.30': 'X509v3 Name Constraints',
  '2.5.29.31': 'X509v3 CRL Distribution Points',
  '2.5.29.32': 'X509v3 Certificate Policies',
  '2.5.29.33': 'X509v3 Policy Mappings',
  '2.5.29.35': 'X509v3 Authority Key Identifier',
  '2.5.29.36': 'X509v3 Policy Constraints',
  '2.5.29.37': 'X509v3 Extended Key Usage',
  '2.5.29.46': 'X509v3 Freshest CRL',
  '2.5.29.54': 'X509v3 Inhibit Any Policy',
  '1.3.6.1.5.5.7.1.1': 'Authority Information Access',
  '1.3.6.1.5.5.7.1.11': 'Subject Information Access',
  '1.3.6.1.5.5.7.1.24': 'TLS Feature',
  '1.3.6.1.5.5.7.1.3': 'qcStatements',
  '1.3.6.1.5.5.7.48.1.5': 'OCSP No Check',
  '1.3.6.1.4.1.11129.2.4.2': 'CT Precertificate SCTs',
  '1.3.6.1.4.1.11129.2.4.3': 'CT Precertificate Poison',
  '2.16.840.1.113730.1.1': 'Netscape Cert Type',
  '2.16.840.1.113730.1.13': 'Netscape Comment',
};

export const USAGES = {
  digitalSignature: 'Digital Signature',
  nonRepudiation: 'Non Repudiation',
  keyEncipherment: 'Key Encipherment',
  dataEncipherment: 'Data Encipherment',
  keyAgreement: 'Key Agreement',
  keyCertSign: 'Certificate Sign',
  cRLSign: 'CRL Sign',
  encipherOnly: 'Encipher Only',
  decipherOnly: 'Decipher Only',
} as const;

export const EXTENDED: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.3.1': 'TLS Web Server Authentication',
  '1.3.6.1.5.5.7.3.2': 'TLS Web Client Authentication',
  '1.3.6.1.5.5.7.3.3': 'Code Signing',
  '1.3.6.1.5.5.7.3.4': 'E-mail Protection',
  '1.3.6.1.5.5.7.3.8': 'Time Stamping',
  '1.3.6.1.5.5.7.3.9': 'OCSP Signing',
  '2.5.29.37.0': 'Any Extended Key Usage',
};

export const ACCESS: Readonly<Record<string, string>> = {
  '1.3.6.1.5.5.7.48.1': 'OCSP',
  '1.3.6.1.5.5.7.48.2': 'CA Issuers',
  '1.3.6.1.5.5.7.48.3': 'AD Time Stamping',
  '1.3.6.1.5.5.7.48.5': 'CA Repository',
};

/** As it writes the reasons of a list. */
export const REASONS = {
  unspecified: 'Unspecified',
  'key-compromise': 'Key Compromise',
  'ca-compromise': 'CA Compromise',
  'affiliation-changed': 'Affiliation Changed',
  superseded: 'Superseded',
  cessation: 'Cessation Of Operation',
  hold: 'Certificate Hold',
  remove: 'Remove From CRL',
  'privilege-withdrawn': 'Privilege Withdrawn',
  'aa-compromise': 'AA Compromise',
} as const;

/** Numbers of the bits in a Netscape Cert Type. */
export const NETSCAPE = [
  ...['SSL Client', 'SSL Server', 'S/MIME', 'Object Signing', 'Unused'],
  ...['SSL CA', 'S/MIME CA', 'Object Signing CA'],
];
