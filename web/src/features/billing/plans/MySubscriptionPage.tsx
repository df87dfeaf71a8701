import type { Reply } from '@kirdaar/contract/api';
import type { AllowanceName } from '@kirdaar/contract/rules/allowances';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { InvoiceList, invoiceWrites } from '#features/billing/payments/InvoiceList.tsx';
import { OrderUpdates } from '#features/billing/payments/OrderUpdates.tsx';
import { readOrder } from '#features/billing/payments/order-writes.ts';
import { AutoRenew, CancelPlan, CurrentPlan, NoPlan } from '#features/billing/plans/CurrentPlan.tsx';
import { planWrites } from '#features/billing/plans/plan-writes.ts';
import { longDayOf } from '#ui/day-text.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/billing/payments.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/MySubscriptionPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.my_subscription, page);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // The order is read first, so that data loaded after it is settled shows the result.
  const asked = new URL(request.url).searchParams.get('order');
  const order = await readOrder(asked);
  const [subscription, { data: invoices }] = await Promise.all([
    callApi('GET /api/user/plan/current'),
    callApi('GET /api/user/invoices'),
  ]);
  return { ...subscription, order, isElsewhere: Boolean(asked && !order), invoices };
}

export const clientAction = pageAction({ ...planWrites, ...invoiceWrites });

export default function MySubscriptionPage({ loaderData }: Route.ComponentProps) {
  const { data: plan, next, usage, identity_check, counted_from, order, confirming, invoices } = loaderData;
  const isActive = plan?.plan_status === 'Active';
  return (
    <Page title={common.my_subscription} lead={words.subscription_lead}>
      {order && <OrderUpdates key={order.id} order={order} />}
      {loaderData.isElsewhere && <Notice tone="failure">{words.order_elsewhere}</Notice>}
      {confirming && confirming.id !== order?.id && <OrderUpdates key={confirming.id} order={confirming} />}
      {next && <Notice tone="success">{words.next(next.plan_name, longDayOf(next.starts_at))}</Notice>}
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

type Usage = Reply<'GET /api/user/plan/current'>['usage'][number];

/** Shows how much of each limit is used; applications are counted from a day. */
export function PlanUsage(props: { usage: readonly Usage[]; countedFrom: string; plan: string | null }) {
  const { usage, plan } = props;
  const day = longDayOf(props.countedFrom);
  return (
    <Section title={words.usage} lead={plan ? words.usage_plan(plan, day) : words.usage_free(day)}>
      <ul className="flex flex-col gap-4">
        {usage.map((allowance) => (
          <li key={allowance.name}>
            <UsageBar {...allowance} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UsageBar({ name, used, max }: Usage) {
  const label = (words.allowances satisfies Record<AllowanceName, string>)[name];
  return (
    <>
      <p className="mb-1.5 flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted text-sm tabular-nums">{usageText(used, max)}</span>
      </p>
      {max !== null && <ProgressBar label={words.usage_share(label)} percent={shareOf(used, max)} />}
    </>
  );
}

function usageText(used: number, max: number | null): string {
  if (max === null) return words.usage_unlimited(used);
  return used < max ? words.usage_some(used, max) : words.usage_all(used, max);
}

/** Returns the used share in percent, at most 100, because a smaller plan may allow less than is in use. */
function shareOf(used: number, max: number): number {
  return max === 0 ? 100 : Math.min(100, Math.round((used / max) * 100));
}
