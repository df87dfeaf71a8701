import type { Page } from '@kirdaar/contract/fields';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Project, ProjectType } from '#platform/database/database-types.generated.ts';
import { readPage } from '#platform/database/read-page.ts';

export function findAboutText(db: Database) {
  return db.selectFrom('page_text').select('html').where('page', '=', 'about').executeTakeFirst();
}

export async function saveAboutText(db: Database, html: string) {
  await db
    .insertInto('page_text')
    .values({ page: 'about', html })
    .onConflict((conflict) => conflict.column('page').doUpdateSet({ html }))
    .execute();
}

export function listBanners(db: Database) {
  return db.selectFrom('banner').select(['url', 'alt']).orderBy('place').execute();
}

/** Returns projects of one type, or of all types, newest first. */
export function listProjects(db: Database, type: ProjectType | undefined, page: Page) {
  const projects = selectProject(db)
    .$if(type !== undefined, (all) => all.where('type', '=', type ?? null))
    .orderBy('released_year', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id');
  return readPage(projects, page);
}

export function findProject(db: Database, id: string) {
  return selectProject(db).where('id', '=', id).executeTakeFirst();
}

export function listClients(db: Database, page: Page) {
  const clients = db
    .selectFrom('client')
    .select(['id', 'name', 'image_url', 'created_at'])
    .orderBy('created_at')
    .orderBy('id');
  return readPage(clients, page);
}

export function listServiceTexts(db: Database) {
  return db.selectFrom('service_text').select(['category', 'text']).execute();
}

function selectProject(db: Database) {
  return db
    .selectFrom('project')
    .select([
      'id',
      'film_title',
      'type',
      'genre',
      'directed_by',
      'produced_by',
      'released_year',
      'language',
      'platform',
      'about_project',
      'image_url',
    ]);
}

export async function saveProject(db: Database, id: string, words: Omit<Insertable<Project>, 'id'>) {
  await db
    .insertInto('project')
    .values({ ...words, id })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(words))
    .execute();
}

export async function deleteProject(db: Database, id: string) {
  await db.deleteFrom('project').where('id', '=', id).execute();
}

/** Makes the clients these ones, in this order. */
export async function replaceClients(
  db: Database,
  clients: { id: string; name: string; image_url: string }[],
  now: Date,
) {
  const ids = clients.map(({ id }) => id);
  await db.deleteFrom('client').where(sql<boolean>`id <> all(${ids}::uuid[])`).execute();
  if (clients.length === 0) return;
  const known = await db.selectFrom('client').select(['id', 'created_at']).execute();
  let newest = 0;
  const rows = clients.map((client) => {
    const created = known.find(({ id }) => id === client.id)?.created_at ?? now.toISOString();
    newest = Math.max(Date.parse(created), newest + 1);
    return { ...client, created_at: new Date(newest).toISOString() };
  });
  await db
    .insertInto('client')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        image_url: ref('excluded.image_url'),
        created_at: ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** Makes the banners these ones, in this order. */
export async function replaceBanners(db: Database, banners: { url: string; alt: string }[]) {
  await db.deleteFrom('banner').execute();
  if (banners.length === 0) return;
  const rows = banners.map((banner, index) => ({ ...banner, place: index + 1 }));
  await db.insertInto('banner').values(rows).execute();
}

export function listFeaturedTalent(db: Database) {
  return db.selectFrom('featured_talent').select('talent_id').orderBy('place').execute();
}

/** Makes the featured talent these ones, in this order. Deleted accounts are left out. */
export async function replaceFeaturedTalent(db: Database, ids: string[]) {
  await db.deleteFrom('featured_talent').execute();
  await sql`
    insert into featured_talent (talent_id, place)
    select chosen.id, chosen.place from unnest(${ids}::uuid[]) with ordinality as chosen (id, place)
    where exists (select from talent where talent.id = chosen.id)`.execute(db);
}

export async function replaceServiceTexts(db: Database, texts: { category: string; text: string }[]) {
  await db.deleteFrom('service_text').execute();
  if (texts.length > 0) await db.insertInto('service_text').values(texts).execute();
}
