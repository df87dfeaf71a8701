import type { CallInput, CallName, Reply } from '@kirdaar/contract/api';
import { readToken } from '#session/store.ts';

/** A call that was not answered as hoped. `status` is 0 when no answer came at all. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  /** What is wrong with single fields, by field name. */
  readonly fields: Record<string, string>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

interface Options {
  signal?: AbortSignal;
  /** Told how much of an upload has gone, from 0 to 1. */
  onProgress?: (share: number) => void;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File[] | undefined>;
}

type Arguments<N extends CallName> =
  Record<string, never> extends CallInput<N, File>
    ? [input?: CallInput<N, File>, options?: Options]
    : [input: CallInput<N, File>, options?: Options];

/**
 * Makes one call of the contract for whoever is logged in. Throws an ApiError when it is
 * refused or nobody answers.
 */
export async function call<N extends CallName>(
  name: N,
  ...[input, options = {}]: Arguments<N>
): Promise<Reply<N>> {
  const { params = {}, query = {}, body, files }: Parts = input ?? {};
  const [method = '', template = ''] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param])));
  const search = new URLSearchParams(fieldsOf(query)).toString();
  const token = readToken();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body && !files) headers['content-type'] = 'application/json';
  const payload = files ? formOf(body ?? {}, files) : body && JSON.stringify(body);

  const { status, text } = await send(method, search ? `${path}?${search}` : path, headers, payload, options);
  const answer = parse(text);
  if (status >= 400) throw new ApiError(status, answer?.message ?? '', answer?.fields);
  return answer;
}

function formOf(body: Record<string, unknown>, files: NonNullable<Parts['files']>): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) form.append(name, value);
  for (const [name, list = []] of Object.entries(files)) for (const file of list) form.append(name, file);
  return form;
}

/** As multipart and query strings say it: flags as '1' and '0', lists and objects as JSON text. */
function fieldsOf(values: Record<string, unknown>): [string, string][] {
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (typeof value === 'boolean') return [[name, value ? '1' : '0']];
    return [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]];
  });
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** XMLHttpRequest, for it alone tells how much of an upload has gone. */
function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string | FormData | undefined,
  { signal, onProgress }: Options,
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError(0, 'No response from server. Check your connection.'));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });
}
