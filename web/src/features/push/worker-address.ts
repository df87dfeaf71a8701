interface Policy {
  createScriptURL: (address: string) => string;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => Policy;
}

const ADDRESS = '/push-worker.js';
let trusted: string | undefined;

/** Where the service worker is; where the content policy asks for it, as an address that it trusts. */
export function workerAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return ADDRESS;
  // A policy can be made once. It has one answer, so nobody makes another script of it.
  trusted ??= trustedTypes
    .createPolicy('push-worker', { createScriptURL: () => ADDRESS })
    .createScriptURL(ADDRESS);
  return trusted;
}
