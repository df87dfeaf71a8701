import type { EndpointInput, EndpointName, Reply } from '@kirdaar/contract/api';
import type { ErrorCode } from '@kirdaar/contract/rules/errors';
import { isReadable } from '#api/is-readable.ts';
import { requestHeaders } from '#api/request-headers.ts';
import { readToken } from '#session/store.ts';
import * as words from '#words/api/requests.ts';

/** A failed API request. Screens decide by its `code`, never by the message. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** `no_response` when the server did not answer, or something in between answered for it. */
  readonly code: ErrorCode | 'no_response';
  /** 0 when no response arrived. */
  readonly status: number;
  /** The validation errors, by field name. */
  readonly fields: Record<string, string>;

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> = {},
    code: ErrorCode | 'no_response' = 'no_response',
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** Whose request it is, and what follows or cancels the upload of its files. */
export interface UploadOptions {
  /** The session, if it is not the one of the logged-in account. */
  token?: string | null;
  signal: AbortSignal;
  /** Receives the uploaded share, from 0 to 1. */
  onProgress: (share: number) => void;
}

interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  files?: Record<string, File[] | undefined>;
}

type Arguments<N extends EndpointName> =
  Record<string, never> extends EndpointInput<N, File>
    ? [input?: EndpointInput<N, File>, options?: Partial<UploadOptions>]
    : [input: EndpointInput<N, File>, options?: Partial<UploadOptions>];

/**
 * Sends one request of the contract as the logged-in user. Throws an ApiError when the server rejects it or
 * does not respond.
 */
export async function callApi<N extends EndpointName>(
  name: N,
  ...[input, options = {}]: Arguments<N>
): Promise<Reply<N>> {
  const { params = {}, query = {}, body, files }: Parts = input ?? {};
  const [method = '', template = ''] = name.split(' ');
  const path = template.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(String(params[param])));
  const search = new URLSearchParams(fieldsOf(query)).toString();
  const { token = readToken() } = options;
  const headers = requestHeaders(token);
  if (body && !files) headers['content-type'] = 'application/json';
  const payload = files ? formOf(body ?? {}, files) : body && JSON.stringify(body);

  const url = search ? `${path}?${search}` : path;
  const { status, text } = await send(method, url, headers, payload, options).catch(async (error) => {
    throw (error instanceof ApiError && (await findChangedFile(files))) || error;
  });
  if (status >= 400) throw errorOf(status, text);
  return parse(text);
}

/** Returns undefined if the request is rejected with one of the statuses. */
export async function ifFound<T>(request: Promise<T>, statuses = [404]): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof ApiError && statuses.includes(error.status)) return undefined;
    throw error;
  }
}

/** Browsers report a file that changed after it was chosen as a lost connection. */
async function findChangedFile(files: Parts['files'] = {}): Promise<ApiError | undefined> {
  for (const [field, list = []] of Object.entries(files))
    for (const file of list) if (!(await isReadable(file))) return fileChanged(field);
  return undefined;
}

export function fileChanged(field: string): ApiError {
  return new ApiError(400, words.file_changed, { [field]: words.file_changed }, 'file_not_accepted');
}

/** Returns the error of a response. */
export function errorOf(status: number, text: string): ApiError {
  const answer = parse(text);
  return new ApiError(status, answer?.message ?? '', answer?.fields, answer?.code);
}

function formOf(body: Record<string, unknown>, files: NonNullable<Parts['files']>): FormData {
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) form.append(name, value);
  for (const [name, list = []] of Object.entries(files)) for (const file of list) form.append(name, file);
  return form;
}

/**
 * Returns the values as multipart forms and query strings need them: booleans as '1' and '0', lists and
 * objects as JSON.
 */
export function fieldsOf(values: Record<string, unknown>): [string, string][] {
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

/** Sends the request with XMLHttpRequest, because only it reports upload progress. */
function send(
  method: string,
  url: string,
  headers: Record<string, string>,
  body: string | FormData | undefined,
  { signal, onProgress }: Partial<UploadOptions>,
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new ApiError(0, words.no_response));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body);
  });
}
