import type { GuardianIdentity, GuardianProofState } from '@kirdaar/contract/rules/guardian-proofs';
import { mailboxOf } from '@kirdaar/contract/rules/identity-numbers';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

/** How far a guardian has come: `relation` if a child was added after staff verified who the guardian is. */
const shownState = sql<Exclude<GuardianProofState, 'none'>>`case
  when identified_at is null or state = 'waiting' then state::text
  when exists (
    select from guardian join talent on talent.id = talent_id
    where mailbox(contact) = guardian_proof.mailbox and consented_at is not null and withdrawn_at is null
      and relation_verified_at is null and is_child(date_of_birth, now())
  ) then 'relation'
  else 'verified' end`;

export function findProof(db: Database, contact: string) {
  return db
    .selectFrom('guardian_proof')
    .select(['id', 'mobile', 'kind', 'reason', 'digilocker_name', 'identified_at', shownState.as('state')])
    .where('mailbox', '=', mailboxOf(contact))
    .executeTakeFirst();
}

/** Whether a number is that of a child of this guardian, who does not run the account of the child. */
export async function isMobileOfChild(db: Database, contact: string, mobile: string): Promise<boolean> {
  const { rows } = await sql<{ is_childs: boolean }>`
    select is_mobile_of_child(${mailboxOf(contact)}, ${mobile}) as is_childs`.execute(db);
  return rows[0]?.is_childs === true;
}

interface ProvenMobile {
  contact: string;
  mobile: string;
  now: Date;
}

/** Records a mobile number that a guardian proved, in place of an earlier one; that of a verified guardian stays. */
export function upsertMobile(db: Database, { contact, mobile, now }: ProvenMobile) {
  const proven = { mobile, mobile_proven_at: now.toISOString() };
  return db
    .insertInto('guardian_proof')
    .values({ mailbox: mailboxOf(contact), ...proven })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet(proven)
        .where('guardian_proof.state', 'in', ['mobile', 'rejected'])
        .where('guardian_proof.identified_at', 'is', null),
    )
    .execute();
}

export function updateDigilockerName(db: Database, contact: string, digilocker_name: string) {
  return (
    db
      .updateTable('guardian_proof')
      .set({ digilocker_name })
      .where('mailbox', '=', mailboxOf(contact))
      // What staff are comparing stays as they read it.
      .where('state', 'in', ['mobile', 'rejected'])
      .where('identified_at', 'is', null)
      .execute()
  );
}

/** Locks a proof until the transaction ends. */
export function lockProof(db: Database, id: string) {
  return db
    .selectFrom('guardian_proof')
    .select(['sent_at', 'file', 'relation_file', shownState.as('state')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function updateToWaiting(
  db: Database,
  id: string,
  sent: { kind: GuardianIdentity; file: string | null; relation_file: string; sent_at: string },
) {
  const undecided = { state: 'waiting', reason: null, decided_at: null } as const;
  return db
    .updateTable('guardian_proof')
    .set({ ...sent, ...undecided })
    .where('id', '=', id)
    .execute();
}

/** Records the decision of staff on waiting documents; a reason rejects them. */
export function updateToDecided(db: Database, id: string, reason: string | null, now: Date) {
  const decided_at = now.toISOString();
  return db
    .updateTable('guardian_proof')
    .set({
      state: reason === null ? 'verified' : 'rejected',
      reason,
      file: null,
      relation_file: null,
      decided_at,
      ...(reason === null && { identified_at: sql<string>`coalesce(identified_at, ${decided_at})` }),
    })
    .where('id', '=', id)
    .execute();
}

export function findProofToReview(db: Database, id: string) {
  return db
    .selectFrom('guardian_proof')
    .select(['id', 'mailbox', 'kind', 'sent_at', 'file', 'relation_file', 'digilocker_name', 'identified_at'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .$narrowType<{ kind: GuardianIdentity; sent_at: string; relation_file: string }>()
    .executeTakeFirst();
}

/** Lists the children who named the guardian with a mailbox before documents were sent, latest first. */
export function listChildrenOfMailbox(db: Database, mailbox: string, sent_at: string) {
  return db
    .selectFrom('guardian')
    .innerJoin('talent', 'talent.id', 'talent_id')
    .select(['guardian.id as guardian_id', 'talent.id', 'talent.name', 'date_of_birth'])
    .select(['guardian.name as guardian_name', 'relation', 'runs_account', 'relation_verified_at'])
    .where(sql`mailbox(contact)`, '=', mailbox)
    .where('withdrawn_at', 'is', null)
    .where('requested_at', '<=', sent_at)
    .orderBy(sql`relation_verified_at is null`, 'desc')
    .orderBy('requested_at', 'desc')
    .execute();
}

/** Returns the guardian of a proof, as the child named them who did so last. */
export function findGuardianToTell(db: Database, proofId: string) {
  return db
    .selectFrom('guardian_proof')
    .innerJoin('guardian', (join) => join.on(sql`mailbox(contact)`, '=', sql.ref('guardian_proof.mailbox')))
    .select(['guardian.id', 'talent_id'])
    .where('guardian_proof.id', '=', proofId)
    .orderBy('requested_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}
