import { belongsToChild } from '#features/accounts/guardians/guardianship.ts';
import { redeemCode } from '#features/accounts/one-time-codes/check-code.ts';
import { sessionGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { sendNewCode } from '#features/accounts/one-time-codes/request-code.ts';
import { findSigningAccount, findSigningGuardian } from '#features/bookings/terms/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { maskContact } from '#platform/channels/mask-contact.ts';
import type { SigningParty } from '#platform/database/database-types.generated.ts';
import { currentActing } from '#platform/http/acting.ts';
import type { Actor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Client } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Who signs, with the contact masked as the deal memo shows it. */
export interface Signature {
  party: SigningParty;
  name: string;
  contact: string;
  account_id: string | null;
}

/** Sends the code that signs. Returns the masked contact. */
export async function sendSigningCode(services: Services, actor: Actor, client: Client): Promise<string> {
  const { scope, signature } = await findSigner(services, actor);
  await sendNewCode(services, scope, sessionGuesser(actor, client));
  return signature.contact;
}

/** Checks the code, then spends it and does what is signed in one transaction. */
export async function signByCode<T>(
  services: Services,
  actor: Actor,
  { otp, client }: { otp: string; client: Client },
  sign: (services: Services, signature: Signature) => Promise<T>,
): Promise<T> {
  const { scope, signature } = await findSigner(services, actor);
  return redeemCode(services, scope, { otp, guesser: sessionGuesser(actor, client) }, (inside) =>
    sign(inside, signature),
  );
}

/** The proven mobile number or email of who signs: for a child of the guardian, who acts for the child. */
export async function findSigner({ config, db, now }: Services, actor: Actor) {
  if (await belongsToChild({ db, now }, actor)) {
    const guardianId = currentActing()?.[0].guardian_id;
    if (!guardianId) throw new AppError('guardian_answers');
    const { name, contact } = await findSigningGuardian(db, guardianId);
    return signerOf(actor, { party: 'guardian', name, account_id: null }, contact);
  }
  const { name, mobile, email } = await findSigningAccount(db, actor.id);
  const address = (isChannelAvailable(config, 'sms') && mobile) || email;
  if (!address) throw new AppError('contact_unproven');
  const party = actor.role === 'talent' ? 'talent' : 'house';
  return signerOf(actor, { party, name, account_id: actor.id }, address);
}

function signerOf({ role, id }: Actor, signer: Omit<Signature, 'contact'>, address: string) {
  const scope: CodeScope = { role, purpose: 'sign', address, account_id: id };
  return { scope, signature: { ...signer, contact: maskContact(address) } };
}
