import type { Page } from '@kirdaar/contract/fields';
import type { Database } from '#platform/database/database.ts';
import type { ProjectType } from '#platform/database/database-types.generated.ts';
import { readPage } from '#platform/database/read-page.ts';

/** Returns the About text as stored. */
export function findAboutText(db: Database) {
  return db.selectFrom('page_text').select('html').where('page', '=', 'about').executeTakeFirst();
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

/** Returns clients, oldest first. */
export function listClients(db: Database, page: Page) {
  const clients = db
    .selectFrom('client')
    .select(['id', 'name', 'image_url', 'created_at'])
    .orderBy('created_at')
    .orderBy('id');
  return readPage(clients, page);
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
