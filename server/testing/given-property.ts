import type { JobFilter } from '@kirdaar/contract/jobs/jobs';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';
import { periodFrom } from '#features/billing/plans/plan-pricing.ts';
import type { TalentMediaKind } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import { insertRow } from '#testing/insert-row.ts';

let count = 0;

/** Inserts what belongs to an account: its plan, files, notifications, consents and links. */
export function givenProperty({ db, now }: Pick<Services, 'db' | 'now'>) {
  const at = (later = 0) => new Date(now().getTime() + later).toISOString();

  /** Gives a talent a plan that starts now, or at `from`. */
  async function plan(talent_id: string, { plan: name, from }: { plan: 'Basic' | 'Pro'; from?: string }) {
    const plans = db.selectFrom('plan').select(['id', 'duration_in_days']).where('name', '=', name);
    const { id, duration_in_days } = await plans.executeTakeFirstOrThrow();
    const period = periodFrom(from ? new Date(from) : now(), duration_in_days);
    return insertRow(db, 'subscription', { talent_id, plan_id: id, ...period });
  }

  function savedSearch(talent_id: string, filters: JobFilter = {}, name = 'Search') {
    const times = { created_at: at(), alerts_from: at() };
    return insertRow(db, 'saved_search', { talent_id, name, filters: JSON.stringify(filters), ...times });
  }

  /** Inserts a share link to a talent's public profile, valid for one week. */
  async function profileLink(talent_id: string) {
    const token = newToken();
    const link = { talent_id, request_id: crypto.randomUUID(), label: 'For a house' };
    const times = { created_at: at(), expires_at: at(7 * DAY_MS) };
    const row = { ...link, token_hash: hashToken(token), ...times };
    return { id: (await insertRow(db, 'profile_share_link', row)).id, token };
  }

  /** Inserts a file name that rows can refer to; the file does not exist on disk. */
  async function storedFile(name = `${crypto.randomUUID()}.webp`) {
    await insertRow(db, 'media_file', { name, is_public: false, created_at: at() });
    return name;
  }

  /** Inserts a stored file of a talent; unless a name is given, the file does not exist on disk. */
  async function medium(talent_id: string, kind: TalentMediaKind, named?: string) {
    const file = named ?? (await storedFile());
    const fields = { state: 'ready', position: 0, bytes: 1000, created_at: at() } as const;
    return insertRow(db, 'talent_media', { talent_id, kind, file, ...fields });
  }

  /** Inserts an export that is ready for a week, requested one day before the previous one. */
  async function dataExport(account_id: string) {
    count += 1;
    const file = await storedFile(`${crypto.randomUUID()}.zip`);
    const asked = { asked_at: at(-count * DAY_MS), next_from: at((1 - count) * DAY_MS) };
    const ready = { state: 'ready', file, bytes: 1000, ready_at: at(), ends_at: at(7 * DAY_MS) } as const;
    return (await insertRow(db, 'data_export', { account_id, ...asked, ...ready })).id;
  }

  /** Inserts unread notifications for an account, each newer than the previous one. */
  function notices(account_id: string, many: number) {
    const rows = Array.from({ length: many }, () => {
      count += 1;
      return {
        account_id,
        source: crypto.randomUUID(),
        kind: 'applications' as const,
        title: 'Your application was opened',
        text: 'A house looked at your application.',
        path: '/user/my-application',
        created_at: at(count),
      };
    });
    return db.insertInto('notification').values(rows).returning('id').execute();
  }

  /** Inserts the consent to WhatsApp for the account's mobile number. */
  async function whatsApp(account_id: string) {
    const accounts = db.selectFrom('account').select('mobile').where('id', '=', account_id);
    const { mobile } = await accounts.executeTakeFirstOrThrow();
    const consent = { channel: 'whatsapp', agreed: true, version: '1', said_by: 'site' } as const;
    await insertRow(db, 'channel_consent', { account_id, address: mobile ?? '', ...consent, said_at: at() });
  }

  return { plan, savedSearch, profileLink, storedFile, medium, dataExport, notices, whatsApp };
}
