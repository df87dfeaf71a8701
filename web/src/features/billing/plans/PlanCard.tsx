import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { FeatureList } from '#features/billing/plans/FeatureList.tsx';
import { PriceTerms } from '#features/billing/plans/PriceTerms.tsx';
import { MAX_FEATURES_SHOWN, planFeatures } from '#features/billing/plans/plan-features.ts';
import type { Plan, PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { durationText, rupeesText } from '#features/billing/plans/plan-texts.ts';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { TicketTear } from '#ui/TicketTear.tsx';
import * as words from '#words/billing/plans.ts';

interface PlanCardProps {
  plan: Plan;
  price: PlanPrice;
  /** The name of the current plan. */
  current: string | undefined;
  /** Whether plans can be bought here. */
  canBuy: boolean;
  /** Whether it is the largest plan. */
  highlighted: boolean;
}

/** A plan designed as a ticket: the price on the stub, the features below, and how to buy it. */
export function PlanCard({ plan, price, current, canBuy, highlighted }: PlanCardProps) {
  const [open, setOpen] = useState(false);
  const features = planFeatures(plan);
  return (
    <Card className="relative flex h-full flex-col overflow-hidden">
      <header className={classNames('px-6 pt-6 pb-7', highlighted ? 'bg-marigold-wash' : 'bg-sunken')}>
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-2xl">{plan.name}</h2>
          {price.is_current && (
            <span className="rounded-full bg-leaf-wash px-3 py-1 font-semibold text-leaf text-sm">
              {words.card_own}
            </span>
          )}
        </div>
        <p className="mt-3 flex items-baseline gap-2.5">
          <span className="font-display font-semibold text-5xl leading-none tracking-tight">
            {rupeesText(plan.price)}
          </span>
          <span className="font-medium text-lg">{durationText(plan.duration_in_days)}</span>
        </p>
        <p className="mt-2 text-sm">{words.card_gst}</p>
      </header>
      <TicketTear />
      <div className="flex grow flex-col gap-4 px-6 pt-5 pb-6">
        <FeatureList features={features.slice(0, MAX_FEATURES_SHOWN)} />
        {features.length > MAX_FEATURES_SHOWN && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="-my-1 min-h-11 self-start rounded-control font-semibold text-accent underline-offset-4 hover:underline"
          >
            <span aria-hidden>{words.card_more}</span>
            <span className="sr-only">{words.card_more_of(plan.name)}</span>
          </button>
        )}
        <div className="mt-auto flex flex-col gap-4 pt-2">
          <PriceTerms price={price} current={current} />
          {canBuy && price.kind && (
            // Loads a new document, because only that page may submit a form to the gateway.
            <ButtonLink reloadDocument to={path('buyPlan', { id: plan.id })} className="w-full">
              <span aria-hidden>{words.buy}</span>
              <span className="sr-only">{words.buy_plan(plan.name)}</span>
              <ArrowRight aria-hidden className="size-4" />
            </ButtonLink>
          )}
        </div>
      </div>
      {open && (
        <Dialog title={words.card_all(plan.name)} onClose={() => setOpen(false)}>
          <p className="text-muted">
            {words.card_price(rupeesText(plan.price), durationText(plan.duration_in_days))}
          </p>
          <FeatureList features={features} />
        </Dialog>
      )}
    </Card>
  );
}
