import WebSocket from 'ws';

interface Answer {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

/** A connection that speaks WebDriver BiDi: numbered commands, and events in between. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  #lastId = 0;

  private constructor(socket: WebSocket, onEvent: (method: string, params: unknown) => void) {
    this.#socket = socket;
    socket.on('message', (data) => {
      // What the standard says that arrives.
      const answer = JSON.parse(data.toString()) as Answer;
      if (answer.type === 'event') onEvent(answer.method ?? '', answer.params);
      const found = this.#waiting.get(answer.id ?? -1);
      this.#waiting.delete(answer.id ?? -1);
      if (answer.type === 'error') found?.fail(new Error(`${answer.error}: ${answer.message}`));
      else found?.done(answer.result);
    });
    socket.on('close', () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('The browser has closed the connection'));
    });
  }

  static connect(url: string, onEvent: (method: string, params: unknown) => void): Promise<Bidi> {
    return new Promise((done, fail) => {
      const socket = new WebSocket(url);
      socket.on('open', () => done(new Bidi(socket, onEvent))).on('error', fail);
    });
  }

  /** The answer is of the form that the standard gives for the command. */
  send<T>(method: string, params: object = {}): Promise<T> {
    const id = ++this.#lastId;
    return new Promise<T>((done, fail) => {
      this.#waiting.set(id, { done: (result) => done(result as T), fail });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  close(): void {
    this.#socket.close();
  }
}
