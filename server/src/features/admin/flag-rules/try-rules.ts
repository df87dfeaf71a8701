import { setImmediate } from 'node:timers/promises';
import type { FlagRules, TriedCall } from '@kirdaar/contract/admin/flag-rules';
import { FLAG_TRIAL_CALLS } from '@kirdaar/contract/rules/flag-rules';
import { flaggedFields, scoreTexts } from '#features/admin/flag-rules/match-phrases.ts';
import { listLatestCalls, readFlagRules } from '#features/admin/flag-rules/queries.ts';
import type { Services } from '#platform/services.ts';

export async function tryFlagRules({ db }: Pick<Services, 'db'>, changed: FlagRules) {
  const inUse = await readFlagRules(db);
  const calls = await listLatestCalls(db, FLAG_TRIAL_CALLS);
  const added: TriedCall[] = [];
  const removed: TriedCall[] = [];
  let [flagged_now, flagged_then] = [0, 0];
  for (const { id, title, by, ...call } of calls) {
    const texts = flaggedFields.map((field) => call[field] ?? '');
    const now = scoreTexts(texts, inUse);
    const then = scoreTexts(texts, changed);
    if (now.length > 0) flagged_now += 1;
    if (then.length > 0) flagged_then += 1;
    const of = (matches: typeof now) => ({ id, title, by, phrases: matches.map(({ words }) => words) });
    if (now.length === 0 && then.length > 0) added.push(of(then));
    if (now.length > 0 && then.length === 0) removed.push(of(now));
    // Other requests are answered between two casting calls.
    await setImmediate();
  }
  return { calls: calls.length, flagged_now, flagged_then, added, removed };
}
