import { titled } from '#api/product-name.ts';
import { readOffers } from '#features/plans/offers.ts';
import { PlanCard } from '#features/plans/PlanCard.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/TalentPlansPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Plans', page);

export const clientLoader = readOffers;

export default function TalentPlansPage({
  loaderData: { offered, current, payments },
}: Route.ComponentProps) {
  return (
    <Page
      title="Plans"
      lead="A plan gives room: more applications, more photos, more alerts. Prices include 18% GST, and nothing renews itself unless you choose so."
    >
      {offered.length === 0 && <Notice>No data found</Notice>}
      {!payments && <Notice>Plans cannot be bought here yet. Please write to us.</Notice>}
      <ul className="grid max-w-4xl gap-6 md:grid-cols-2">
        {offered.map(({ plan, offer }, place) => (
          <li key={plan.id}>
            <PlanCard
              plan={plan}
              offer={offer}
              current={current}
              forSale={payments}
              best={offered.length > 1 && place === offered.length - 1}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
