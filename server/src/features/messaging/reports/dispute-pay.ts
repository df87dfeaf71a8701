import type { Pay } from '@kirdaar/contract/bookings/pay';
import { rupees } from '@kirdaar/contract/rules/payments';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { upsertDispute } from '#features/bookings/pay/queries.ts';
import type { TermsPage } from '#features/bookings/terms/queries.ts';
import { upsertPayReport } from '#features/messaging/reports/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Disputed {
  party: 'talent' | 'house';
  account_id: string;
  /** In rupees. */
  came: number;
  text: string;
}

/** Keeps that a side disputes the pay, and reports it to staff with what both sides say. */
export async function disputePay(
  { db, now }: Services,
  findPage: (db: Services['db']) => Promise<TermsPage>,
  { came, ...said }: Disputed,
) {
  await db.transaction().execute(async (trx) => {
    const { application_id } = await findPage(trx);
    if (said.party === 'house')
      await checkTextToChildren({ db: trx, now }, { application_ids: [application_id] }, 'text', said.text);
    const dispute = { ...said, application_id, came_paise: came * 100, disputed_at: now().toISOString() };
    if (!(await upsertDispute(trx, dispute))) throw new AppError('pay_dispute_decided');
    const snapshot = snapshotOf(await findPage(trx), said.party);
    const { account_id, text } = said;
    await upsertPayReport(trx, { application_id, account_id, text, snapshot }, now());
  });
}

/** What staff read: the agreed pay, and what each side says of it. */
function snapshotOf({ title, house, talent, pay, versions }: TermsPage, party: string) {
  const terms = versions.find(({ sealed_at }) => sealed_at)?.terms;
  const agreed = terms && pay && `${rupees(terms.fee * 100)} (${terms.per}), ${pay.due_on}`;
  return {
    ...{ party, role_details: title, house: house ?? '', talent, pay_agreed: agreed || '' },
    ...(pay && { ...saidBy(pay, 'house'), ...saidBy(pay, 'talent') }),
  };
}

function saidBy({ marks, disputes }: Pay, side: 'talent' | 'house'): Record<string, string> {
  const mark = marks.find(({ party }) => party === side);
  const dispute = disputes.find(({ party }) => party === side);
  return {
    ...(mark && { [`pay_by_${side}`]: `${rupees(mark.amount_paise)}, ${mark.paid_on}` }),
    ...(dispute && { [`dispute_by_${side}`]: `${rupees(dispute.came_paise)}: ${dispute.text}` }),
  };
}
