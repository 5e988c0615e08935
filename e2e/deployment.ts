import { createServer, type RequestListener, type Server } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import { createSiteServer } from '../scripts/serve.mjs';
import { SUB_PATH } from './site';

/** A server whose build can be replaced, as a deployment does, and whose network can be cut. */
export class Deployment {
  readonly #front: Server;
  #site?: Server;
  #isCut = false;
  #missing: RegExp | undefined;
  #held: { readonly addresses: RegExp; readonly until: Promise<void>; readonly release: () => void } | undefined;
  #url = '';

  private constructor() {
    const answer: RequestListener = async (request, response) => {
      if (this.#held?.addresses.test(request.url ?? '')) await this.#held.until;
      if (this.#isCut) request.socket.destroy();
      else if (this.#missing?.test(request.url ?? '')) response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
      else this.#site?.emit('request', request, response);
    };
    this.#front = createServer(answer);
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
    this.#site = createSiteServer({ root, base: SUB_PATH });
  }

  /** From now on there is no network. First the browser knows: a file that is gone while there is one makes the page load anew. */
  async goOffline(context: BrowserContext): Promise<void> {
    await context.setOffline(true);
    this.cut();
  }

  /** From now on nobody is answered. */
  cut(): void {
    this.#isCut = true;
    this.#front.closeAllConnections();
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
