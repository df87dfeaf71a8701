import { type AddressInfo, createServer } from 'node:net';

/** Returns a port of this machine on which nothing listened a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      // The cast is safe: a listening TCP server has an address with a port.
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
