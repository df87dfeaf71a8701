import { call } from '#api/call.ts';

/** What is written to whoever is logged in, and whether this browser shows it. */
export async function findPreferences() {
  const [loaded, subscription] = await Promise.all([
    call('GET /api/preferences'),
    call('GET /api/push-subscription'),
  ]);
  return { loaded, subscription };
}
