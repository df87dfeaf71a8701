interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptUrlPolicy;
}
interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string;
}

/** The service worker, and the files of the build; `/src/` is where the development server has them. */
const OWN_SCRIPT = /^\/(push-worker\.js$|assets\/|src\/)/;
let policy: ScriptUrlPolicy | undefined;

/** Returns the URL of a worker as a trusted URL where the content policy requires Trusted Types. */
export function workerUrl(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  // A policy can be created only once, so all workers use this one.
  policy ??= trustedTypes.createPolicy('push-worker', {
    createScriptURL: (own) => {
      if (OWN_SCRIPT.test(own)) return own;
      throw new Error(own);
    },
  });
  return policy.createScriptURL(url);
}
