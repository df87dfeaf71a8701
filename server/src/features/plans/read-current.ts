import { type AllowanceName, allowanceNames } from '@kirdaar/contract/rules/allowances';
import { rulesOfCancelling } from '#features/plans/cancel-plan.ts';
import {
  findAllowance,
  findLatest,
  findNext,
  findPaymentMethod,
  findUsage,
} from '#features/plans/queries.ts';
import type { Services } from '#platform/services.ts';

const methods: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
};

/** The plan a talent has or had last, and how much of what is allowed is used. */
export async function readCurrentPlan(services: Services, talentId: string) {
  const { db, now } = services;
  const instant = now();
  const [latest, next, allowance] = [
    await findLatest(db, talentId, instant),
    await findNext(db, talentId, instant),
    await findAllowance(db, talentId, instant),
  ];
  const { counted_from } = allowance;
  const used = await findUsage(db, talentId, counted_from, instant);
  const usage = allowanceNames.map((name: AllowanceName) => ({
    name,
    used: used[name],
    most: allowance[name],
  }));
  const data = latest ? await tellPlan(services, talentId, latest) : null;
  return {
    ...(data?.plan_status !== 'Active' && { message: 'No active plan found.' }),
    data,
    next: next ? { plan_name: next.plan_name, starts_at: next.starts_at } : null,
    usage,
    counted_from,
  };
}

type Held = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

async function tellPlan(services: Services, talentId: string, held: Held) {
  const { plan_id, plan_name, plan_price, auto_renew, cancelled_at, order_id } = held;
  const isActive = Date.parse(held.over_at) > services.now().getTime();
  const method = order_id ? await findPaymentMethod(services.db, order_id) : undefined;
  return {
    plan_id,
    plan_name,
    plan_price,
    plan_purchase_date: held.paid_at ?? held.starts_at,
    plan_expiry: new Date(Date.parse(held.over_at) - 1).toISOString(),
    payment_method: method ? (methods[method] ?? method) : null,
    plan_auto_renew: auto_renew,
    plan_status: isActive ? ('Active' as const) : ('Expired' as const),
    cancelled_at,
    cancelling: isActive ? await rulesOfCancelling(services, talentId, held) : null,
  };
}
