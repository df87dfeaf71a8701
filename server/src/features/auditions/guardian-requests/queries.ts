import type { Database } from '#platform/database/database.ts';

/** Returns the casting call of an audition or an offer of a talent. */
export function findSubject(db: Database, talentId: string, kind: 'audition' | 'offer', id: string) {
  const sent = db.selectFrom('application').select('job_id').where('talent_id', '=', talentId);
  return kind === 'audition'
    ? sent.where('id', '=', id).executeTakeFirst()
    : sent
        .where('id', '=', (eb) => eb.selectFrom('role_offer').select('application_id').where('id', '=', id))
        .executeTakeFirst();
}

/** Deletes what was prepared and rejected. The cleanup of files that nothing refers to deletes the files. */
export function deleteMediaOf(db: Database, decisionId: string) {
  return db.deleteFrom('application_media').where('guardian_decision_id', '=', decisionId).execute();
}
