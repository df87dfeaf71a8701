import { SITE_KEY } from '@kirdaar/contract/rules/content';
import { replaceTranslations } from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';
import { cleanHtml } from '#platform/documents/clean-html.ts';
import type { Pictures } from '#seed/art/pictures.ts';
import { about } from '#seed/content/about.ts';
import { aboutInHindi } from '#seed/content/about-in-hindi.ts';
import type { Person } from '#seed/people/person.ts';
import type { World } from '#seed/world.ts';

/** Inserts the content of the public pages, apart from the marketplace data. */
export async function insertContent(db: Database, { content, people }: World, pictures: Pictures) {
  const projects = content.projects.map(({ row }) => ({ ...row, image_url: pictures.of(row.id) }));
  await db.insertInto('project').values(projects).execute();
  const clients = content.clients.map(({ row }) => ({ ...row, image_url: pictures.of(row.id) }));
  await db.insertInto('client').values(clients).execute();
  const banners = content.banners.map(({ row }) => ({ ...row, url: pictures.of(row.id) }));
  await db.insertInto('banner').values(banners).execute();
  await db
    .insertInto('page_text')
    .values({ page: 'about', html: cleanHtml(about) })
    .execute();
  const inHindi = { html: cleanHtml(aboutInHindi) };
  await replaceTranslations(db, { kind: 'about', key: SITE_KEY }, { hi: inHindi });
  const picks = pickOfEachCategory(people).map(({ id }, index) => ({ talent_id: id, place: index + 1 }));
  await db.insertInto('featured_talent').values(picks).execute();
}

function pickOfEachCategory(people: Person[]): Person[] {
  const first = new Map<string, Person>();
  for (const person of people.filter(({ age }) => age >= 18)) {
    if (!first.has(person.profile_type)) first.set(person.profile_type, person);
  }
  return [...first.values()];
}
