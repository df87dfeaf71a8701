import { randomUUID } from 'node:crypto';
import type { MandateInvitation } from '@kirdaar/contract/representation/mandates';
import { addDays, DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { DECLINED_DAYS, HAND_OVER_DAYS, MANDATE_LINK_DAYS } from '@kirdaar/contract/rules/representation';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { hashToken } from '#features/accounts/identity/session-token.ts';
import { requireVerifiedAgency } from '#features/representation/agencies/verified.ts';
import {
  hasDeclined,
  lockMandate,
  updateMandate,
  upsertInvitation,
} from '#features/representation/mandates/queries.ts';
import { sendMandateLink } from '#features/representation/mandates/tasks.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { countUse } from '#platform/http/rate-limit.ts';
import type { Services } from '#platform/services.ts';

/** Invites a talent whom an agency is to act for, or a member of its team. Returns the id of the mandate. */
export async function inviteToMandate(
  services: Services,
  inviter: TalentActor,
  invitation: MandateInvitation,
) {
  const { id: inviterId, acting } = inviter;
  const { kind, scopes, commission_note } = invitation;
  checkTerms(services, invitation);
  const manager = kind === 'member' ? acting?.[0] : undefined;
  if (manager && scopes.some((scope) => !manager.scopes.includes(scope)))
    throw AppError.field('scopes', 'mandate_scope_beyond_own');
  await requireVerifiedAgency(services.db, inviterId);
  return services.db.transaction().execute(async (db) => {
    const inside = { ...services, db };
    const terms = {
      ...invitation,
      commission_note: kind === 'member' ? '' : commission_note,
      ...(kind === 'member' ? { talent_id: inviterId } : { holder_id: inviterId }),
      invited_at: services.now().toISOString(),
    };
    const { id } = await upsertInvitation(db, { ...terms, ...newLink(inside, inviter) }, manager?.mandate_id);
    await queueLink(inside, inviterId, { id, contact: invitation.contact });
    return id;
  });
}

function checkTerms({ now }: Services, { kind, scopes, until }: MandateInvitation) {
  if (until && until < dayInIndia(now())) throw AppError.field('until', 'mandate_end_in_past');
  if (kind === 'agency' && scopes.includes('manage')) throw AppError.field('scopes', 'mandate_scope_needed');
}

/** Sends a new link; the one before stops working. */
export async function resendMandate(services: Services, inviter: TalentActor, id: string) {
  await services.db.transaction().execute(async (db) => {
    const mandate = orThrow(await lockMandate(db, inviter, id), 'mandate_not_found');
    const { contact, inviter_id, active_since, ended_at, hands_over } = mandate;
    const isOpen = hands_over || (!active_since && !ended_at);
    if (!contact || inviter_id !== inviter.id || !isOpen) throw new AppError('mandate_not_found');
    await updateMandate(db, id, newLink(services, inviter));
    await queueLink({ ...services, db }, inviter.id, { id, contact });
  });
}

/** Sends the talent of a managed account the link to take it over. */
export async function handOver(services: Services, holder: TalentActor, id: string, contact: string) {
  const soon = addDays(dayInIndia(services.now()), HAND_OVER_DAYS);
  await services.db.transaction().execute(async (db) => {
    const mandate = orThrow(await lockMandate(db, holder, id), 'mandate_not_found');
    const { kind, holder_id, hands_over, adult_on } = mandate;
    if (holder_id !== holder.id || !hands_over) throw new AppError('mandate_not_found');
    if (kind === 'guardian' && adult_on && adult_on > soon) throw new AppError('hand_over_too_early');
    await updateMandate(db, id, { contact, ...newLink(services, holder) });
    await queueLink({ ...services, db }, holder.id, { id, contact });
  });
}

function newLink({ secrets, now }: Services, { acting }: TalentActor) {
  const seed = randomUUID();
  const token_hash = hashToken(newDerivedToken(secrets.links, 'mandate', seed));
  const link_ends_at = new Date(now().getTime() + MANDATE_LINK_DAYS * DAY_MS).toISOString();
  return { seed, token_hash, link_ends_at, invited_by: acting?.[0]?.mandate_id ?? null };
}

async function queueLink(
  services: Services,
  inviterId: string,
  { id, contact }: { id: string; contact: string },
) {
  const { db, now } = services;
  const since = new Date(now().getTime() - DECLINED_DAYS * DAY_MS);
  if (await hasDeclined(db, inviterId, contact, since))
    throw AppError.field('contact', 'mandate_was_declined');
  if (!contact.includes('@') && !isChannelAvailable(services.config, 'sms'))
    throw AppError.field('contact', 'mandate_text_messages_unavailable');
  await countUse(services, 'mandateLinks', mailboxOf(contact));
  await services.queue.add(db, sendMandateLink, { mandate_id: id });
}
