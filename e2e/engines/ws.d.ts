/** The little that is used of it here. */
declare module 'ws' {
  export default class WebSocket {
    constructor(url: string);
    on(event: 'open' | 'close', listener: () => void): this;
    on(event: 'message', listener: (data: { toString(): string }) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    send(text: string): void;
    close(): void;
  }
}
