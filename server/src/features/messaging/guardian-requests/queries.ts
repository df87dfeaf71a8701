import type { GuardianDecisionKind } from '@kirdaar/contract/rules/talent-vocabulary';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/**
 * Returns the casting call of what a house sent to a talent, and since when it reads as it does if it can change;
 * undefined for what only a child prepares.
 */
export async function findSubject(
  db: Database,
  talentId: string,
  kind: GuardianDecisionKind,
  id: string,
): Promise<{ job_id: string; asked_at?: string } | undefined> {
  if (kind === 'invitation')
    return db
      .selectFrom('invitation_to_apply')
      .select('job_id')
      .where('id', '=', id)
      .where('talent_id', '=', talentId)
      .executeTakeFirst();
  const sent = db.selectFrom('application').select('job_id').where('application.talent_id', '=', talentId);
  if (kind === 'conversation')
    return sent
      .innerJoin('conversation', 'application_id', 'id')
      .select('written_at as asked_at')
      .where('id', '=', id)
      .executeTakeFirst();
  if (kind === 'offer')
    return sent
      .where('id', '=', (eb) => eb.selectFrom('role_offer').select('application_id').where('id', '=', id))
      .executeTakeFirst();
  return sent.where('id', '=', id).executeTakeFirst();
}

/** Deletes what was prepared and rejected. The cleanup of files that nothing refers to deletes the files. */
export function deleteMediaOf(db: Database, decisionId: string) {
  return db.deleteFrom('application_media').where('guardian_decision_id', '=', decisionId).execute();
}

/** Blocks the house of an application in all its conversations with the child. */
export function insertBlockByGuardian(db: Database, talent_id: string, applicationId: string, now: Date) {
  return db
    .insertInto('conversation_block')
    .columns(['talent_id', 'production_house_id', 'party', 'account_id', 'blocked_at'])
    .expression((eb) =>
      eb
        .selectFrom('conversation')
        .select((one) => [
          'talent_id',
          'production_house_id',
          sql.lit('talent' as const).as('party'),
          'talent_id as account_id',
          one.val(now.toISOString()).as('blocked_at'),
        ])
        .where('application_id', '=', applicationId)
        .where('talent_id', '=', talent_id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
