import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface Crowd {
  size: number;
  name?: string;
  city?: string;
  gender?: 'Male' | 'Female';
  created_at?: string;
}

/** Adds many public talent in one statement, for lists that are longer than a page. */
export async function addCrowd(
  db: Database,
  { size, name = 'Crowd', city, gender, created_at = '2026-01-01T00:00:00Z' }: Crowd,
) {
  await sql`with born as (
    insert into account (role, email, mobile, password_hash, pan_last4, pan_fingerprint, aadhaar_last4,
      aadhaar_fingerprint, verified_at)
    select 'talent', gen_random_uuid() || '@test.example',
      '+91' || 6000000000 + (select count(*) from account) + n, 'none', '234F', '', '0019', '', now()
    from generate_series(1, ${size}) n returning id
  ) insert into talent (id, name, city, gender, date_of_birth, created_at)
    select id, ${name}, ${city ?? null}, ${gender ?? null}, '1990-01-01', ${created_at} from born`.execute(
    db,
  );
}
