import { titled } from '#api/product-name.ts';
import { OrderUpdates } from '#features/billing/payments/OrderUpdates.tsx';
import { PlanCard } from '#features/billing/plans/PlanCard.tsx';
import { readPlanPrices } from '#features/billing/plans/plan-prices.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/billing/plans.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentPlansPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.title, page);

export const clientLoader = readPlanPrices;

export default function TalentPlansPage({
  loaderData: { plans, current, confirming, payments_enabled },
}: Route.ComponentProps) {
  return (
    <Page title={words.title} lead={words.own_lead}>
      {confirming && <OrderUpdates key={confirming.id} order={confirming} />}
      {plans.length === 0 && <Notice>{common.no_data}</Notice>}
      {!payments_enabled && <Notice>{words.not_sold}</Notice>}
      <ul className="grid max-w-4xl gap-6 md:grid-cols-2">
        {plans.map(({ plan, price }, index) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              price={price}
              current={current}
              canBuy={payments_enabled}
              highlighted={plans.length > 1 && index === plans.length - 1}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
