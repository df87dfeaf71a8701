import type { GuardianProof } from '@kirdaar/contract/accounts/guardians';
import type { Language } from '@kirdaar/contract/rules/languages';
import { listConsentsOf } from '#features/accounts/guardian-consents/queries.ts';
import { readRequests } from '#features/accounts/guardian-overview/read-requests.ts';
import { findProof, upsertMobile } from '#features/accounts/guardian-proofs/queries.ts';
import { guardianOfLink, newPass } from '#features/accounts/guardians/guardian-token.ts';
import { askedConsent, firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import {
  findContact,
  listChildrenOf,
  listOtherGuardians,
  updateToConfirmed,
} from '#features/accounts/guardians/queries.ts';
import { listTextsToAgree } from '#features/accounts/legal-texts/queries.ts';
import { redeemCode } from '#features/accounts/one-time-codes/check-code.ts';
import type { Guesser } from '#features/accounts/one-time-codes/code-browser.ts';
import type { CodeScope } from '#features/accounts/one-time-codes/one-time-code.ts';
import { sendNewCode } from '#features/accounts/one-time-codes/request-code.ts';
import { maskEmail } from '#platform/channels/mask-contact.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>;

export async function readContact(services: Services, token: string) {
  const { contact } = await findContactOfLink(services, token);
  return { sent_to: masked(contact) };
}

export async function sendGuardianCode(services: Services, token: string, guesser: Guesser) {
  await sendNewCode(services, scopeOf(await findContactOfLink(services, token)), guesser);
}

/**
 * Exchanges a code for the guardian's page. The contact is then confirmed for every child it is named for; one that is
 * a mobile number is proven by that code.
 */
export async function openGuardianPage(
  services: Services,
  { token, otp }: { token: string; otp: string },
  guesser: Guesser,
  language: Language,
) {
  const { now, secrets } = services;
  const guardian = await findContactOfLink(services, token);
  const { id, contact } = guardian;
  await redeemCode(services, scopeOf(guardian), { otp, guesser }, ({ db }) =>
    confirmContact(db, contact, now()),
  );
  return readGuardianPage(services, { pass: newPass(secrets.links, id, now()), contact, language });
}

/** Records that a guardian holds a contact. */
export async function confirmContact(db: Database, contact: string, now: Date) {
  await updateToConfirmed(db, contact, now);
  if (!contact.includes('@')) await upsertMobile(db, { contact, mobile: contact, now });
}

export async function readGuardianPage(
  services: Services,
  { pass, contact, language }: { pass: string; contact: string; language: Language },
) {
  const { db, now } = services;
  const given = await listConsentsOf(db, contact);
  const rows = await listChildrenOf(db, contact, now());
  const ids = rows.map(({ talent_id }) => talent_id);
  const others = await listOtherGuardians(db, ids, contact);
  const asked = await Promise.all(ids.map((id) => listTextsToAgree(db, id)));
  const children = rows.map(({ child_name, erase_at, guardian_id, ...child }, index) => ({
    ...child,
    first_name: firstNameOf({ name: child_name }),
    consents: given.filter(({ talent_id }) => talent_id === child.talent_id),
    others: others.filter(({ talent_id }) => talent_id === child.talent_id),
    deletion: erase_at ? { erase_at, by_guardian: guardian_id !== null } : null,
    asked: asked[index] ?? [],
  }));
  const proof = await readProof(services, contact);
  return {
    pass,
    children,
    proof,
    ...(await readRequests(services, contact, language)),
    consent: askedConsent(language),
  };
}

async function readProof(
  { config, db }: Pick<Services, 'config' | 'db'>,
  contact: string,
): Promise<GuardianProof> {
  const found = await findProof(db, contact);
  const { state = 'none', mobile = null, reason = null, digilocker_name } = found ?? {};
  const offered = config.DIGILOCKER_CLIENT_ID ? 'offered' : 'off';
  return { state, mobile, reason, digilocker: digilocker_name ? 'done' : offered };
}

async function findContactOfLink({ db, secrets }: Services, token: string): Promise<Contact> {
  const id = guardianOfLink(secrets.links, token);
  const guardian = id && (await findContact(db, id));
  if (!guardian) throw new AppError('guardian_link_ended');
  return guardian;
}

/** The code is sent in the language of the child's account. */
function scopeOf({ contact, talent_id }: Contact): CodeScope {
  return { role: 'talent', purpose: 'guardian', address: contact, account_id: talent_id };
}

function masked(contact: string): string {
  return contact.includes('@') ? maskEmail(contact) : `••••• ••${contact.slice(-3)}`;
}
