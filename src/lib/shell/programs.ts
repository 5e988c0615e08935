/** The programs whose commands are looked for in a text; of others less is taken for granted. */
export interface Programs {
  /** A word that names one of them. */
  readonly name: RegExp;
  /** A prompt that was copied with such a command. */
  readonly prompt: RegExp;
  /** Whether what the text itself feeds to standard input is read. */
  readonly readsInput?: true;
}

const WRAPPERS = '(?:(?:sudo|env|time|nohup|exec|command|winpty|-\\S+|[A-Za-z_]\\w*=\\S*)[^\\S\\r\\n]+)*';

function promptBefore(command: string): RegExp {
  return new RegExp(
    `[^\\S\\r\\n]*(?:\\([^()\\s]*\\)[^\\S\\r\\n]*)?(?:PS[^\\S\\r\\n]+)?[^\\s'"|;&]{0,200}?[$#%>❯➜»][^\\S\\r\\n]*(?=${WRAPPERS}(?:\\S*[\\\\/])?${command})`,
    'y',
  );
}

/** Programs that run containers. */
export const CONTAINERS: Programs = {
  name: /(?:^|[\\/])(?:docker|podman|nerdctl)(?:\.exe)?$/,
  prompt: promptBefore(
    '(?:docker|podman|nerdctl)(?:\\.exe)?[^\\S\\r\\n]+' +
      '(?:-\\S+[^\\S\\r\\n]+(?:[^-\\s]\\S*[^\\S\\r\\n]+)?){0,8}?(?:container[^\\S\\r\\n]+)?(?:run|create)(?!\\S)',
  ),
};

/** Programs that send requests. */
export const REQUESTERS: Programs = {
  name: /(?:^|[\\/])(?:curl|wget|https?|xhs?)(?:\.exe)?$/i,
  prompt: promptBefore('(?:curl|wget|https?|xhs?)(?:\\.exe)?[^\\S\\r\\n]+[^\\s]'),
  readsInput: true,
};
