import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { GST_PERCENT, rupees } from '@kirdaar/contract/rules/payments';
import type { ReactNode } from 'react';
import { creditText } from '#features/billing/plans/PriceTerms.tsx';
import { lastPlanDay } from '#features/billing/plans/plan-day.ts';
import type { Plan, PlanPrice, PlanToBuy } from '#features/billing/plans/plan-prices.ts';
import { durationText } from '#features/billing/plans/plan-texts.ts';
import { Card } from '#ui/Card.tsx';
import { longDayOf } from '#ui/day-text.ts';
import { TicketTear } from '#ui/TicketTear.tsx';
import * as words from '#words/billing/payments.ts';

/** Shows what is bought and how its price is calculated, including the GST it contains. */
export function OrderSummary({ plan, price, current }: PlanToBuy) {
  const { price_paise, credit_paise, amount_paise, kind } = price;
  const rounding = amount_paise - (price_paise - credit_paise);
  return (
    <Card aria-label={words.order} className="relative overflow-hidden">
      <header className="bg-marigold-wash px-6 pt-6 pb-7">
        <h2 className="text-2xl">{plan.name}</h2>
        <p className="mt-1">{periodText(plan, price)}</p>
      </header>
      <TicketTear />
      <dl className="flex flex-col gap-3 px-6 pt-5 pb-6">
        <Line label={`${plan.name}, ${durationText(plan.duration_in_days)}`}>{rupees(price_paise)}</Line>
        {credit_paise > 0 && <Line label={words.order_credit(current ?? '')}>−{rupees(credit_paise)}</Line>}
        {rounding !== 0 && (
          <Line label={words.order_rounding}>
            {rounding > 0 ? '+' : '−'}
            {rupees(Math.abs(rounding))}
          </Line>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">{words.order_total}</dt>
          <dd className="font-display font-semibold text-3xl tabular-nums">{rupees(amount_paise)}</dd>
        </div>
        <Line label={words.order_gst(GST_PERCENT)} quiet>
          {rupees(Math.round(((price_paise - credit_paise) * GST_PERCENT) / (100 + GST_PERCENT)))}
        </Line>
        {kind === 'upgrade' && (
          <div className="text-muted text-sm">
            <dt className="sr-only">{words.order_reckoning}</dt>
            <dd>
              {creditText(price, current)} {words.order_replaced(current ?? '', plan.name)}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function Line({ label, quiet, children }: { label: string; quiet?: boolean; children: ReactNode }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${quiet ? 'text-muted text-sm' : ''}`}>
      <dt>{label}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}

/** Returns the duration and period of a plan; a plan ends with its last day in India. */
function periodText({ duration_in_days }: Plan, { kind, starts_at }: PlanPrice): string {
  const end = new Date(Date.parse(starts_at) + duration_in_days * DAY_MS).toISOString();
  const duration = durationText(duration_in_days);
  return kind === 'renewal'
    ? words.order_later(duration, longDayOf(starts_at), lastPlanDay(end))
    : words.order_today(duration, lastPlanDay(end));
}
