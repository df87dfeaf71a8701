import type { ApiScope } from '@kirdaar/contract/rules/api-scopes';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { WorksheetKind } from '@kirdaar/contract/rules/representation';
import { conversationPath } from '#features/messaging/conversations/participant.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { findAgency } from '#features/representation/agencies/queries.ts';
import { reminderEmail } from '#features/representation/worksheet/emails.ts';
import { listWaiting, sourceOfReminder } from '#features/representation/worksheet/queries.ts';
import { actingFor, mayAct } from '#platform/http/acting.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** What answering needs; a decision is the guardian's, on their own page. */
const needed: Record<WorksheetKind, ApiScope | null> = {
  audition: 'auditions:write',
  tape: 'auditions:write',
  offer: 'auditions:write',
  message: 'messages:write',
  decision: null,
};

export async function readWorksheet(services: Services, actor: TalentActor) {
  const { now, secrets } = services;
  const waiting = await listSeen(services, actor);
  return waiting.map(({ talent_id: id, name, profile_photo, managed, ...item }) => ({
    ...item,
    talent: { id, name, profile_photo: shownAddress(secrets.media, profile_photo, now()) },
    can_answer: mayAct(actingFor(actor, item), { scope: needed[item.kind] }),
    can_forward: !managed,
  }));
}

/** Members of an agency work for its clients, and not for the children of who owns its account. */
async function listSeen(
  { db, now }: Services,
  actor: TalentActor,
  one?: { kind: WorksheetKind; id: string },
) {
  const kinds = actor.acting ? (['agency'] as const) : (['agency', 'guardian'] as const);
  const waiting = await listWaiting(db, actor.id, kinds, now(), one);
  return waiting.filter(
    ({ kind, ...item }) => kind !== 'message' || mayAct(actingFor(actor, item), { scope: 'messages:read' }),
  );
}

/** Reminds the talent of what they have to answer, once a day. Idempotent. */
export async function forward(
  services: Services,
  actor: TalentActor,
  one: { kind: WorksheetKind; id: string },
) {
  const { db, now } = services;
  const day = dayInIndia(now());
  const [waiting] = await listSeen(services, actor, one);
  if (!waiting || waiting.managed) throw new AppError('worksheet_item_gone');
  const { talent_id: account_id, title, kind, id } = waiting;
  const agency = (await findAgency(db, actor.id))?.name ?? '';
  const facts = { agency, title, kind, path: pageOf(kind, id) };
  await notify(services, { source: sourceOfReminder(one, day), account_id, template: reminderEmail, facts });
}

function pageOf(kind: WorksheetKind, id: string): string {
  if (kind === 'tape') return `/user/self-tape/${id}`;
  return kind === 'message' ? conversationPath('talent', id) : '/user/my-application';
}
