import type { Database } from '#platform/database/database.ts';

/** Inserts a project of the public site and returns its id. */
export async function insertProject(db: Database): Promise<string> {
  const { id } = await db
    .insertInto('project')
    .values({
      film_title: 'Monsoon',
      type: 'Movies',
      genre: 'Drama',
      directed_by: 'A. Rao',
      produced_by: 'Monsoon Pictures',
      released_year: 2025,
      language: 'Hindi',
      platform: 'Cinemas',
      about_project: 'It rains.',
      image_url: '/media/public/monsoon.webp',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
