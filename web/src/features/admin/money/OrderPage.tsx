import type { StaffOrder } from '@kirdaar/contract/admin/money';
import { rupees } from '@kirdaar/contract/rules/payments';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { adminPaths } from '#features/admin/admin-paths.ts';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { quietLinkLook } from '#features/admin/looks.ts';
import { MatchPayment } from '#features/admin/money/MatchPayment.tsx';
import { exceptionText, orderStateText } from '#features/admin/money/order-texts.ts';
import { RefundForm } from '#features/admin/money/RefundForm.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { Facts } from '#ui/Facts.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { labelOf } from '#ui/label-of.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import * as words from '#words/admin/money.ts';
import { state_names } from '#words/rules/places.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/OrderPage.ts';

type Payment = StaffOrder['payments'][number];

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) =>
  (await callStaffApi('GET /api/admin/orders/:id', { params })).order;

export const clientAction = staffAction;

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  const [refunds, setRefunds] = useState<{ payment: Payment; request_id: string }>();
  const compare = useStaffWrite('POST /api/admin/orders/:id/compare');
  const refund = useStaffWrite('POST /api/admin/payments/:id/refunds', {
    onDone: () => setRefunds(undefined),
  });
  return (
    <Page
      title={`${order.buyer_name}, ${order.plan_name}`}
      lead={words.ordered(formatDateTime(order.created_at))}
      actions={
        order.gateway_order_id && (
          <Button
            variant="secondary"
            disabled={compare.busy}
            onClick={() => compare.submit({ params: { id: order.id } })}
          >
            {compare.busy ? words.comparing : words.compare}
          </Button>
        )
      }
    >
      <Link to={adminPaths.orders} className={`-mt-3 self-start ${quietLinkLook}`}>
        {words.orders_all}
      </Link>
      {order.exception && <Notice>{exceptionText(order)}</Notice>}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Section title={words.order}>
          <Facts facts={orderFacts(order)} />
        </Section>
        <Section title={words.payments}>
          {order.payments.length === 0 ? (
            <Notice>{words.payments_none}</Notice>
          ) : (
            <ul className="divide-y divide-line">
              {order.payments.map((payment) => (
                <Row
                  key={payment.id}
                  name={words.payment_states[payment.status]}
                  details={[payment.method, payment.gateway_payment_id, formatDateTime(payment.created_at)]}
                  amount={rupees(payment.amount_paise)}
                >
                  {payment.refundable_paise > 0 && (
                    <Button
                      variant="secondary"
                      onClick={() => setRefunds({ payment, request_id: crypto.randomUUID() })}
                    >
                      {words.refund}
                    </Button>
                  )}
                </Row>
              ))}
            </ul>
          )}
          {order.gateway_order_id && order.state !== 'paid' && order.state !== 'returned' && (
            <MatchPayment id={order.id} />
          )}
        </Section>
        {order.refunds.length > 0 && (
          <Section title={words.refunds}>
            <ul className="divide-y divide-line">
              {order.refunds.map(({ id, status, reason, requested_at, amount_paise }) => (
                <Row
                  key={id}
                  name={words.refund_states[status]}
                  details={[reason, formatDateTime(requested_at)]}
                  amount={rupees(amount_paise)}
                />
              ))}
            </ul>
          </Section>
        )}
        {order.documents.length > 0 && (
          <Section title={words.documents}>
            <ul className="divide-y divide-line">
              {order.documents.map(({ id, series, number, issued_at, total_paise, url }) => (
                <Row
                  key={id}
                  name={
                    <a className="text-accent underline underline-offset-4" href={url}>
                      {words.document_names[series]} {number}
                    </a>
                  }
                  details={[formatDateTime(issued_at)]}
                  amount={rupees(total_paise)}
                />
              ))}
            </ul>
          </Section>
        )}
      </div>
      {refunds && (
        <RefundForm
          max={refunds.payment.refundable_paise}
          busy={refund.busy}
          error={refund.error}
          onSubmit={(form) =>
            refund.submit({
              params: { id: refunds.payment.id },
              body: { request_id: refunds.request_id, ...form },
            })
          }
          onClose={() => setRefunds(undefined)}
        />
      )}
      {refund.dialog}
      {compare.dialog}
    </Page>
  );
}

function orderFacts(order: StaffOrder) {
  return [
    [common.status, orderStateText(order)],
    [common.type, words.order_kinds[order.kind]],
    [words.fact_price, rupees(order.price_paise)],
    [words.fact_credit, order.credit_paise > 0 ? rupees(order.credit_paise) : null],
    [words.fact_charged, rupees(order.amount_paise)],
    [words.fact_refunded, order.refunded_paise > 0 ? rupees(order.refunded_paise) : null],
    [words.fact_buyer_state, order.buyer_state && labelOf(state_names, order.buyer_state)],
    [words.fact_company, order.buyer_company && words.company(order.buyer_company, order.buyer_gstin)],
    [
      words.fact_gateway,
      <span key="gateway" lang="en">
        {[order.gateway, order.gateway_order_id].filter(Boolean).join(' · ')}
      </span>,
    ],
  ] as const;
}

interface RowProps {
  name: ReactNode;
  details: readonly (string | null)[];
  amount: string;
  children?: ReactNode;
}

function Row({ name, details, amount, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-44 grow basis-0">
        <p className="font-semibold">{name}</p>
        <p className="wrap-anywhere text-muted text-sm">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <p className="font-semibold tabular-nums">{amount}</p>
      {children}
    </li>
  );
}
