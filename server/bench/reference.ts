import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from '#bench/processes.ts';

/**
 * The bare server used as a reference: only node:http and pg. It receives each request's statements once and
 * answers /<case>/<request> by running them as prepared statements.
 */
let cases: (Statement & { name: string })[][][] = [];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });

const server = createServer(async (request, response) => {
  await drain(request);
  const [place = 0, variant = 0] = (request.url ?? '').slice(1).split('/').map(Number);
  const results: unknown[] = [];
  for (const statement of cases[place]?.[variant] ?? []) results.push((await pool.query(statement)).rows);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(results));
});

async function drain(request: IncomingMessage) {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (body) JSON.parse(body);
}

process.once('message', (variantsOfCases: Statement[][][]) => {
  const named = (statement: Statement) => ({
    ...statement,
    name: createHash('sha256').update(statement.text).digest('base64url'),
  });
  cases = variantsOfCases.map((variants) => variants.map((statements) => statements.map(named)));
  server.listen(0, '127.0.0.1', () => {
    // A listening TCP server always has an address with a port.
    const { port } = server.address() as AddressInfo;
    process.send?.(port);
  });
});
