import type { ReactNode } from 'react';
import { titled } from '#api/product-name.ts';
import { BuyForm } from '#features/payments/BuyForm.tsx';
import { OrderSummary } from '#features/payments/OrderSummary.tsx';
import { readOffers } from '#features/plans/offers.ts';
import { paths } from '#paths.ts';
import { readSession } from '#session/store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import type { Route } from './+types/BuyPlanPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Buy a plan', page);

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { offered, ...terms } = await readOffers();
  const session = readSession();
  const buyer = session?.role === 'talent' ? session.user.name : '';
  return { ...terms, buyer, wanted: offered.find(({ plan }) => plan.id === params.id) };
}

export default function BuyPlanPage({ loaderData }: Route.ComponentProps) {
  const { wanted, current, buyer, state, test, payments } = loaderData;
  if (!wanted) return <DeadEnd>Plan not found.</DeadEnd>;
  const { plan, offer } = wanted;
  if (!payments) return <DeadEnd>Plans cannot be bought here yet. Please write to us.</DeadEnd>;
  if (!offer.kind) return <DeadEnd>{offer.reason}</DeadEnd>;
  return (
    <Page title={`Buy ${plan.name}`} lead="Look it over, say where you live, and go on to the payment.">
      {test && <Notice>This is a test: no real money is paid.</Notice>}
      <div className="grid max-w-4xl items-start gap-6 md:grid-cols-2">
        <OrderSummary plan={plan} offer={offer} current={current} />
        <Section title="For the invoice" lead={<InvoicedTo name={buyer} />}>
          <BuyForm key={plan.id} offer={offer} state={state} />
        </Section>
      </div>
    </Page>
  );
}

function InvoicedTo({ name }: { name: string }) {
  return (
    <>
      It is made out to <strong className="wrap-anywhere text-ink">{name}</strong>, the name of your profile.
    </>
  );
}

function DeadEnd({ children }: { children: ReactNode }) {
  return (
    <Page title="Buy a plan">
      <Notice>{children}</Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.talentPlans}>See the plans</ButtonLink>
        <ButtonLink to={paths.mySubscription} look="secondary">
          My Subscription
        </ButtonLink>
      </div>
    </Page>
  );
}
