import type { Mandate } from '@kirdaar/contract/representation/mandates';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import type { MandateScope } from '@kirdaar/contract/rules/representation';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isActive } from '#features/representation/acting/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Mandate as MandateRow } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';

/** The account that invites: an agency a talent, or the agency itself its members. */
const inviterId = sql<string>`case when mandate.kind = 'member' then mandate.talent_id else mandate.holder_id end`;

/** Lists the mandates of an account, as the talent or as the holder: those that have ended last, the newest first. */
export async function listMandates(db: Database, accountId: string, now: Date) {
  const rows = await db
    .selectFrom('mandate')
    .leftJoin('talent', 'talent.id', 'talent_id')
    .leftJoin('talent as holder', 'holder.id', 'holder_id')
    .select([
      'mandate.id',
      'kind',
      'talent_id',
      'holder_id',
      sql<MandateScope[]>`scopes`.as('scopes'),
      sql<
        Mandate['state']
      >`case when ended_at is not null then 'ended' when active_since is null then 'invited'
        when ${isActive(now)} then 'active' else 'paused' end`.as('state'),
      'talent.name as talent_name',
      // Of a client whose mandate has ended, the agency keeps the name.
      sql<string | null>`case when ${isActive(now)} then talent.profile_photo end`.as('profile_photo'),
      sql<boolean>`hands_over(mandate)`.as('managed'),
      sql<
        string | null
      >`case when ${isActive(now)} or hands_over(mandate) then adult_on(talent.date_of_birth)::text end`.as(
        'adult_on',
      ),
      'holder.name as holder_name',
      'mandate.name',
      'contact',
      'link_ends_at',
      'commission_note',
      'shown_publicly',
      'invited_at',
      'active_since',
      sql<string | null>`until::text`.as('until'),
      'ended_at',
    ])
    .where((eb) => eb.or([eb('talent_id', '=', accountId), eb('holder_id', '=', accountId)]))
    .orderBy(sql`ended_at is not null`)
    .orderBy('invited_at', 'desc')
    .orderBy('mandate.id')
    .limit(MAX_LIST)
    .execute();
  return rows.map(({ talent_name, profile_photo, managed, adult_on, ...row }) => ({
    ...row,
    talent:
      row.talent_id && talent_name !== null
        ? { id: row.talent_id, name: talent_name, profile_photo, managed, adult_on }
        : null,
    holder: row.holder_id && row.holder_name !== null ? { id: row.holder_id, name: row.holder_name } : null,
  }));
}

/**
 * Stores an invitation; the same contact is invited again with what it says now. Who manages the team, by the mandate
 * `manager`, gives nobody longer than they have.
 */
export function upsertInvitation(
  db: Database,
  invitation: Insertable<MandateRow>,
  manager: string | null = null,
) {
  return db
    .insertInto('mandate')
    .values({
      ...invitation,
      until: sql`least(${invitation.until ?? null}::date, (select own.until from mandate own where own.id = ${manager}))`,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`coalesce(holder_id, talent_id), kind, contact`)
        .where('active_since', 'is', null)
        .where('ended_at', 'is', null)
        .doUpdateSet((eb) => ({
          scopes: eb.ref('excluded.scopes'),
          name: eb.ref('excluded.name'),
          note: eb.ref('excluded.note'),
          commission_note: eb.ref('excluded.commission_note'),
          until: eb.ref('excluded.until'),
          seed: eb.ref('excluded.seed'),
          token_hash: eb.ref('excluded.token_hash'),
          link_ends_at: eb.ref('excluded.link_ends_at'),
          invited_by: eb.ref('excluded.invited_by'),
          invited_at: eb.ref('excluded.invited_at'),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Whether the person declined an invitation or a kept profile of the account since then. */
export async function hasDeclined(db: Database, inviter: string, contact: string, since: Date) {
  const declined = db
    .selectFrom('mandate')
    .select('id')
    .where(inviterId, '=', inviter)
    .where(sql<boolean>`mailbox(contact) = mailbox(${contact})`)
    .where('ended_at', '>', since.toISOString())
    .where('was_declined', '=', true);
  return (await declined.executeTakeFirst()) !== undefined;
}

/**
 * Returns a mandate of an account, as the talent or as the holder, locked until the caller's transaction ends. Who acts
 * for the account has nothing to do with its children.
 */
export function lockMandate(
  db: Database,
  { id: accountId, acting }: { id: string; acting?: unknown },
  id: string,
) {
  return db
    .selectFrom('mandate')
    .leftJoin('talent', 'talent.id', 'talent_id')
    .select([
      'mandate.id',
      'kind',
      'talent_id',
      'holder_id',
      'contact',
      'active_since',
      'ended_at',
      sql<boolean>`hands_over(mandate)`.as('hands_over'),
      inviterId.as('inviter_id'),
      sql<string | null>`adult_on(talent.date_of_birth)::text`.as('adult_on'),
    ])
    .where('mandate.id', '=', id)
    .where((eb) => eb.or([eb('talent_id', '=', accountId), eb('holder_id', '=', accountId)]))
    .$if(acting !== undefined, (query) => query.where('kind', '<>', 'guardian'))
    .forUpdate('mandate')
    .executeTakeFirst();
}

export function updateMandate(db: Database, id: string, change: Updateable<MandateRow>) {
  return db.updateTable('mandate').set(change).where('id', '=', id).execute();
}

/** Gives the living mandate of the same two people, if there is one, the terms of an invitation. */
export function renewMandate(
  db: Database,
  invitation: string,
  { holder_id, talent_id }: { holder_id: string; talent_id: string },
) {
  return db
    .updateTable('mandate')
    .from('mandate as accepted')
    .set((eb) => ({
      scopes: eb.ref('accepted.scopes'),
      commission_note: eb.ref('accepted.commission_note'),
      until: eb.ref('accepted.until'),
    }))
    .whereRef('mandate.kind', '=', 'accepted.kind')
    .where('accepted.id', '=', invitation)
    .where('mandate.id', '<>', invitation)
    .where('mandate.holder_id', '=', holder_id)
    .where('mandate.talent_id', '=', talent_id)
    .where('mandate.ended_at', 'is', null)
    .returning('mandate.id')
    .executeTakeFirst();
}

export function deleteInvitation(db: Database, id: string) {
  return db.deleteFrom('mandate').where('id', '=', id).execute();
}

export const withoutLink = { seed: null, token_hash: null, link_ends_at: null } as const;

/** Returns the mandate of a link. One to take over an account works although the mandate has ended. */
export function findByToken(db: Database, token_hash: Buffer, now: Date) {
  return selectInvitations(db)
    .where('token_hash', '=', token_hash)
    .where('link_ends_at', '>', now.toISOString())
    .where(sql<boolean>`(ended_at is null or hands_over(mandate))`)
    .executeTakeFirst();
}

/** Returns the mandate whose link is to be sent; undefined once it was used or withdrawn. */
export function findToSend(db: Database, id: string) {
  return selectInvitations(db).where('mandate.id', '=', id).where('seed', 'is not', null).executeTakeFirst();
}

function selectInvitations(db: Database) {
  return db
    .selectFrom('mandate')
    .innerJoin('account', (join) => join.on(sql<boolean>`account.id = ${inviterId}`))
    .innerJoin('talent as inviter', 'inviter.id', 'account.id')
    .leftJoin('talent', 'talent.id', 'talent_id')
    .select([
      'mandate.id',
      'kind',
      'talent_id',
      'holder_id',
      inviterId.as('inviter_id'),
      'inviter.name as inviter_name',
      languageOfAccount,
      // A guardian hands over the account of a child whom nobody invited by name.
      sql<string>`coalesce(nullif(mandate.name, ''), talent.name, '')`.as('name'),
      sql<string>`coalesce(contact, '')`.as('contact'),
      sql<MandateScope[]>`scopes`.as('scopes'),
      'note',
      'commission_note',
      sql<string | null>`until::text`.as('until'),
      'seed',
      'token_hash',
      sql<boolean>`hands_over(mandate)`.as('takes_over'),
    ]);
}

/** Uses up a link. Returns undefined if another request was faster. */
export function claimLink(db: Database, id: string, token_hash: Buffer, change: Updateable<MandateRow> = {}) {
  return db
    .updateTable('mandate')
    .set({ ...change, ...withoutLink })
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .returning('id')
    .executeTakeFirst();
}

/** Lists the active mandates in which an account is either side, each with the other account. Without those of guardians. */
export function listCounterparts(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('mandate')
    .select([
      'id',
      sql<string>`case talent_id when ${accountId} then holder_id else talent_id end`.as('other_id'),
    ])
    .where(sql<boolean>`${accountId} in (talent_id, holder_id)`)
    .where('kind', '<>', 'guardian')
    .where(isActive(now))
    .execute();
}

/** Returns the name of the other side of a mandate. */
export function findNews(db: Database, id: string, accountId: string) {
  return db
    .selectFrom('mandate')
    .leftJoin('talent as other', (join) =>
      join
        .on(sql<boolean>`other.id in (mandate.talent_id, mandate.holder_id)`)
        .on('other.id', '<>', accountId),
    )
    .select(sql<string>`coalesce(other.name, mandate.name)`.as('name'))
    .where('mandate.id', '=', id)
    .executeTakeFirst();
}
