import type { Rate } from '@kirdaar/contract/rates';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type Counting, countedText, hashSubject, tooManyRequests } from '#platform/http/rate-limit.ts';

interface Count {
  /** What all processes had counted when this one last settled. */
  shared: number;
  /** What this process has counted since. */
  own: number;
  /** When the count starts again from zero, in milliseconds since 1970. */
  ends: number;
}

interface Settled {
  subject: string;
  uses: number;
  ends: number;
}

const MOST_SUBJECTS = 100_000;

/**
 * Counts for reads that would take longer to count in the database than to answer. They are counted here, and added to
 * what all processes share in one statement whenever `settle` is called. Until then no process knows what the others
 * have let through.
 */
export function openSettledCounts(services: Counting) {
  // With `max` alone the cache takes the memory of all subjects at once.
  const counts = new LRUCache<string, Count>({ maxSize: MOST_SUBJECTS, sizeCalculation: () => 1 });
  const unsettled = new Map<string, Count>();

  /** Counts one use by a subject and throws 429 beyond any of its rates. */
  function count(subject: string, rates: readonly Rate[]) {
    const present = services.now().getTime();
    for (const rate of rates) {
      const name = countedText(subject, rate);
      const known = counts.get(name);
      const current =
        known && known.ends > present ? known : { shared: 0, own: 0, ends: present + rate.seconds * 1000 };
      current.own += 1;
      counts.set(name, current);
      unsettled.set(name, current);
      if (current.shared + current.own > rate.most)
        throw tooManyRequests(services, new Date(current.ends), 'too_many_requests');
    }
  }

  async function settle() {
    if (unsettled.size === 0) return;
    const sent = [...unsettled].map(([name, current]) => {
      return { name, key: hashSubject(name).toString('hex'), current, own: current.own };
    });
    unsettled.clear();
    const settled = await addUses(sent, services).catch((error) => {
      for (const { name, current } of sent) unsettled.set(name, unsettled.get(name) ?? current);
      throw error;
    });
    for (const { key, current, own } of sent) {
      current.own -= own;
      const all = settled.get(key);
      if (all) Object.assign(current, { shared: all.uses, ends: all.ends });
    }
  }

  return { count, settle };
}

/** Adds the uses of many subjects, and returns what all processes have counted of each. */
async function addUses(
  sent: readonly { key: string; current: Count; own: number }[],
  { db, now }: Counting,
): Promise<Map<string, Settled>> {
  const added = JSON.stringify(
    sent.map(({ key, current, own }) => ({ key, uses: own, ends_at: new Date(current.ends).toISOString() })),
  );
  // In the same order in every process, so that none waits for another that waits for it.
  const { rows } = await sql<Settled>`
    insert into rate_limit (subject, uses, ends_at)
    select decode(key, 'hex'), uses, ends_at
      from jsonb_to_recordset(${added}::jsonb) as added(key text, uses integer, ends_at timestamptz) order by key
    on conflict (subject) do update set
      uses = case when rate_limit.ends_at > ${now().toISOString()} then rate_limit.uses else 0 end + excluded.uses,
      ends_at = case when rate_limit.ends_at > ${now().toISOString()}
        then rate_limit.ends_at else excluded.ends_at end
    returning encode(subject, 'hex') as subject, uses, extract(epoch from ends_at)::float8 * 1000 as ends`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.subject, row]));
}
