import { msg } from '@kirdaar/contract/messages';
import { type AllowanceName, allowanceNames } from '@kirdaar/contract/rules/allowances';
import { findAllowance, findUsage } from '#features/billing/allowances/queries.ts';
import { cancellationOf } from '#features/billing/plans/cancel-plan.ts';
import {
  findIdentityCheck,
  findLatest,
  findNext,
  findPaymentMethod,
} from '#features/billing/plans/queries.ts';
import type { Services } from '#platform/services.ts';

const methods: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
};

/** Returns the talent's current or latest plan and how much of its allowances is used. */
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
    max: allowance[name],
  }));
  const data = latest ? await describePlan(services, talentId, latest) : null;
  return {
    ...(data?.plan_status !== 'Active' && { message: msg('no_running_plan') }),
    data,
    next: next ? { plan_name: next.plan_name, starts_at: next.starts_at } : null,
    usage,
    identity_check: (await findIdentityCheck(db, talentId)) ? ('done' as const) : ('waiting' as const),
    counted_from,
  };
}

type StartedPlan = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

async function describePlan(services: Services, talentId: string, plan: StartedPlan) {
  const { plan_id, plan_name, plan_price, auto_renew, cancelled_at, order_id } = plan;
  const isActive = Date.parse(plan.expires_at) > services.now().getTime();
  const method = order_id ? await findPaymentMethod(services.db, order_id) : undefined;
  return {
    plan_id,
    plan_name,
    plan_price,
    plan_purchase_date: plan.paid_at ?? plan.starts_at,
    plan_expiry: new Date(Date.parse(plan.expires_at) - 1).toISOString(),
    payment_method: method ? (methods[method] ?? method) : null,
    plan_auto_renew: auto_renew,
    plan_status: isActive ? ('Active' as const) : ('Expired' as const),
    cancelled_at,
    cancellation: isActive ? await cancellationOf(services, talentId, plan) : null,
  };
}
