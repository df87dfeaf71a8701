import type { ReactNode } from 'react';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { BuyForm } from '#features/billing/payments/BuyForm.tsx';
import { OrderSummary } from '#features/billing/payments/OrderSummary.tsx';
import { OrderUpdates } from '#features/billing/payments/OrderUpdates.tsx';
import { orderWrites } from '#features/billing/payments/order-writes.ts';
import { readPlanPrices } from '#features/billing/plans/plan-prices.ts';
import { paths } from '#paths.ts';
import { readSession } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as words from '#words/billing/payments.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/BuyPlanPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.payments_title, page);

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { plans, ...terms } = await readPlanPrices();
  const session = readSession();
  const buyer = session?.role === 'talent' ? session.user.name : '';
  return { ...terms, buyer, selected: plans.find(({ plan }) => plan.id === params.id) };
}

export const clientAction = pageAction(orderWrites);

export default function BuyPlanPage({ loaderData }: Route.ComponentProps) {
  const { selected, current, buyer, state, confirming, test_mode, payments_enabled } = loaderData;
  if (!selected) return <CannotBuy>{words.plan_missing}</CannotBuy>;
  const { plan, price } = selected;
  if (!payments_enabled) return <CannotBuy>{words.not_sold}</CannotBuy>;
  if (!price.kind) return <CannotBuy>{price.reason}</CannotBuy>;
  return (
    <Page title={words.title_plan(plan.name)} lead={words.payments_lead}>
      {confirming && <OrderUpdates key={confirming.id} order={confirming} />}
      {test_mode && <Notice>{words.test_mode}</Notice>}
      <div className="grid max-w-4xl items-start gap-6 md:grid-cols-2">
        <OrderSummary plan={plan} price={price} current={current} />
        <Section title={words.invoice_for} lead={<InvoiceName name={buyer} />}>
          <BuyForm key={plan.id} price={price} state={state} />
        </Section>
      </div>
    </Page>
  );
}

function InvoiceName({ name }: { name: string }) {
  return sentence(words.invoice_name(<strong className="wrap-anywhere text-ink">{name}</strong>));
}

function CannotBuy({ children }: { children: ReactNode }) {
  return (
    <Page title={words.payments_title}>
      <Notice>{children}</Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.talentPlans}>{common.see_plans}</ButtonLink>
        <ButtonLink to={paths.mySubscription} variant="secondary">
          {common.my_subscription}
        </ButtonLink>
      </div>
    </Page>
  );
}
