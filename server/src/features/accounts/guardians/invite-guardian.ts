import type { GuardianInvitation } from '@kirdaar/contract/accounts/guardians';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import type { Language } from '@kirdaar/contract/rules/languages';
import { updateToWithdrawn } from '#features/accounts/guardian-consents/queries.ts';
import { decideAsGuardian } from '#features/accounts/guardians/decide-as-guardian.ts';
import { contactOf, queueGuardianLink, rejectionOf } from '#features/accounts/guardians/name-guardian.ts';
import { insertGuardian, listOtherGuardians } from '#features/accounts/guardians/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const MAX_GUARDIANS = 4;

/** Asks one more guardian of a child for consent, for a guardian who consents. Asking the same person again sends the link again. */
export function inviteGuardian(services: Services, invitation: GuardianInvitation, language: Language) {
  const { name, relation, mobile = null, email = null } = invitation;
  const contact = contactOf(services, invitation);
  return decideAsGuardian(services, invitation, language, async (inside, child) => {
    const { db, now } = inside;
    const { talent_id, listed, birthday_greeting, applies_alone, shown_to_clients } = child;
    if (child.state !== 'agreed') throw new AppError('guardian_required');
    const named = [child, ...(await listOtherGuardians(db, [talent_id], child.contact))];
    const same = named.find((other) => mailboxOf(other.contact) === mailboxOf(contact));
    if (same?.state === 'agreed')
      throw AppError.field(mobile ? 'mobile' : 'email', 'guardian_consents_already');
    if (same) await updateToWithdrawn(db, talent_id, now(), same.id);
    else if (named.length >= MAX_GUARDIANS) throw new AppError('too_many_guardians');
    const choices = { listed, birthday_greeting, applies_alone, shown_to_clients };
    const asked = { talent_id, name, relation, mobile, email, contact, requested_at: now().toISOString() };
    const { id } = await insertGuardian(db, { ...asked, ...choices });
    await queueGuardianLink(inside, { id, contact });
  }).catch((error) => {
    throw rejectionOf(error, invitation);
  });
}
