import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '#testing/loopback.ts';

/** Delivers the data of one direction of a connection in order, each piece after its delay. */
function inOrder() {
  let turn = Promise.resolve();
  return (delayMs: number, act: () => void) => {
    const dueAt = performance.now() + delayMs;
    turn = turn.then(async () => {
      const left = dueAt - performance.now();
      if (left > 0) await pause(left);
      act();
    });
  };
}

/** Starts a proxy that can delay or reject traffic, or `cut` open connections without closing them until it is healed. */
export async function openFaultyLine(serviceUrl: string) {
  const sockets = new Set<Socket>();
  let service = new URL(serviceUrl);
  let carry = { isCut: false };
  let delayMs = 0;

  const server = createServer((client) => {
    const line = carry;
    const far = connect(Number(service.port), service.hostname);
    for (const [from, to] of [
      [client, far],
      [far, client],
    ] as const) {
      const handOn = inOrder();
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => handOn(delayMs, () => line.isCut || to.write(bytes)));
      from.on('close', () => {
        sockets.delete(from);
        handOn(delayMs, () => line.isCut || to.end());
      });
    }
  });
  const port = await listen(server);
  const url = new URL(serviceUrl);
  url.host = `127.0.0.1:${port}`;

  /** Rejects new connections and resets the open ones, as if the service had stopped. */
  async function reject() {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  }
  return {
    url: url.href,
    cut: () => {
      carry.isCut = true;
    },
    heal: () => {
      carry = { isCut: false };
      delayMs = 0;
    },
    /** Delays each piece that is sent in either direction. */
    delay: (ms: number) => {
      delayMs = ms;
    },
    reject,
    /** Accepts connections again after `reject`. */
    accept: () => listen(server, port),
    /** Forwards new connections to another service. */
    leadTo: (otherUrl: string) => {
      service = new URL(otherUrl);
    },
    close: async () => {
      if (server.listening) await reject();
    },
  };
}

export type FaultyLine = Awaited<ReturnType<typeof openFaultyLine>>;
