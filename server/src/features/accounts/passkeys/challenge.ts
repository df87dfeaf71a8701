import { insertChallenge, type Signer, takeChallenge } from '#features/accounts/passkeys/queries.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const CHALLENGE_MS = 5 * 60_000;

/** The site that passkeys belong to: a passkey works on no other host. */
export function relyingParty(config: Config) {
  return { id: new URL(siteAddress(config)).hostname, name: config.PRODUCT_NAME };
}

/** Returns the origin that a browser must have signed for: without PUBLIC_URL any port of this machine. */
export function expectedOrigin(config: Config, clientDataJSON: string): string {
  const origin = readClientData(clientDataJSON)?.origin;
  const isLocal = typeof origin === 'string' && /^http:\/\/localhost(:\d+)?$/.test(origin);
  return isLocal && !config.PUBLIC_URL ? origin : siteAddress(config);
}

export async function keepChallenge({ db, now }: Services, challenge: string, signer: Signer) {
  const expires_at = new Date(now().getTime() + CHALLENGE_MS).toISOString();
  await insertChallenge(db, { challenge, ...signer, expires_at });
}

/** Returns the challenge that a browser signed, which works once. */
export async function spendChallenge(
  { db, now }: Services,
  clientDataJSON: string,
  signer: Signer,
): Promise<string> {
  const signed = readClientData(clientDataJSON)?.challenge;
  const kept = typeof signed === 'string' && (await takeChallenge(db, signed, signer, now()));
  if (!kept) throw new AppError('passkey_not_accepted');
  return kept.challenge;
}

function readClientData(clientDataJSON: string): { challenge?: unknown; origin?: unknown } | undefined {
  try {
    return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) ?? undefined;
  } catch {
    return undefined;
  }
}
