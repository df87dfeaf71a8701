import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { InvoiceList } from '#features/billing/payments/InvoiceList.tsx';
import { invoiceWrites } from '#features/billing/payments/invoice-writes.ts';
import { OrderUpdates } from '#features/billing/payments/OrderUpdates.tsx';
import { readOrder } from '#features/billing/payments/read-order.ts';
import { AutoRenew } from '#features/billing/plans/AutoRenew.tsx';
import { CancelPlan } from '#features/billing/plans/CancelPlan.tsx';
import { CurrentPlan } from '#features/billing/plans/CurrentPlan.tsx';
import { NoPlan } from '#features/billing/plans/NoPlan.tsx';
import { PlanUsage } from '#features/billing/plans/PlanUsage.tsx';
import { planDay } from '#features/billing/plans/plan-day.ts';
import { planWrites } from '#features/billing/plans/plan-writes.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/billing/payments.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/MySubscriptionPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.my_subscription, page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // The order is read first, so that data loaded after it is settled shows the result.
  const order = await readOrder(new URL(request.url).searchParams.get('order'));
  const [subscription, { data: invoices }] = await Promise.all([
    callApi('GET /api/user/plan/current'),
    callApi('GET /api/user/invoices'),
  ]);
  return { ...subscription, order, invoices };
}

export const clientAction = pageAction({ ...planWrites, ...invoiceWrites });

export default function MySubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { data: plan, next, usage, identity_check, counted_from, order, confirming, invoices } = loaderData;
  const isActive = plan?.plan_status === 'Active';
  return (
    <Page title={common.my_subscription} lead={words.subscription_lead}>
      {order && <OrderUpdates key={order.id} order={order} />}
      {confirming && confirming.id !== order?.id && <OrderUpdates key={confirming.id} order={confirming} />}
      {next && <Notice tone="success">{words.next(next.plan_name, planDay(next.starts_at))}</Notice>}
      <div className="grid gap-6 lg:grid-cols-2">
        {!isActive && <NoPlan />}
        {plan && <CurrentPlan plan={plan} identityCheck={identity_check} />}
        <PlanUsage usage={usage} countedFrom={counted_from} plan={isActive ? plan.plan_name : null} />
        {isActive && <AutoRenew plan={plan} />}
        {isActive && <CancelPlan plan={plan} />}
      </div>
      <InvoiceList invoices={invoices} />
    </Page>
  );
}
