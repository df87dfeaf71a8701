import { createHmac } from 'node:crypto';
import { ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { DIGILOCKER_RETURN } from '@kirdaar/contract/rules/guardian-proofs';
import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import { z } from 'zod';
import { findProof, updateDigilockerName } from '#features/accounts/guardian-proofs/queries.ts';
import { findGuardianOfPass } from '#features/accounts/guardians/decide-as-guardian.ts';
import { type Attempt, openOidcClient, SignInFailure } from '#features/accounts/identity/oidc-client.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';
import type { Keys } from '#platform/config/secrets.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export type Digilocker = ReturnType<typeof openDigilocker>;

const person = z.object({ name: z.string().trim().min(1).max(200), birthdate: z.iso.date() });

/** Returns undefined without a configured client. */
export function openDigilocker(config: Config) {
  const { DIGILOCKER_CLIENT_ID, DIGILOCKER_CLIENT_SECRET, DIGILOCKER_ISSUER } = config;
  if (!DIGILOCKER_CLIENT_ID || !DIGILOCKER_ISSUER) return undefined;
  return openOidcClient({
    issuer: DIGILOCKER_ISSUER,
    client_id: DIGILOCKER_CLIENT_ID,
    client_secret: DIGILOCKER_CLIENT_SECRET,
    redirect_uri: siteAddress(config) + DIGILOCKER_RETURN,
    scope: 'openid profile',
    person,
  });
}

/** Returns the URL at which DigiLocker identifies a guardian who has proven a mobile number. */
export async function startDigilocker(services: Services, digilocker: Digilocker, pass: string) {
  if (!digilocker) throw new AppError('digilocker_unavailable');
  const { contact } = await findGuardianOfPass(services, pass);
  if (!(await findProof(services.db, contact))) throw new AppError('guardian_mobile_needed');
  return digilocker.addressFor(attemptOf(services.secrets.links, pass)).catch(fail);
}

/** Records the name of the adult whom DigiLocker identified, and returns the contact of the guardian. */
export async function finishDigilocker(
  services: Services,
  digilocker: Digilocker,
  { pass, query }: { pass: string; query: string },
): Promise<string> {
  const { db, now, secrets } = services;
  if (!digilocker) throw new AppError('digilocker_unavailable');
  const { contact } = await findGuardianOfPass(services, pass);
  const attempt = attemptOf(secrets.links, pass);
  const { name, birthdate } = await digilocker.personBehind(query, attempt).catch(fail);
  if (ageOn(birthdate, dayInIndia(now())) < FULL_AGE) throw new AppError('digilocker_adults_only');
  await updateDigilockerName(db, contact, name);
  return contact;
}

/** The pass binds the attempt to the guardian, so nothing has to be stored until DigiLocker returns. */
function attemptOf([key]: Keys, pass: string): Attempt {
  const derive = (use: string) =>
    createHmac('sha256', key).update(`digilocker ${use}\n`).update(pass).digest('base64url');
  return { state: derive('state'), nonce: derive('nonce'), code_verifier: derive('verifier') };
}

function fail(error: unknown): never {
  if (!(error instanceof SignInFailure)) throw error;
  throw new AppError(error.word === 'unavailable' ? 'digilocker_unavailable' : 'digilocker_failed');
}
