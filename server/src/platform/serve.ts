import { type Answer, api, type CallName, type CallOutput } from '@kirdaar/contract/api';
import type { Endpoint } from '@kirdaar/contract/endpoint';
import { neededRole } from '@kirdaar/contract/rules/team-roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, type ActorOf, admit } from '#platform/actor.ts';
import { type ReceivedFile, receiveForm } from '#platform/multipart.ts';
import { networkOf } from '#platform/network-of.ts';
import { sendPublic } from '#platform/public-answers.ts';
import { Refusal } from '#platform/refusal.ts';

z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && (input === undefined || input === null) ? 'Please fill this in.' : undefined,
});

type AccessOf<N extends CallName> = (typeof api)[N]['access'];

/** What is known of the machine a call comes from. */
export interface Client {
  /** Its IPv4 address or IPv6 network. */
  address: string;
  userAgent: string;
}

export type Handler<N extends CallName> = (
  request: CallOutput<N, ReceivedFile> & {
    actor: ActorOf<AccessOf<N>>;
    /** Cookies admit nobody; they only tell whether two requests come from one browser. */
    cookieHeader: string | undefined;
    client: Client;
    /** Calls back when the connection of the caller is gone, or no longer needed. */
    onGone: (leave: () => void) => unknown;
  },
) => Promise<Answer<N>>;

/**
 * Serves one call of the contract. The handler sees only an admitted caller and
 * parsed input; the reply's schema drops every field it does not name.
 */
export function serve<N extends CallName>(app: FastifyInstance, name: N, handler: Handler<N>) {
  const endpoint: Endpoint = api[name];
  const [method = '', url = ''] = name.split(' ');
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const client = clientOf(request);
      await app.countCall(request, `${name} from ${client.address}`, endpoint.limit?.address);
      const actor = await admit(app, request, endpoint.access, neededRole(name, endpoint));
      if (actor || endpoint.cache === undefined) {
        const answered = await answer(request, reply, client, actor);
        // Not before, for a refusal is no file.
        if (endpoint.file) reply.type(endpoint.file);
        return answered;
      }

      const write = async () => JSON.stringify(await answer(request, reply, client, undefined));
      reply.type('application/json; charset=utf-8');
      return sendPublic(request, reply, await app.publicAnswer(request.url, write), endpoint.cache);
    },
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    client: Client,
    actor: Actor | undefined,
  ) {
    const params = endpoint.params ? parseParams(endpoint.params, request.params) : undefined;
    const query = endpoint.query?.parse(request.query);
    const form = await receive(endpoint, request);
    try {
      const body = endpoint.body?.parse(form.fields ?? {});
      const cookieHeader = request.headers.cookie;
      const onGone = (leave: () => void) => reply.raw.once('close', leave);
      // The parts were parsed by the very schemas the handler's type is made of.
      const received = {
        actor,
        cookieHeader,
        client,
        onGone,
        params,
        query,
        body,
        files: form.files,
      } as never;
      if (actor) await app.countCall(request, `${name} by ${actor.id}`, endpoint.limit?.account);
      return replyOf(name, endpoint, await handler(received));
    } finally {
      await form.discard();
    }
  }
}

/** The answer in the contract's shape; one that does not fit is our mistake, not the caller's. */
function replyOf(name: CallName, endpoint: Endpoint, answer: unknown) {
  const { data, error } = endpoint.reply.safeParse(answer);
  if (error) throw new Error(`The answer of ${name} is not what the contract says.`, { cause: error });
  return data;
}

function clientOf({ ip, headers }: FastifyRequest): Client {
  return { address: networkOf(ip), userAgent: headers['user-agent'] ?? '' };
}

/** An id that cannot exist is answered like one that does not. */
function parseParams(schema: z.ZodObject, params: unknown) {
  const { data, error } = schema.safeParse(params);
  if (error) throw new Refusal(404, error.issues[0]?.message ?? 'Not found.');
  return data;
}

async function receive(endpoint: Endpoint, request: FastifyRequest) {
  if (request.isMultipart()) {
    if (!endpoint.files) throw new Refusal(415, 'This call takes JSON.');
    return receiveForm(request, endpoint.files);
  }
  const files = Object.fromEntries(Object.keys(endpoint.files ?? {}).map((field) => [field, []]));
  return { fields: request.body, files, discard: async () => {} };
}
