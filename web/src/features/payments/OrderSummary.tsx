import { GST_PERCENT, rupees } from '@kirdaar/contract/rules/payments';
import type { ReactNode } from 'react';
import { gstWithin } from '#features/payments/gst-within.ts';
import { creditText } from '#features/plans/OfferTerms.tsx';
import type { Offer, Plan } from '#features/plans/offers.ts';
import { lastPlanDay, planDay } from '#features/plans/plan-day.ts';
import { durationText } from '#features/plans/plan-texts.ts';
import { Card } from '#ui/Card.tsx';
import { TicketTear } from '#ui/TicketTear.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

interface OrderSummaryProps {
  plan: Plan;
  offer: Offer;
  /** The name of the plan that is running. */
  current: string | undefined;
}

/** What is bought and how its price comes about, down to the GST inside. */
export function OrderSummary({ plan, offer, current }: OrderSummaryProps) {
  const { price_paise, credit_paise, amount_paise, kind } = offer;
  const rounded = amount_paise - (price_paise - credit_paise);
  return (
    <Card aria-label="Your order" className="relative overflow-hidden">
      <header className="bg-marigold-wash px-6 pt-6 pb-7">
        <h2 className="text-2xl">{plan.name}</h2>
        <p className="mt-1">
          {durationText(plan.duration_in_days)}, {timeText(plan, offer)}
        </p>
      </header>
      <TicketTear />
      <dl className="flex flex-col gap-3 px-6 pt-5 pb-6">
        <Line label={`${plan.name}, ${durationText(plan.duration_in_days)}`}>{rupees(price_paise)}</Line>
        {credit_paise > 0 && <Line label={`Unused days of ${current}`}>−{rupees(credit_paise)}</Line>}
        {rounded !== 0 && (
          <Line label="Rounded to whole rupees">
            {rounded > 0 ? '+' : '−'}
            {rupees(Math.abs(rounded))}
          </Line>
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-semibold">To pay</dt>
          <dd className="font-display font-semibold text-3xl tabular-nums">{rupees(amount_paise)}</dd>
        </div>
        <Line label={`of it ${GST_PERCENT}% GST`} quiet>
          {rupees(gstWithin(price_paise - credit_paise))}
        </Line>
        {kind === 'upgrade' && (
          <div className="text-muted text-sm">
            <dt className="sr-only">How it is reckoned</dt>
            <dd>
              {creditText(offer, current)} {current} ends as soon as {plan.name} begins.
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

interface LineProps {
  label: string;
  quiet?: boolean;
  children: ReactNode;
}

function Line({ label, quiet = false, children }: LineProps) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${quiet ? 'text-muted text-sm' : ''}`}>
      <dt>{label}</dt>
      <dd className="shrink-0 tabular-nums">{children}</dd>
    </div>
  );
}

/** From when until when; a plan ends with its last day in India. */
function timeText({ duration_in_days }: Plan, { kind, starts_at }: Offer): string {
  const end = new Date(Date.parse(starts_at) + duration_in_days * DAY_MS).toISOString();
  const begin = kind === 'renewal' ? planDay(starts_at) : 'today';
  return `from ${begin} to the end of ${lastPlanDay(end)}`;
}
