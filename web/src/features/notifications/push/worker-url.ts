interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => string };
}

const WORKER_URL = '/push-worker.js';
let trusted: string | undefined;

/** Returns the URL of the service worker, as a trusted URL where the policy requires Trusted Types. */
export function workerUrl(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_URL;
  // A policy can be created only once. It always returns the same URL, so it cannot load another script.
  trusted ??= trustedTypes
    .createPolicy('push-worker', { createScriptURL: () => WORKER_URL })
    .createScriptURL(WORKER_URL);
  return trusted;
}
