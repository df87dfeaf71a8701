import type { CallName } from '@kirdaar/contract/api';
import { ApiError } from '#api/call.ts';
import { readToken } from '#session/store.ts';

type FileCall = Extract<CallName, `GET ${string}.${'pdf' | 'svg' | 'png' | 'csv' | 'ics'}`>;

interface Download {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  /** What the file is called on the disk. */
  fileName: string;
}

/** Fetches a file for whoever is logged in and hands it to the browser to keep. Throws an ApiError when refused. */
export async function download(name: FileCall, { params = {}, query = {}, fileName }: Download) {
  const path = name
    .slice('GET '.length)
    .replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const given = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []));
  const token = readToken();
  const response = await fetch(`${path}?${new URLSearchParams(given)}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  }).catch(() => {
    throw new ApiError(0, 'No response from server. Check your connection.');
  });
  if (!response.ok) throw new ApiError(response.status, (await response.json()).message);
  keep(await response.blob(), fileName);
}

function keep(file: Blob, fileName: string) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers begin to read it only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
