import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { createSiteServer } from '../scripts/serve.mjs';
import { SUB_PATH } from './site';

/** A server whose build can be replaced, as a deployment does, and whose network can be cut. */
export class Deployment {
  readonly #front: Server;
  #site?: Server;
  #root = '';
  #isCut = false;
  #missing: RegExp | undefined;
  #held: { readonly addresses: RegExp; readonly until: Promise<void>; readonly release: () => void } | undefined;
  #prefixed: { readonly addresses: RegExp; readonly script: string } | undefined;
  #answered = 0;
  #url = '';

  private constructor() {
    const answer = async (request: IncomingMessage, response: ServerResponse) => {
      this.#answered++;
      if (this.#held?.addresses.test(request.url ?? '')) await this.#held.until;
      if (this.#isCut) request.socket.destroy();
      else if (this.#missing?.test(request.url ?? '')) response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      else if (this.#prefixed?.addresses.test(request.url ?? '')) {
        const found = readFileSync(join(this.#root, (request.url ?? '').slice(SUB_PATH.length)), 'utf8');
        response
          .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
          .end(`${this.#prefixed.script}\n${found}`);
      } else this.#site?.emit('request', request, response);
    };
    this.#front = createServer((request, response) => void answer(request, response));
  }

  /** Serves a build on a free port, under a sub-path. */
  static async start(root: string): Promise<Deployment> {
    const deployment = new Deployment();
    deployment.deploy(root);
    await new Promise<void>((done) => deployment.#front.listen(0, '127.0.0.1', done));
    const address = deployment.#front.address();
    if (typeof address !== 'object' || !address) throw new Error('The server has no port');
    deployment.#url = `http://127.0.0.1:${address.port}${SUB_PATH}`;
    return deployment;
  }

  /** Where the site is, ending in a slash. */
  get url(): string {
    return this.#url;
  }

  deploy(root: string): void {
    this.#root = root;
    this.#site = createSiteServer({ root, base: SUB_PATH });
  }

  /** From now on there is no network. First the browser knows: a file that is gone while there is one makes the page load anew. */
  async goOffline(context: BrowserContext): Promise<void> {
    await context.setOffline(true);
    this.cut();
  }

  /** From now on nobody is answered, until all are again. */
  cut(isCut = true): void {
    this.#isCut = isCut;
    if (isCut) this.#front.closeAllConnections();
  }

  /** From now on scripts at such addresses begin with this one. */
  prefix(addresses: RegExp, script: string): void {
    this.#prefixed = { addresses, script };
  }

  /** How many requests there were. */
  get answered(): number {
    return this.#answered;
  }

  /** From now on requests of such addresses wait, until they are released. */
  hold(addresses: RegExp): void {
    let release: () => void = () => undefined;
    const until = new Promise<void>((done) => {
      release = done;
    });
    this.#held = { addresses, until, release };
  }

  /** Answers what has waited, and all that comes. */
  release(): void {
    this.#held?.release();
    this.#held = undefined;
  }

  /** From now on files with such addresses are gone. */
  lose(addresses: RegExp): void {
    this.#missing = addresses;
  }

  stop(): void {
    this.release();
    this.#front.close();
    this.#front.closeAllConnections();
  }
}
