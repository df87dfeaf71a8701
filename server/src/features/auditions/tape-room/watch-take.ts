import type { NewTakeComment } from '@kirdaar/contract/applications/take-comments';
import { mayActAs } from '@kirdaar/contract/rules/team-roles';
import { openApplication } from '#features/applications/apply/move-application.ts';
import { upsertTakeComment, upsertTakeView } from '#features/applications/client-viewers/queries.ts';
import { findComment, findTake } from '#features/auditions/tape-room/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Counts that a member watches a take. For a member who reviews, this also opens the application. */
export async function watchTake(services: Services, actor: ProductionActor, id: string) {
  const { db, now } = services;
  const { application_id } = orThrow(await findTake(db, actor, id, now()), 'take_not_found');
  await upsertTakeView(db, id, { account_id: actor.id }, now());
  if (mayActAs(actor.team_role, 'reviewer')) await openApplication(services, actor, application_id);
}

export async function commentOnTake(
  { db, now }: Services,
  actor: ProductionActor,
  id: string,
  said: NewTakeComment,
) {
  orThrow(await findTake(db, actor, id, now()), 'take_not_found');
  orThrow(await upsertTakeComment(db, id, { account_id: actor.id }, said, now()), 'take_comment_not_found');
  return findComment(db, actor, said.id);
}
