import type { KeyFingerprints } from '#platform/config/secrets.ts';
import type { Database } from '#platform/database/database.ts';

const consequences = {
  SECRET_KEY:
    'links and codes already sent would stop working, and authenticator apps could no longer be used',
  IDENTITY_KEY: 'duplicates of identity numbers stored so far would no longer be found',
} as const;

/**
 * Rejects keys of which the database knows none, and otherwise notes them for the next start. During a rotation
 * one of the two secret keys is known, so every process starts, in any order.
 */
export async function checkKeys(db: Database, keys: KeyFingerprints): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('key_fingerprint')
      .select(['name', 'fingerprint'])
      .forUpdate()
      .execute();
    for (const name of ['SECRET_KEY', 'IDENTITY_KEY'] as const) {
      const ofName = known.filter((one) => one.name === name).map(({ fingerprint }) => fingerprint);
      if (ofName.length > 0 && !ofName.some((one) => keys[name].includes(one)))
        throw new Error(rejection(name));
    }
    const rows = Object.entries(keys).flatMap(([name, list]) =>
      list.map((fingerprint) => ({ name, fingerprint })),
    );
    await trx.deleteFrom('key_fingerprint').execute();
    await trx
      .insertInto('key_fingerprint')
      .values(rows)
      .onConflict((on) => on.doNothing())
      .execute();
  });
}

function rejection(name: keyof typeof consequences): string {
  return `${name} is not the one that this database was used with: ${consequences[name]}.
  Set the former value, or rotate SECRET_KEY as docs/settings.md describes.
  If the former value is lost, docs/operations.md says under "Keys" what to do.`;
}
