import { msg } from '@kirdaar/contract/messages';
import { allowanceNames } from '@kirdaar/contract/rules/allowances';
import type { Language } from '@kirdaar/contract/rules/languages';
import { findAllowance, findUsage } from '#features/billing/allowances/queries.ts';
import { findBuyer } from '#features/billing/payments/queries.ts';
import { cancellationOf } from '#features/billing/plans/cancel-plan.ts';
import { planPriceFor } from '#features/billing/plans/plan-pricing.ts';
import {
  findBuyerPlans,
  findIdentityCheck,
  findLatest,
  findNext,
  findPaymentMethod,
  listPlans,
} from '#features/billing/plans/queries.ts';
import { listTexts } from '#platform/database/content-translations.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

export async function readPlans(db: Database, language: Language) {
  const plans = await listPlans(db);
  if (language === 'en') return plans;
  const ids = plans.map(({ id }) => id);
  const texts = await listTexts(db, 'plan', ids, language);
  return plans.map((plan) => {
    const features = featuresOf(plan.description).map((english, place) => {
      const path = `features.${place}`;
      return { path, english, translated: texts.get(plan.id)?.[path] };
    });
    return {
      ...plan,
      description: descriptionOf(features.map(({ english, translated }) => translated ?? english)),
      in_english: features.filter(({ translated }) => translated === undefined).map(({ path }) => path),
    };
  });
}

export async function readPlanPrices({ db, now, gateway }: Services, talentId: string) {
  const [plans, buyerPlans, buyer] = [
    await listPlans(db),
    await findBuyerPlans(db, talentId, now()),
    await findBuyer(db, talentId),
  ];
  return {
    payments_enabled: gateway !== undefined,
    test_mode: gateway?.name === 'sandbox',
    state: buyer?.state ?? null,
    prices: plans.map((plan) => ({
      plan_id: plan.id,
      plan_name: plan.name,
      is_current: plan.id === buyerPlans.current?.plan_id,
      ...planPriceFor(plan, buyerPlans, now()),
    })),
  };
}

const letters = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

export function featuresOf(description: string): string[] {
  return [...description.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) =>
    item
      .replace(/<[^>]*>/g, '')
      .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof letters) => letters[name]),
  );
}

export function descriptionOf(features: readonly string[]): string {
  return features.map((feature) => `<li>${asHtml(feature)}</li>`).join('');
}

/** Writes a text with the entities that the pages read. */
function asHtml(text: string): string {
  return Object.entries(letters).reduce((html, [name, letter]) => html.replaceAll(letter, `&${name};`), text);
}

const methods: Record<string, string> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
};

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
  const usage = allowanceNames.map((name) => ({ name, used: used[name], max: allowance[name] }));
  const { identity_verified_at } = await findIdentityCheck(db, talentId);
  const data = latest ? await describePlan(services, talentId, latest) : null;
  return {
    ...(data?.plan_status !== 'Active' && { message: msg('no_running_plan') }),
    data,
    next: next ?? null,
    usage,
    identity_check: identity_verified_at ? ('done' as const) : ('waiting' as const),
    counted_from,
  };
}

type StartedPlan = NonNullable<Awaited<ReturnType<typeof findLatest>>>;

async function describePlan(services: Services, talentId: string, plan: StartedPlan) {
  const isActive = Date.parse(plan.expires_at) > services.now().getTime();
  const method = (await findPaymentMethod(services.db, plan.order_id))?.method;
  return {
    ...plan,
    plan_purchase_date: plan.paid_at ?? plan.starts_at,
    plan_expiry: new Date(Date.parse(plan.expires_at) - 1).toISOString(),
    payment_method: method ? (methods[method] ?? method) : null,
    plan_auto_renew: plan.auto_renew,
    plan_status: isActive ? ('Active' as const) : ('Expired' as const),
    cancellation: isActive ? await cancellationOf(services, talentId, plan) : null,
  };
}
