import type { EndpointInput, EndpointName, Reply } from '@kirdaar/contract/api';
import { type ActionFunctionArgs, data } from 'react-router';
import { ApiError } from '#api/call-api.ts';
import { siteContext } from '#api/site-context.ts';

type Post = Extract<EndpointName, `POST ${string}`>;
type Body<N extends Post> = EndpointInput<N, never> extends { body?: infer B } ? Partial<B> : never;
type Send = <N extends Post>(name: N, body: Body<N>) => Promise<Reply<N>>;

/** One write of a page as a form without scripts submits it: the text of each of its fields. */
export type PostedWrite = (
  typed: Readonly<Record<string, string>>,
  args: { send: Send; url: URL; params: ActionFunctionArgs['params'] },
) => Promise<unknown>;

/** What the server answered to a form that was submitted without scripts. */
export interface Posted {
  /** The name of the write. */
  write: string;
  /** What was typed, without passwords and identity numbers. */
  typed: Readonly<Record<string, string>>;
  reply?: unknown;
  error?: Pick<ApiError, 'status' | 'message' | 'fields' | 'code'>;
}

const BAD_REQUEST = 400;

/**
 * Makes the `action` of a page: it takes the forms that are submitted before the page's scripts run, or
 * without scripts. The button of a form names its write in the field `write`.
 */
export function formAction(writes: Readonly<Record<string, PostedWrite>>) {
  return async ({ request, context, params }: ActionFunctionArgs) => {
    const site = context.get(siteContext);
    const { write, fields } = await readForm(request);
    const run = writes[write];
    if (!run) throw data(null, { status: BAD_REQUEST });

    const send: Send = async (name, body) => {
      const answer = await site.sendApi(name.slice('POST '.length), body);
      // The response comes from our own server, which follows the contract.
      const reply = answer.body as Reply<typeof name> & Partial<ApiError>;
      if (answer.status < BAD_REQUEST) return reply;
      throw new ApiError(answer.status, reply.message ?? '', reply.fields, reply.code);
    };
    const posted = { write, typed: withoutSecrets(fields) };
    try {
      return { ...posted, reply: await run(fields, { send, url: new URL(request.url), params }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { status, message, fields, code } = error;
      return data({ ...posted, error: { status, message, fields, code } }, { status: status || 500 });
    }
  };
}

async function readForm(request: Request) {
  // A request without a form type has no form.
  const form = await request.formData().catch(() => new FormData());
  const entries = [...form].map(([name, value]) => [name, String(value)] as const);
  const { write = '', ...fields } = Object.fromEntries(entries);
  return { write, fields };
}

/** Never sent back, so that neither a cache nor the next person at the screen gets them. */
function withoutSecrets(fields: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => !/password|pan_no|aadhaar_no|passport_no/i.test(name)),
  );
}
