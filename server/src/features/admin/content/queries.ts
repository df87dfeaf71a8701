import type { ListedContent } from '@kirdaar/contract/admin/content';
import { type ContentKind, SITE_KEY } from '@kirdaar/contract/rules/content';
import { legalPages } from '@kirdaar/contract/rules/legal';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { sql } from 'kysely';
import { isFindableBy } from '#features/admin/people/queries.ts';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import { selectPublicTalent } from '#features/talent/profile/queries.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';

export interface Piece {
  kind: ContentKind;
  key: string;
}

type Words = Record<string, never>;
const kindOf = sql<ContentKind>`kind`.as('kind');

/** Makes everyone else who changes this piece wait until the transaction ends. */
export async function lockPiece(db: Database, { kind, key }: Piece) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${kind} ${key}`}, 0))`.execute(db);
}

export function findDraft(db: Database, piece: Piece) {
  return db
    .selectFrom('content_draft')
    .innerJoin('staff_member', 'staff_member.id', 'saved_by')
    .select([
      'revision',
      'saved_at',
      'asked_at',
      'publishes_at',
      'scheduled_by',
      'saved_by as saved_by_id',
      staffName.as('saved_by'),
    ])
    .select(sql<Words>`words`.as('words'))
    .where((eb) => eb.and(piece))
    .executeTakeFirst();
}

export function listVersions(db: Database, piece: Piece, max: number) {
  return db
    .selectFrom('content_version')
    .leftJoin('staff_member', 'staff_member.id', 'published_by')
    .select(['content_version.id', 'published_at', sql<boolean>`words is null`.as('is_removal')])
    .select(staffName.$castTo<string | null>().as('published_by'))
    .where((eb) => eb.and(piece))
    .orderBy('place', 'desc')
    .limit(max)
    .execute();
}

/** Returns the words of a version; null if it was a removal, undefined if the piece has no such version. */
export async function findVersionWords(db: Database, piece: Piece, id: string) {
  const found = await db
    .selectFrom('content_version')
    .select(sql<Words | null>`words`.as('words'))
    .where((eb) => eb.and(piece))
    .where('id', '=', id)
    .executeTakeFirst();
  return found?.words;
}

export async function upsertDraft(
  db: Database,
  piece: Piece,
  words: unknown,
  saved: { by: string; at: Date },
): Promise<string> {
  const row = {
    words: JSON.stringify(words),
    saved_by: saved.by,
    saved_at: saved.at.toISOString(),
    asked_at: null,
  };
  const { revision } = await db
    .insertInto('content_draft')
    .values({ ...piece, ...row })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet({ ...row, revision: sql`gen_random_uuid()` }),
    )
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function deleteDraft(db: Database, piece: Piece) {
  await db
    .deleteFrom('content_draft')
    .where((eb) => eb.and(piece))
    .execute();
}

export async function scheduleDraft(
  db: Database,
  piece: Piece,
  schedule: { at: string; by: string } | undefined,
) {
  await db
    .updateTable('content_draft')
    .set({
      publishes_at: schedule?.at ?? null,
      scheduled_by: schedule?.by ?? null,
      revision: sql`gen_random_uuid()`,
    })
    .where((eb) => eb.and(piece))
    .execute();
}

/** Returns a member of staff who still works here. */
export function findPublisher(db: Database, id: string) {
  return db
    .selectFrom('staff_member')
    .select(['id', 'role as staff_role'])
    .where('id', '=', id)
    .where('active_since', 'is not', null)
    .executeTakeFirst();
}

export async function updateToAsked(db: Database, piece: Piece, now: Date) {
  await db
    .updateTable('content_draft')
    .set({ asked_at: now.toISOString() })
    .where((eb) => eb.and(piece))
    .execute();
}

export function updateWriter(db: Database, piece: Piece, saved_by: string) {
  return db
    .updateTable('content_draft')
    .set({ saved_by })
    .where((eb) => eb.and(piece))
    .execute();
}

export function listDueDrafts(db: Database, now: Date) {
  return db
    .selectFrom('content_draft')
    .select([kindOf, 'key'])
    .where('publishes_at', '<=', now.toISOString())
    .orderBy('publishes_at')
    .execute();
}

export async function insertVersion(
  db: Database,
  piece: Piece,
  words: unknown,
  published: { by: string | null; at: Date },
) {
  await db
    .insertInto('content_version')
    .values({
      ...piece,
      published_by: published.by,
      published_at: published.at.toISOString(),
      words: words === null ? null : JSON.stringify(words),
    })
    .execute();
}

/** Returns every piece: what is public, what has a draft, and the projects that were removed. */
export async function listPieces(db: Database): Promise<ListedContent[]> {
  const { rows } = await sql<ListedContent>`
    with piece as (
      select 'project' as kind, id::text as key, film_title as title, true as is_public from project
      union all select 'plan', id::text, name, true from plan
      union all select kind, ${SITE_KEY}, null, true
        from unnest(array['about', 'clients', 'banners', 'featured', 'services']) as kind
      union all select 'legal', key, null, true from unnest(${[...legalPages]}::text[]) as key
      union all select 'project', key, last_title, false from (
        select key, max(saved.words ->> 'film_title') as last_title from (
          select key, words from content_draft where kind = 'project'
          union all
          (select distinct on (key) key, words from content_version
            where kind = 'project' and words is not null order by key, place desc)
        ) saved group by key
      ) gone where not exists (select from project where project.id::text = gone.key)
    )
    select piece.kind, piece.key, piece.title, piece.is_public, draft.kind is not null as has_draft,
      draft.publishes_at, greatest(draft.saved_at, version.published_at) as changed_at
    from piece
    left join content_draft draft using (kind, key)
    left join lateral (
      select published_at from content_version
      where content_version.kind = piece.kind and content_version.key = piece.key and published_by is not null
      order by place desc limit 1
    ) version on true
    order by piece.kind, greatest(draft.saved_at, version.published_at) desc nulls last, piece.title`.execute(
    db,
  );
  return rows;
}

export function findPlanWords(db: Database, id: string) {
  return db.selectFrom('plan').select('description').where('id', '=', id).executeTakeFirst();
}

export async function updatePlanDescription(db: Database, id: string, description: string) {
  await db.updateTable('plan').set({ description }).where('id', '=', id).execute();
}

/** Returns talent with a part of this name, or with these ids; those whom everyone can see first. */
export function listArtists(
  db: Database,
  staff: { staff_role: StaffRole },
  { text, ids }: { text?: string | undefined; ids?: string[] | undefined },
  now: Date,
  max: number,
) {
  const isPublic = sql<boolean>`exists (${selectPublicTalent(db, now).select('id').whereRef('talent.id', '=', sql.ref('artist.id'))})`;
  let artists = db
    .selectFrom('talent as artist')
    .select(['artist.id', 'artist.name', 'artist.profile_type', 'artist.city', isPublic.as('is_public')])
    .where(isFindableBy(staff, sql.ref('artist.id'), now))
    .orderBy(isPublic, 'desc')
    .orderBy('artist.name')
    .orderBy('artist.id')
    .limit(max);
  if (ids) artists = artists.where('artist.id', 'in', ids.length > 0 ? ids : [null]);
  if (text) artists = artists.where('artist.name', 'ilike', containing(text));
  return artists.execute();
}
