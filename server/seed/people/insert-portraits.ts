import type { Database } from '#platform/database/database.ts';
import type { Pictures } from '#seed/art/pictures.ts';
import type { World } from '#seed/world.ts';

const kinds = ['image', 'headshot_image', 'photo', 'photo'] as const;

/** Gives every talent a profile photo, and the demo talent more pictures. Lists show the profile photo. */
export async function insertPortraits(db: Database, { people }: World, pictures: Pictures) {
  const media = people.flatMap(({ id: talent_id, created_at }) =>
    pictures.portraitsOf(talent_id).map((portrait, index) => ({
      ...portrait,
      talent_id,
      created_at,
      state: 'ready' as const,
      kind: kinds[index] ?? ('photo' as const),
      position: Math.max(0, index - kinds.indexOf('photo')),
    })),
  );
  const files = media.flatMap(({ file, public_file, created_at }) => [
    { name: file, is_public: false, created_at },
    ...(public_file ? [{ name: public_file, is_public: true, created_at }] : []),
  ]);
  await db.insertInto('media_file').values(files).execute();
  await db.insertInto('talent_media').values(media).execute();
}
