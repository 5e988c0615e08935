import { parse as complete } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { convertCommands } from './convert';
import { composeOptions } from './options';
import { expectCompose } from './testing';

const OPTIONS = complete(composeOptions, {});

function made(text: string) {
  const result = convertCommands(text, '', OPTIONS);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  expectCompose(result.value.text);
  const { services } = parse(result.value.text) as { services: Record<string, unknown> };
  const notes = result.value.notes.map(({ option, reason, at }) => [reason.code, option, at]);
  return { services, notes, all: result.value.notes };
}

const faultOf = (text: string) => {
  const result = convertCommands(text, '', OPTIONS);
  return result.ok ? undefined : result.fault;
};

describe('placeholders of documentation', () => {
  it.each<[string, unknown, string[]]>([
    ['-v <PATH>:/data img', { image: 'img', volumes: ['<PATH>:/data'] }, ['<PATH>']],
    ['-e KEY=<your key> img', { image: 'img', environment: ['KEY=<your key>'] }, ['<your key>']],
    ['-e KEY=<你的密钥> img', { image: 'img', environment: ['KEY=<你的密钥>'] }, ['<你的密钥>']],
    ['-e MODE=<dev|prod> img', { image: 'img', environment: ['MODE=<dev|prod>'] }, ['<dev|prod>']],
    ["-e A=<what's yours> img", { image: 'img', environment: ["A=<what's yours>"] }, ["<what's yours>"]],
    ['-v </path/to/x>/sub:/d img', { image: 'img', volumes: ['</path/to/x>/sub:/d'] }, ['</path/to/x>']],
    ['-e A=<a> -e B=<b> img', { image: 'img', environment: ['A=<a>', 'B=<b>'] }, ['<a>', '<b>']],
    ['-p <port>:80 img', { image: 'img', ports: ['<port>:80'] }, ['<port>']],
    ['img run <file>', { image: 'img', command: ['run', '<file>'] }, ['<file>']],
  ])('stay one word: %s', (flags, expected, placeholders) => {
    const { services, notes } = made(`docker run ${flags}`);
    expect(Object.values(services)).toEqual([expected]);
    expect(notes.map(([code, option]) => [code, option])).toEqual(placeholders.map((text) => ['placeholder', text]));
  });

  it('can be the image', () => {
    expect(made('docker run -d <your image>:<tag>').services).toEqual({
      'your-image': { image: '<your image>:<tag>' },
    });
  });

  it.each(['img < in > out', 'img <in >out', 'img <in>out', 'img <in>/dev/null', 'img 0<in 2>&1', 'img <<<x >y'])(
    'are no redirections: %s',
    (words) => {
      const { notes, services } = made(`docker run ${words}`);
      expect(services).toEqual({ img: { image: 'img' } });
      expect(notes.map(([code]) => code)).toEqual(['redirection', 'redirection']);
    },
  );

  it('are no quoted text and no process', () => {
    expect(made(`docker run -e 'A=<b>' -e "B=<c>" -e C=\\<d\\> img`).notes).toEqual([]);
    expect(made('docker run img <(a b)').notes.map(([code]) => code)).toEqual(['substitution']);
  });
});

describe('a line that does not end with the sign to go on', () => {
  it.each([
    ['docker run -d \\\n  --name x\n  -p 80:80 \\\n  nginx', { line: 2, column: 11, sign: '\\', at: 26 }],
    ['docker run -d\r\n  -p 80:80 nginx', { line: 1, sign: '\\' }],
    ['docker run \\\n  -d\n  nginx', { line: 2 }],
    ['docker run -d\n  nginx', { line: 1 }],
    ['docker run \\\n\n  nginx', { line: 2 }],
    ['docker run `\n  -d\n  nginx', { line: 2, sign: '`' }],
    ['docker run ^\r\n  -d\r\n  nginx', { line: 2, sign: '^' }],
    ['docker run a\ndocker run -d\n  -p 1:1 b', { line: 2 }],
  ])('is named: %j', (text, place) => expect(faultOf(text)).toMatchObject({ code: 'missed-continuation', ...place }));

  it('is told where the command could end there', () => {
    const { services, all } = made('docker run -d \\\n  nginx\n  -p 80:80');
    expect(services).toEqual({ nginx: { image: 'nginx' } });
    expect(all.slice(1)).toEqual([
      {
        list: 'none',
        option: '-p',
        command: 1,
        at: 26,
        reason: { code: 'missed-continuation', brokenLine: 2, sign: '\\' },
      },
    ]);
  });

  it.each(['docker run', 'docker run -d\nls', 'docker run -d\n\n  nginx', 'docker run -d; -x', 'docker run -d\n# x'])(
    'is not the fault of %j',
    (text) => expect(faultOf(text)).toMatchObject({ code: 'no-image' }),
  );
  it('is not meant by other lines', () => {
    expect(made('docker run a\n\n-p is a flag').notes).toEqual([]);
    expect(made('docker run a\n- then open it\n---').notes).toEqual([]);
    expect(made('docker run a\n  docker run b').notes).toEqual([]);
  });
});

describe('other commands of docker', () => {
  it.each([
    ['docker service create --replicas 3 nginx', 'docker service create'],
    ['sudo docker -H x service create nginx', 'docker service create'],
    ['docker build -t x .', 'docker build'],
    ['$ docker compose up -d', 'docker compose up'],
    ['podman pod create', 'podman pod create'],
  ])('are named when there is no run: %s', (text, command) => {
    expect(faultOf(text)).toMatchObject({ code: 'other-command', command });
  });
  it('are noted beside a run when they make something', () => {
    expect(made('docker service create nginx\ndocker pull b\ndocker run a').notes).toEqual([
      ['other-command', 'docker service create nginx', 0],
    ]);
  });
});

describe('typographic signs', () => {
  it.each([
    ['–name web img', ['–name', '--name'], { image: 'img', container_name: 'web' }],
    ['—name=web img', ['—name', '--name'], { image: 'img', container_name: 'web' }],
    ['–-name web img', ['–-name', '--name'], { image: 'img', container_name: 'web' }],
    ['−p 80:80 img', ['−p', '-p'], { image: 'img', ports: ['80:80'] }],
    ['—p80:80 img', ['—p80:80', '-p80:80'], { image: 'img', ports: ['80:80'] }],
    ['–it img', ['–it', '-it'], { image: 'img', stdin_open: true, tty: true }],
  ])('are read as hyphens: %s', (flags, [option, read], expected) => {
    const { services, all } = made(`docker run ${flags}`);
    expect(Object.values(services)).toEqual([expected]);
    expect(all).toEqual([
      expect.objectContaining({
        option,
        at: 11,
        place: { line: 1, column: 12 },
        reason: { code: 'typographic-dash', read },
      }),
    ]);
  });

  it.each([
    ['“A=b c”', 'A=b c'],
    ['‘A=b c’', 'A=b c'],
    ['A=“b c”', 'A=b c'],
    ['« A=b c »', 'A=b c'],
    ['«\u00a0A=b c\u202f»', 'A=b c'],
    ['„A=b c“', 'A=b c'],
    ['‘A=it’s’', 'A=it’s'],
    ['“A=$HOME \\$x”', 'A=$HOME $$x'],
    ['‘A=$HOME’', 'A=$$HOME'],
  ])('are read as quotes: %s', (word, expected) => {
    const { services, all } = made(`docker run \\\n  -e ${word} img`);
    expect(services).toEqual({ img: { image: 'img', environment: [expected] } });
    expect(all).toMatchObject([
      {
        option: word.startsWith('A') ? word.slice(2) : word,
        reason: { code: 'typographic-quotes' },
        place: { line: 2 },
      },
    ]);
  });

  it('are named where they close nothing, and stay', () => {
    const { services, all } = made('docker run -e A=“b img');
    expect(services).toEqual({ img: { image: 'img', environment: ['A=“b'] } });
    expect(all).toMatchObject([
      { option: '“', at: 16, reason: { code: 'typographic-quote' }, place: { line: 1, column: 17 } },
    ]);
  });

  it('are text within quotes and words', () => {
    expect(made(`docker run -e 'A=“b”' -e "B=«c»" -e C=l’été -e D=–x img –y`).notes).toEqual([]);
  });
});

describe('the file', () => {
  // What readers of YAML 1.1 written in Python and C do not take raw, or take for a line break.
  it.each([
    'tab\tx',
    'a\u0085b',
    'a\u2028b',
    'a\u2029b',
    'a\u007fb',
    'a\u0080b',
    '\ufeffa',
    'a\ufffe',
    'a\u2028\n b\tc',
  ])('has %j with escapes, in quotes', (value) => {
    const result = convertCommands(`docker run -e 'A=${value}' img '${value}'`, '', OPTIONS);
    if (!result.ok) throw new Error(result.fault.code);
    // oxlint-disable-next-line no-control-regex
    expect(result.value.text).not.toMatch(/[\t\x7f-\x9f\u2028\u2029\ufeff\ufffe]/);
    expect(parse(result.value.text, { version: '1.1' })).toEqual({
      services: { img: { image: 'img', environment: [`A=${value}`], command: [value] } },
    });
  });
});
