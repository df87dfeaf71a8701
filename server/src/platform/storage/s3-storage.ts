import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { AppError } from '#platform/http/app-error.ts';
import { type Bucket, openStorage, type Source, type Storage } from '#platform/storage/storage.ts';

interface CircuitBreakerOptions {
  /** Consecutive failures after which requests are blocked. */
  failures: number;
  pauseMs: number;
  /** Called on each failure. */
  onFailure: (error: Error) => void;
}

/** The location of the bucket and our credentials. */
export interface BucketSettings {
  bucket: string;
  /** The URL of the service; the bucket is the first part of the path. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const ANSWER_MS = 5000;
/** Additional time allowed to send a file. */
const MS_PER_MB = 1000;
const MB = 1024 * 1024;

/** Stores files in a private bucket of any S3-compatible service. */
export function s3Storage(
  { bucket, endpoint, region, accessKeyId, secretAccessKey }: BucketSettings,
  onFailure: (error: Error) => void,
): Storage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const through = openCircuitBreaker({ failures: 2, pauseMs: 5000, onFailure });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  /** Sends one request; returns undefined when there is no such file. */
  function ask(method: string, drawer: Bucket, name: string, more?: S3Request) {
    return send(method, `${base}/${drawer}/${name}`, more);
  }

  async function send(method: string, address: string, more: S3Request = {}): Promise<Response | undefined> {
    return through(async () => {
      const signed = await client.sign(address, { method, headers: more.headers ?? {} });
      const timeout = AbortSignal.timeout(ANSWER_MS + Math.ceil((more.body?.size ?? 0) / MB) * MS_PER_MB);
      const answer = await answerTo(
        address,
        { method, headers: signed.headers, ...(more.body && { body: more.body }) },
        timeout,
      );
      if (answer.status === 404) return undefined;
      if (!answer.ok)
        throw new Error(`The storage answered ${answer.status} to ${method}: ${await answer.text()}`);
      return answer;
    });
  }

  return openStorage({
    put: async (drawer, name, source) => {
      const answer = await ask('PUT', drawer, name, { body: await blobOf(source) });
      if (!answer) throw new Error(`There is no bucket ${bucket}.`);
      await answer.body?.cancel();
    },
    open: async (drawer, name) => {
      const found = await ask('HEAD', drawer, name);
      if (!found) return undefined;
      return {
        bytes: Number(found.headers.get('content-length')),
        read: async (part) => {
          const headers = part && { range: `bytes=${part.start}-${part.end}` };
          const answer = await ask('GET', drawer, name, headers ? { headers } : {});
          if (!answer?.body) throw new Error(`The file ${name} no longer exists.`);
          return Readable.fromWeb(answer.body);
        },
      };
    },
    list: async (drawer) => {
      const names: string[] = [];
      let rest = '';
      do {
        const answer = await send('GET', `${base}?list-type=2&prefix=${drawer}%2F${rest}`);
        if (!answer) throw new Error(`There is no bucket ${bucket}.`);
        const page = await answer.text();
        for (const [, name = ''] of page.matchAll(/<Key>[^<]*\/([^<]+)<\/Key>/g)) names.push(name);
        const [, token] = /<NextContinuationToken>([^<]+)</.exec(page) ?? [];
        rest = token ? `&continuation-token=${encodeURIComponent(token)}` : '';
      } while (rest);
      return names;
    },
    remove: async (drawer, name) => {
      const answer = await ask('DELETE', drawer, name);
      await answer?.body?.cancel();
    },
    // A bucket shows only whole files.
    removeDrafts: async () => {},
  });
}

interface S3Request {
  headers?: Record<string, string>;
  body?: Blob;
}

/** A file on disk is streamed while it is sent. */
function blobOf(source: Source): Blob | Promise<Blob> {
  return typeof source === 'string' ? openAsBlob(source) : new Blob([new Uint8Array(source)]);
}

/** The timeout covers only the start of the response: the body is read at the speed of its consumer. */
async function answerTo(address: string, request: RequestInit, timeout: AbortSignal): Promise<Response> {
  const controller = new AbortController();
  const give = () => controller.abort(timeout.reason);
  timeout.addEventListener('abort', give);
  try {
    return await fetch(address, { ...request, signal: controller.signal });
  } finally {
    timeout.removeEventListener('abort', give);
  }
}

/**
 * A circuit breaker: after some consecutive failures all requests fail at once, until the pause is over and
 * one trial request succeeds.
 */
export function openCircuitBreaker({ failures, pauseMs, onFailure }: CircuitBreakerOptions) {
  let failed = 0;
  let pausedUntil = 0;

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failed >= failures;
    if (isOpen && Date.now() < pausedUntil) throw unavailable(pauseMs);
    // One request is let through as a trial; the others keep failing until it succeeds.
    if (isOpen) pausedUntil = Date.now() + pauseMs;
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      pausedUntil = Date.now() + pauseMs;
      onFailure(error instanceof Error ? error : new Error(String(error)));
      throw unavailable(pauseMs);
    }
  };
}

function unavailable(pauseMs: number) {
  return new AppError('media_unavailable', {}, { retryAfterSeconds: Math.ceil(pauseMs / 1000) });
}
