import { call } from '#api/call.ts';
import { titled } from '#api/product-name.ts';
import { InvoiceList } from '#features/payments/InvoiceList.tsx';
import { OrderNews } from '#features/payments/OrderNews.tsx';
import { readOrder } from '#features/payments/read-order.ts';
import { AutoRenew } from '#features/plans/AutoRenew.tsx';
import { CancelPlan } from '#features/plans/CancelPlan.tsx';
import { CurrentPlan } from '#features/plans/CurrentPlan.tsx';
import { NoPlan } from '#features/plans/NoPlan.tsx';
import { PlanUsage } from '#features/plans/PlanUsage.tsx';
import { planDay } from '#features/plans/plan-day.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/MySubscriptionPage.ts';

export const meta: Route.MetaFunction = (page) => titled('My Subscription', page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // First the order: what is read after it is settled shows what came of it.
  const order = await readOrder(new URL(request.url).searchParams.get('order'));
  const [standing, { data: invoices }] = await Promise.all([
    call('GET /api/user/plan/current'),
    call('GET /api/user/invoices'),
  ]);
  return { ...standing, order, invoices };
}

export default function MySubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { data: plan, next, usage, counted_from, order, invoices } = loaderData;
  const isActive = plan?.plan_status === 'Active';
  return (
    <Page title="My Subscription" lead="Your plan, what you have used of it, and its invoices.">
      {order && <OrderNews key={order.id} order={order} />}
      {next && (
        <Notice tone="success">
          {next.plan_name} is paid for and begins on {planDay(next.starts_at)}.
        </Notice>
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        {!isActive && <NoPlan />}
        {plan && <CurrentPlan plan={plan} />}
        <PlanUsage usage={usage} countedFrom={counted_from} plan={isActive ? plan.plan_name : null} />
        {isActive && <AutoRenew plan={plan} />}
        {isActive && <CancelPlan plan={plan} />}
      </div>
      <InvoiceList invoices={invoices} />
    </Page>
  );
}
