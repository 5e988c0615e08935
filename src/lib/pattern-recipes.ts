/** A pattern that is wanted again and again, with the flags it is meant for, what it takes and what it must not. */
export interface PatternRecipe {
  readonly pattern: string;
  readonly flags: string;
  readonly takes: readonly string[];
  readonly refuses: readonly string[];
}

/** Without leading zeros, which some programs read as octal. */
const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const HEX = '[\\da-fA-F]';

/**
 * Each takes the whole of a text, to check a field with it; all need a time that grows as the text does. None needs a flag, so that each works
 * wherever it is pasted.
 */
export const PATTERN_RECIPES = {
  /** As browsers check `<input type="email">`. */
  email: {
    pattern:
      "^[\\w.!#$%&'*+\\/=?^`{|}~-]+@[a-zA-Z\\d](?:[a-zA-Z\\d-]{0,61}[a-zA-Z\\d])?(?:\\.[a-zA-Z\\d](?:[a-zA-Z\\d-]{0,61}[a-zA-Z\\d])?)*$",
    flags: '',
    takes: ['jane.doe+news@example.com', "o'brien@localhost", 'a@xn--fsqu00a.cn'],
    refuses: ['jane', 'jane@', 'jane@-a.com', 'jane doe@example.com', 'jane@example..com', '@example.com'],
  },
  url: {
    pattern: '^[hH][tT]{2}[pP][sS]?:\\/\\/[^\\s\\/?#]+(?:[\\/?#]\\S*)?$',
    flags: '',
    takes: ['https://example.com', 'HTTP://localhost:8080/a?b=c#d', 'https://例子.中国/路径'],
    refuses: ['ftp://example.com', 'https://', 'https:///a', 'https://example.com/a b'],
  },
  date: {
    pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
    flags: '',
    takes: ['2024-01-31', '0001-12-01'],
    refuses: ['2024-13-01', '2024-00-10', '2024-01-32', '24-01-01', '2024/01/01'],
  },
  time: {
    pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?$',
    flags: '',
    takes: ['00:00', '23:59', '12:30:59'],
    refuses: ['24:00', '9:30', '12:60', '12:30:60', '12.30'],
  },
  /** E.164: a plus, the country's code, fifteen digits at most. */
  phone: {
    pattern: '^\\+[1-9]\\d{6,14}$',
    flags: '',
    takes: ['+33612345678', '+8613812345678', '+12025550123'],
    refuses: ['0612345678', '+0612345678', '+33 6 12 34 56 78', '+123456', '+1234567890123456'],
  },
  /** Eleven digits, as mobile numbers of mainland China have them. */
  mobile: {
    pattern: '^1[3-9]\\d{9}$',
    flags: '',
    takes: ['13812345678', '19912345678'],
    refuses: ['12812345678', '1381234567', '138123456789', '+8613812345678'],
  },
  ipv4: {
    pattern: `^(?:${OCTET}\\.){3}${OCTET}$`,
    flags: '',
    takes: ['0.0.0.0', '127.0.0.1', '255.255.255.255'],
    refuses: ['256.0.0.1', '1.2.3', '1.2.3.4.5', '1.2.3.', '01.2.3.4', '192.168.001.1', '00.0.0.0'],
  },
  uuid: {
    pattern: `^${HEX}{8}-${HEX}{4}-[1-8]${HEX}{3}-[89abAB]${HEX}{3}-${HEX}{12}$`,
    flags: '',
    takes: ['123e4567-e89b-12d3-a456-426614174000', '018F3F26-7C1A-7B3E-9D4C-1A2B3C4D5E6F'],
    refuses: [
      '123e4567e89b12d3a456426614174000',
      '123e4567-e89b-92d3-a456-426614174000',
      'g23e4567-e89b-12d3-a456-426614174000',
    ],
  },
  colour: {
    pattern: `^#(?:${HEX}{3,4}|${HEX}{6}|${HEX}{8})$`,
    flags: '',
    takes: ['#fff', '#2F80ED', '#2f80edcc', '#abcd'],
    refuses: ['#ff', '#fffff', '2f80ed', '#2f80eg', '#1234567'],
  },
  semver: {
    pattern:
      '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][\\da-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][\\da-zA-Z-]*))*))?(?:\\+([\\da-zA-Z-]+(?:\\.[\\da-zA-Z-]+)*))?$',
    flags: '',
    takes: ['1.2.3', '1.0.0-alpha.1', '1.0.0-rc.1+build.5', '0.0.0'],
    refuses: ['1.2', '01.2.3', '1.2.3-', '1.2.3-01', 'v1.2.3', '1.2.3+'],
  },
  number: {
    pattern: '^[+-]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][+-]?\\d+)?$',
    flags: '',
    takes: ['0', '-1.5', '+.5', '1e10', '6.02E+23', '5.'],
    refuses: ['.', '1e', '1.2.3', '--1', '1,000'],
  },
} as const satisfies Record<string, PatternRecipe>;

export type RecipeName = keyof typeof PATTERN_RECIPES;
