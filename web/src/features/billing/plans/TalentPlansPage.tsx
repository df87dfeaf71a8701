import { ArrowRight, Check } from 'lucide-react';
import { useState } from 'react';
import { langOf } from '#api/lang-of.ts';
import { titled } from '#api/product-name.ts';
import { OrderUpdates } from '#features/billing/payments/OrderUpdates.tsx';
import { PriceTerms } from '#features/billing/plans/PriceTerms.tsx';
import { type Plan, type PlanToBuy, readPlanPrices } from '#features/billing/plans/plan-prices.ts';
import { durationText, rupeesText } from '#features/billing/plans/plan-texts.ts';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { TicketTear } from '#ui/TicketTear.tsx';
import { type TextNode, textTree } from '#ui/text-tree.ts';
import { link_plans } from '#words/app/area-frame.ts';
import * as paymentsWords from '#words/billing/payments.ts';
import * as words from '#words/billing/plans.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentPlansPage.ts';

export const meta: Route.MetaFunction = (page) => titled(link_plans, page);

export const clientLoader = readPlanPrices;

export default function TalentPlansPage({
  loaderData: { plans, current, confirming, payments_enabled },
}: Route.ComponentProps) {
  return (
    <Page title={link_plans} lead={words.own_lead}>
      {confirming && <OrderUpdates key={confirming.id} order={confirming} />}
      {plans.length === 0 && <Notice>{common.no_data}</Notice>}
      {!payments_enabled && <Notice>{paymentsWords.not_sold}</Notice>}
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

interface PlanCardProps extends PlanToBuy {
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
            className="link -my-1 min-h-11 self-start rounded-control"
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

function FeatureList({ features }: { features: readonly PlanFeature[] }) {
  return (
    <ul className="flex flex-col gap-2.5">
      {features.map(({ text, lang }) => (
        <li key={text} lang={lang} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The number of features on a plan's card; the rest is behind 'View More…'. */
const MAX_FEATURES_SHOWN = 7;

interface PlanFeature {
  text: string;
  /** The language of the text, if it is not that of the page. */
  lang: string | undefined;
}

/** Returns the features of a plan, one text for each list item of its description. */
export function planFeatures(plan: Pick<Plan, 'description' | 'in_english'>): PlanFeature[] {
  return textTree(plan.description)
    .flatMap(itemsOf)
    .map((text, place) => ({ text, lang: langOf(plan, `features.${place}`) }));
}

function itemsOf(node: TextNode): string[] {
  if (typeof node === 'string') return [];
  return node.tag === 'li' ? [textOf(node)] : node.children.flatMap(itemsOf);
}

function textOf(node: TextNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
