import type { Deployment } from '#testing/deployment.ts';
import type { Kind, Write } from '#testing/write-targets.ts';

/** Counts the rows of each key in $1, only of those that are complete. */
const stored: Record<Kind, string> = {
  application: `select talent_id || '/' || job_id as key, count(*)::int count
    from application
    where talent_id || '/' || job_id = any($1)
      and (select count(*) from status_change where application_id = application.id) = 1
      and (select count(*) from application_consent where application_id = application.id) = 3
      and (select count(*) from application_media where application_id = application.id) = 1
    group by 1`,
  message: `select id::text as key, count(*)::int count from conversation_message where id = any($1::uuid[]) group by 1`,
  order: `select request_id::text as key, count(*)::int count
    from plan_order where request_id = any($1::uuid[]) and gateway_order_id is not null group by 1`,
  upload: `select talent_id || '/' || encode(digest, 'hex') as key, count(*)::int count
    from talent_media join media_file on name = file
    where talent_id || '/' || encode(digest, 'hex') = any($1) group by 1`,
  registration: `select email as key, count(*)::int count from account where email = any($1) group by 1`,
};

/** Compares confirmed writes with the database: how many are compared, and which are not there exactly once. */
export async function compareWrites(query: Deployment['query'], confirmed: Write[]) {
  const wrong: { kind: Kind; key: string; count: number }[] = [];
  for (const [kind, statement] of Object.entries(stored)) {
    const keys = confirmed.filter((write) => write.kind === kind).map(({ key }) => key);
    const rows = await query<{ key: string; count: number }>(statement, [keys]);
    const counts = new Map(rows.map(({ key, count }) => [key, count]));
    for (const key of keys) {
      const count = counts.get(key) ?? 0;
      // The cast is safe: the keys of the record are kinds.
      if (count !== 1) wrong.push({ kind: kind as Kind, key, count });
    }
  }
  return { compared: confirmed.length, wrong };
}

/** Returns those of the confirmed uploads whose file the product cannot serve. */
export async function findMissingFiles(origin: string, confirmed: Write[]): Promise<string[]> {
  const lost: string[] = [];
  const tokens = new Set(confirmed.filter(({ kind }) => kind === 'upload').map(({ token }) => token));
  for (const token of tokens) {
    const listed = await fetch(`${origin}/api/user/media`, { headers: { authorization: `Bearer ${token}` } });
    const { media }: { media: { kind: string; url: string }[] } = await listed.json();
    for (const { url } of media.filter(({ kind }) => kind === 'photo')) {
      const served = await fetch(new URL(url, origin));
      await served.arrayBuffer();
      if (!served.ok) lost.push(`${served.status} ${url}`);
    }
  }
  return lost;
}
