import type { EndpointName } from '@kirdaar/contract/api';
import { ApiError } from '#api/call-api.ts';
import { requestHeaders } from '#api/request-headers.ts';
import { readToken } from '#session/store.ts';
import * as words from '#words/api/requests.ts';

type FileCall = Extract<EndpointName, `GET ${string}.${'pdf' | 'svg' | 'png' | 'csv' | 'xlsx' | 'ics'}`>;

interface Download {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  /** The name of the saved file. */
  fileName: string;
}

/**
 * Fetches a file as the logged-in user and saves it through the browser. Throws an ApiError when the server
 * rejects the request.
 */
export async function download(name: FileCall, { params = {}, query = {}, fileName }: Download) {
  const path = name
    .slice('GET '.length)
    .replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const given = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []));
  await downloadUrl(`${path}?${new URLSearchParams(given)}`, fileName, requestHeaders(readToken()));
}

/** Fetches a file from a URL, such as a signed one, and saves it. Throws an ApiError as `download` does. */
export async function downloadUrl(url: string, fileName: string, headers = requestHeaders(null)) {
  const response = await fetch(url, { headers }).catch(() => {
    throw new ApiError(0, words.no_response);
  });
  if (!response.ok) {
    const { code, message } = await response.json();
    throw new ApiError(response.status, message, {}, code);
  }
  save(await response.blob(), fileName);
}

function save(file: Blob, fileName: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
