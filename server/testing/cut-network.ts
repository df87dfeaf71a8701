import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Starts a proxy before a database whose connections can be cut silently: what is sent on them from then on
 * vanishes, and neither side is told. Connections made after `heal` work.
 */
export async function openCutNetwork(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let carry = { isCut: false };

  const server = createServer((client) => {
    const line = carry;
    const database = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('data', (bytes) => line.isCut || to.write(bytes));
      from.on('close', () => {
        sockets.delete(from);
        if (!line.isCut) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(databaseUrl);
  // A listening TCP server always has an address with a port.
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut: () => {
      carry.isCut = true;
    },
    heal: () => {
      carry = { isCut: false };
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
