import { type ActionFunctionArgs, data } from 'react-router';
import { ApiError } from '#api/call-api.ts';

/** One write of a page: takes the submitted input and returns the reply of the API. */
// biome-ignore lint/suspicious/noExplicitAny: each write declares its own input.
export type Write = (input: any, args: ActionFunctionArgs) => Promise<unknown>;
export type Writes = Readonly<Record<string, Write>>;

/** Dispatched on the window when a write is rejected until the person has agreed to changed legal texts. */
export const AGREEMENT_NEEDED = 'agreement-needed';

/** What became of a write: the reply, or the error of the API. */
export type WriteResult<Reply> = { reply: Reply; error?: never } | { reply?: never; error: ApiError };

/**
 * Makes the `clientAction` of a page from its writes. `useWrite` submits to it by the name of the write: any
 * value as JSON, files as `FormData`. The loaders of the page run again after a write and after a rejected
 * one, because the page may be outdated.
 */
export function pageAction(writes: Writes) {
  return async (args: ActionFunctionArgs) => {
    const { name, input } = await readSubmission(args.request);
    const write = writes[name];
    if (!write) throw new Error(`This page has no write named ${name}.`);
    try {
      return { reply: await write(input, args) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return rejected(error);
    }
  };
}

function rejected(error: ApiError) {
  if (error.code === 'agreement_needed') window.dispatchEvent(new Event(AGREEMENT_NEEDED));
  return canReload(error) ? { error } : data({ error }, { status: SKIPS_RELOAD });
}

/** The router does not run the loaders again after an action with an error status. */
const SKIPS_RELOAD = 503;

/**
 * Whether the loaders could succeed after this error. Without a connection or a session they fail too, and
 * the error page would replace what was typed.
 */
function canReload({ status }: ApiError): boolean {
  return status !== 0 && status !== 401 && status < 500;
}

async function readSubmission(request: Request): Promise<{ name: string; input: unknown }> {
  if (request.headers.get('content-type')?.startsWith('application/json')) return request.json();
  const form = await request.formData();
  const name = String(form.get('write'));
  form.delete('write');
  return { name, input: form };
}
