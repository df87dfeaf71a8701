import type { CookieSerializeOptions } from '@fastify/cookie';
import { type Answer, api, type EndpointName, type EndpointOutput } from '@kirdaar/contract/api';
import { type Endpoint, isReading } from '@kirdaar/contract/endpoint';
import { type Doubtful, parseWithDoubts } from '@kirdaar/contract/fields';
import { msg } from '@kirdaar/contract/messages';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { Acting } from '@kirdaar/contract/rules/representation';
import { neededRole } from '@kirdaar/contract/rules/team-roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { NO_REPLICAS, type ReadFrom, type Replicas } from '#platform/database/replicas.ts';
import { asActing } from '#platform/http/acting.ts';
import { type Actor, type ActorOf, admit, admitStaff, type StaffActor } from '#platform/http/actor.ts';
import { AppError, isPlainErrorCode } from '#platform/http/app-error.ts';
import { askedLanguage } from '#platform/http/asked-language.ts';
import { clientIp } from '#platform/http/client-ip.ts';
import { releaseSlot } from '#platform/http/concurrency-limit.ts';
import { type ReceivedFile, receiveForm } from '#platform/http/multipart.ts';
import { sendPublic } from '#platform/http/response-cache.ts';
import { translate, translateAnswer } from '#platform/http/translate.ts';

z.config({
  customError: ({ code, input }) =>
    code === 'invalid_type' && (input === undefined || input === null) ? msg('fill_in') : undefined,
});

declare module 'fastify' {
  interface FastifyInstance {
    replicas: Replicas;
    /** Replaces ids of what a member limited to projects does not see. */
    hideProjects: <T>(memberId: string, sent: T) => Promise<T>;
    /** Does something for a talent, and records it. */
    recordActing: <T>(
      deed: { talent_id: string; acting: Acting; endpoint: string; subject: string | null },
      act: () => Promise<T>,
    ) => Promise<T>;
    /** Has staff look at texts of a house that may ask talent for money. */
    reportDoubts: (writer: { subject: 'house' | 'talent'; id: string }, doubts: Doubtful[]) => Promise<void>;
  }
}

type AccessOf<N extends EndpointName> = (typeof api)[N]['access'];

/** What is known of the client machine. */
export interface Client {
  /** Its IPv4 address or IPv6 network. */
  ip: string;
  userAgent: string;
  /** The best match of its Accept-Language header among our languages. */
  language: Language;
}

export type Handler<N extends EndpointName> = (
  request: EndpointOutput<N, ReceivedFile> & {
    actor: ActorOf<AccessOf<N>>;
    /**
     * Only the request that restores a session is authenticated by cookies. Otherwise they show whether two requests
     * come from the same browser.
     */
    cookies: FastifyRequest['cookies'];
    client: Client;
    setCookie: (name: string, value: string, options: CookieSerializeOptions) => void;
    /** Makes the browser forget what it keeps of the site: stored session, drafts, caches, push worker. */
    clearBrowser: () => void;
    /** Reads content of the site: what is public, or for a preview with the draft of staff in its place. */
    readContent: <T>(read: (db: Database) => Promise<T>) => Promise<T>;
    /**
     * Reads what anyone may see, for a visitor from a replica of the database. A person who is logged in reads from
     * the given database, and so sees at once what they wrote.
     */
    readPublic: ReadFrom;
    /** The language of the response: the client's if the endpoint is declared `translated`, otherwise English. */
    contentLanguage: Language;
    /** Translates an error, or a message made by `msg`, that is part of a successful response. */
    translate: (message: AppError | string) => string;
    /** Registers a callback for when the client's connection closes. */
    onGone: (leave: () => void) => unknown;
  },
) => Promise<Answer<N>>;

/**
 * Serves one endpoint of the contract. The handler receives only an authorised user and parsed input; the
 * response schema drops every field it does not name.
 */
export function serve<N extends EndpointName>(app: FastifyInstance, name: N, handler: Handler<N>) {
  const endpoint: Endpoint = api[name];
  const [method = '', url = ''] = name.split(' ');
  app.route({
    method,
    url,
    handler: async (request, reply) => {
      const client = clientOf(request);
      const { access } = endpoint;
      const actor =
        access === 'staff'
          ? await admitStaff(app, request, endpoint)
          : await admit(app, request, access, { ...endpoint, team: neededRole(name, endpoint) });
      request.accountId = actor?.id;
      const preview = endpoint.cache === undefined ? undefined : app.previewOf(request);
      if (actor || preview || endpoint.cache === undefined) {
        const answered = await answer(request, reply, client, actor, preview);
        // Set only after success, because an error response is not a file.
        if (endpoint.file) reply.type(endpoint.file);
        return answered;
      }

      const write = async () => JSON.stringify(await answer(request, reply, client, undefined));
      // Responses in several languages are kept apart, and so do caches on the way.
      const language = languageOf(request);
      const address = language === 'en' ? request.url : `${language} ${request.url}`;
      const { cache: seconds, translated } = endpoint;
      return sendPublic(request, reply, { write, type: 'application/json', seconds, translated, address });
    },
  });

  const languageOf = ({ headers }: FastifyRequest): Language =>
    endpoint.translated ? askedLanguage(headers['accept-language']) : 'en';

  /** Replaces the IDs of what a member limited to projects does not see by the ID of nothing. */
  async function hideUnseen<T extends object>(actor: Actor | StaffActor | undefined, named: T) {
    const isLimited = actor?.role === 'production' && actor.is_limited && endpoint.access !== 'public';
    return isLimited ? app.hideProjects(actor.id, named) : named;
  }

  /** Runs the handler, and records what somebody did who acts for a talent. */
  async function handle(
    seen: object,
    actor: Actor | StaffActor | undefined,
    named: { params: unknown; body: unknown },
  ) {
    const acting = actor?.role === 'talent' ? actor.acting : undefined;
    // The cast is safe: the parts were parsed by the same schemas that define the handler's type.
    const act = () => asActing(acting, () => handler(seen as never));
    if (!actor || !acting || isReading(name, endpoint)) return act();
    const deed = { talent_id: actor.id, acting, endpoint: name, subject: subjectOf(named) };
    return app.recordActing(deed, act);
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    client: Client,
    actor: Actor | StaffActor | undefined,
    preview?: string,
  ) {
    const params = endpoint.params ? parseParams(endpoint.params, request.params) : undefined;
    const query = endpoint.query?.parse(request.query);
    const form = await receive(endpoint, request);
    try {
      const { parsed: body, doubts } = parseWithDoubts(() => endpoint.body?.parse(form.fields ?? {}));
      const setCookie = (name: string, value: string, options: CookieSerializeOptions) => {
        reply.setCookie(name, value, options);
      };
      const clearBrowser = () => {
        reply.header('clear-site-data', '"cache", "storage"');
      };
      const onGone = (leave: () => void) => reply.raw.once('close', leave);
      const named = { params, query, body };
      const received = {
        actor,
        cookies: request.cookies,
        client,
        setCookie,
        clearBrowser,
        contentLanguage: languageOf(request),
        readContent: <T>(read: (db: Database) => Promise<T>) => app.readContent(preview, read),
        translate: (message: AppError | string) => translate(client.language, message),
        readPublic: actor ? NO_REPLICAS.read : app.replicas.read,
        onGone,
        files: form.files,
      };
      if (endpoint.switch) await app.rejectSwitchedOff(endpoint.switch);
      if (actor) await app.countCall(request, `${name} by ${actor.id}`, endpoint.limit?.account);
      const seen = { ...received, ...(await hideUnseen(actor, named)) };
      const answered = translateAnswer(client.language, await handle(seen, actor, named));
      if (actor && actor.role !== 'staff') await app.reportDoubts(writerOf(actor), doubts);
      return replyOf(name, endpoint, answered);
    } finally {
      await form.discard();
    }
  }
}

/** Returns the casting call or other object that a request names. */
function subjectOf(named: { params: unknown; body: unknown }): string | null {
  const { job_id, application_id, id } = { ...Object(named.params), ...Object(named.body) };
  return job_id ?? application_id ?? id ?? null;
}

/** Returns the response in the contract's format; a mismatch is our bug, not the client's. */
function replyOf(name: EndpointName, endpoint: Endpoint, answer: unknown) {
  const { data, error } = endpoint.reply.safeParse(answer);
  if (error) throw new Error(`The response of ${name} does not match the contract.`, { cause: error });
  return data;
}

function clientOf({ ip, headers }: FastifyRequest): Client {
  const language = askedLanguage(headers['accept-language']);
  return { ip: clientIp(ip), userAgent: headers['user-agent'] ?? '', language };
}

/** Treats an id that cannot exist like one that does not exist: the schema's message is the error code. */
function parseParams(schema: z.ZodObject, params: unknown) {
  const { data, error } = schema.safeParse(params);
  if (!error) return data;
  const code = error.issues[0]?.message;
  if (code === undefined || !isPlainErrorCode(code)) throw error;
  throw new AppError(code);
}

async function receive(endpoint: Endpoint, request: FastifyRequest) {
  if (request.isMultipart()) {
    if (!endpoint.files) throw new AppError('unsupported_media_type');
    const { files } = endpoint;
    return releaseSlot(() => receiveForm(request, files));
  }
  const files = Object.fromEntries(Object.keys(endpoint.files ?? {}).map((field) => [field, []]));
  return { fields: request.body, files, discard: async () => {} };
}

/** Whom a report of a text is about. Of what talent write, only the texts of agencies are checked. */
function writerOf(actor: Actor) {
  if (actor.role === 'talent') return { subject: actor.role, id: actor.id };
  return { subject: 'house' as const, id: actor.production_house_id };
}
