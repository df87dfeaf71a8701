import type { Language } from '@kirdaar/contract/rules/languages';
import { newPass } from '#features/accounts/guardians/guardian-token.ts';
import { askedConsent } from '#features/accounts/guardians/guardianship.ts';
import { confirmContact, readGuardianPage } from '#features/accounts/guardians/open-guardian-page.ts';
import { findHolder, listOwnContacts } from '#features/representation/family/queries.ts';
import type { Services } from '#platform/services.ts';

/** Opens the pages of a guardian who is logged in: the account has proven the contact as a code would. */
export async function readFamily(services: Services, accountId: string, language: Language) {
  const { db, now, secrets } = services;
  const { mobile, is_child } = await findHolder(db, accountId, now());
  const pages = [];
  for (const { id, contact } of await listOwnContacts(db, accountId, now())) {
    await confirmContact(db, contact, now());
    const pass = newPass(secrets.links, id, now());
    pages.push(await readGuardianPage(services, { pass, contact, language }));
  }
  return {
    pages: pages.filter(({ children }) => children.length > 0),
    may_add: mobile !== null && !is_child,
    consent: askedConsent(language),
  };
}
