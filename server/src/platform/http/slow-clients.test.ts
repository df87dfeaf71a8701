import Fastify, { type FastifyInstance } from 'fastify';
import { test as base, expect } from 'vitest';
import { rejectSlowBodies } from '#platform/http/slow-clients.ts';
import { answerUnreadable } from '#platform/http/unreadable-requests.ts';
import { sendRaw } from '#testing/raw-http.ts';

/** An app that wants a kilobyte of each body in every 50 ms. */
const test = base.extend<{ app: FastifyInstance }>({
  app: async ({}, use) => {
    const app = Fastify({
      clientErrorHandler: (error, socket) => answerUnreadable(error, socket, {}, undefined),
    });
    rejectSlowBodies(app, { bytes: 1024, everyMs: 50 });
    app.post('/', async ({ body }) => body);
    await use(app);
    await app.close();
  },
});

const post = (length: number, body: string) =>
  `POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n${body}`;

test('ends a request when only 6 of 100 bytes arrive', async ({ app }) => {
  const { status, body } = await sendRaw(app, post(100, 'a=1234'));

  expect(status).toBe(408);
  expect(JSON.parse(body)).toMatchObject({ success: false, code: 'request_timeout' });
});

test('answers a request whose body is there, however long that takes', async ({ app }) => {
  app.addHook('preHandler', () => new Promise((resolve) => setTimeout(resolve, 120)));

  const { status, body } = await sendRaw(app, post(6, 'a=1234'));

  expect([status, body]).toEqual([200, 'a=1234']);
});
