import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Registry } from 'prom-client';

/**
 * Serves the metrics at `/metrics` on a port of their own, which a proxy does not forward. Returns how to
 * close it, and the port.
 */
export async function serveMetrics(register: Registry, { host, port }: { host: string; port: number }) {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'content-type': register.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
