import type { Reply } from '@kirdaar/contract/api';
import { rupees, WITH_EXCEPTION } from '@kirdaar/contract/rules/payments';
import { Form, Link } from 'react-router';
import { adminPath, adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi } from '#features/admin/call-staff-api.ts';
import { quietLinkLook, rowLinkLook } from '#features/admin/looks.ts';
import { MoneyTabs } from '#features/admin/money/MoneyTabs.tsx';
import { exceptionText, orderStateText } from '#features/admin/money/order-texts.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Page } from '#ui/Page.tsx';
import { EmptyPage } from '#ui/Pagination.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/money.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/OrdersPage.ts';

type Order = Reply<'GET /api/admin/orders'>['orders'][number];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query: Record<string, string> = Object.fromEntries(new URL(request.url).searchParams);
  return { ...(await callStaffApi('GET /api/admin/orders', { query })), query };
}

export default function OrdersPage({ loaderData: { orders, more, query } }: Route.ComponentProps) {
  const last = orders.at(-1);
  return (
    <Page title={words.orders}>
      <MoneyTabs />
      <Form className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]" key={JSON.stringify(query)}>
        <TextField label={words.search_text} name="text" type="search" defaultValue={query.text} />
        <SelectField
          label={common.status}
          name="state"
          options={[...Object.keys(words.order_states), WITH_EXCEPTION]}
          labels={{ ...words.order_states, [WITH_EXCEPTION]: words.order_exceptions }}
          placeholder={common.all}
          defaultValue={query.state}
        />
        <Button type="submit">{common.search}</Button>
      </Form>
      {orders.length === 0 ? (
        <EmptyPage total={0}>{words.search_none}</EmptyPage>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-card px-4 shadow-card sm:px-5">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ol>
      )}
      {more && last && (
        <Link
          className={`self-start ${quietLinkLook}`}
          to={`${adminPaths.orders}?${new URLSearchParams({ ...query, before: last.created_at })}`}
        >
          {words.orders_earlier}
        </Link>
      )}
    </Page>
  );
}

function OrderRow({ order }: { order: Order }) {
  const { id, created_at, buyer_name, plan_name, amount_paise, refunded_paise, state, number } = order;
  const isPartlyRefunded = state === 'paid' && refunded_paise > 0;
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3.5">
      <div className="min-w-44 grow basis-0">
        <Link to={adminPath('order', id)} className={rowLinkLook}>
          {buyer_name}, {plan_name}
        </Link>
        <p className="text-muted text-sm">
          {[formatDateTime(created_at), number].filter(Boolean).join(' · ')}
        </p>
        {order.exception && <p className="text-sm">{exceptionText(order)}</p>}
      </div>
      <div className="ml-auto text-right">
        <p className="font-semibold tabular-nums">{rupees(amount_paise)}</p>
        <p className="text-sm">
          {orderStateText(order)}
          {isPartlyRefunded && `, ${words.partly_refunded(rupees(refunded_paise))}`}
        </p>
      </div>
    </li>
  );
}
