import { MAX_LINE } from '@kirdaar/contract/rules/limits';
import { rupees } from '@kirdaar/contract/rules/payments';
import { type BuyerPlace, buyerPlaces } from '@kirdaar/contract/rules/states';
import { type ReactNode, useState } from 'react';
import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { useWrite } from '#api/use-write.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { gstNumber } from '#features/accounts/identity/identity-fields.ts';
import { OrderSummary } from '#features/billing/payments/OrderSummary.tsx';
import { OrderUpdates } from '#features/billing/payments/OrderUpdates.tsx';
import { orderWrites } from '#features/billing/payments/order-writes.ts';
import { type PlanPrice, readPlanPrices } from '#features/billing/plans/plan-prices.ts';
import { paths } from '#paths.ts';
import { readSession } from '#session/store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { readDraft, saveDraftAnswers } from '#ui/draft.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import * as billingAnswers from '#words/answers/billing.ts';
import * as words from '#words/billing/payments.ts';
import { state_names } from '#words/rules/places.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/BuyPlanPage.ts';

export const meta: Route.MetaFunction = (page) => titled(words.payments_title, page);

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { plans, ...terms } = await readPlanPrices();
  const session = readSession();
  const buyer = session?.role === 'talent' ? session.user.name : '';
  return { ...terms, buyer, selected: plans.find(({ plan }) => plan.id === params.id) };
}

export const clientAction = pageAction(orderWrites);

export default function BuyPlanPage({ loaderData }: Route.ComponentProps) {
  const { selected, current, buyer, state, confirming, test_mode, payments_enabled } = loaderData;
  if (!selected) return <CannotBuy>{billingAnswers.plan_not_found}</CannotBuy>;
  const { plan, price } = selected;
  if (!payments_enabled) return <CannotBuy>{words.not_sold}</CannotBuy>;
  if (!price.kind) return <CannotBuy>{price.reason}</CannotBuy>;
  return (
    <Page title={words.title_plan(plan.name)} lead={words.payments_lead}>
      {confirming && <OrderUpdates key={confirming.id} order={confirming} />}
      {test_mode && <Notice>{words.test_mode}</Notice>}
      <div className="grid max-w-4xl items-start gap-6 md:grid-cols-2">
        <OrderSummary plan={plan} price={price} current={current} />
        <Section title={words.invoice_for} lead={<InvoiceName name={buyer} />}>
          <BuyForm key={plan.id} price={price} state={state} />
        </Section>
      </div>
    </Page>
  );
}

function InvoiceName({ name }: { name: string }) {
  return sentence(words.invoice_name(<strong className="wrap-anywhere text-ink">{name}</strong>));
}

function CannotBuy({ children }: { children: ReactNode }) {
  return (
    <Page title={words.payments_title}>
      <Notice>{children}</Notice>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.talentPlans}>{common.see_plans}</ButtonLink>
        <ButtonLink to={paths.mySubscription} variant="secondary">
          {common.my_subscription}
        </ButtonLink>
      </div>
    </Page>
  );
}

const DRAFT = 'buyer';

type Answers = Record<'state' | 'gstin' | 'company', string>;

const fields: readonly (FieldSpec & { name: keyof Answers })[] = [
  {
    name: 'state',
    label: words.state,
    options: buyerPlaces,
    labels: state_names,
    required: true,
    missing: words.state_missing,
    hint: words.state_hint,
    autoComplete: 'address-level1',
    wide: true,
  },
  { ...gstNumber, name: 'gstin', label: words.company_gstin, hint: words.company_gstin_hint, wide: true },
  {
    ...{ name: 'company', label: words.company, hint: words.company_hint, wide: true },
    ...{ autoComplete: 'organization', maxLength: MAX_LINE },
  },
];

/** Returns what was typed before. `state` is the State in the profile. */
function draftOf(state: string | null): Answers {
  return { state: state ?? '', gstin: '', company: '', ...readDraft(DRAFT) };
}

/** The last step before the gateway's page. `state` is the State in the profile. */
export function BuyForm({ price, state }: { price: PlanPrice; state: string | null }) {
  const [values] = useState(() => draftOf(state));
  const payment = useWrite(orderWrites, 'pay');

  function pay(answers: Answers, startAnother = false) {
    // Kept for a talent who comes back to try again.
    saveDraftAnswers(DRAFT, answers);
    // The select offers only these values, and the server validates it.
    payment.submit({ price, ...answers, state: answers.state as BuyerPlace, start_another: startAnother });
  }

  return (
    <div className="flex flex-col gap-4">
      <FieldsForm
        fields={fields}
        values={values}
        write={{ ...payment, submit: (answers) => pay(answers) }}
        accountRole="talent"
        submitLabel={words.pay(rupees(price.amount_paise))}
        busyLabel={words.pay_busy}
        fallbackError={words.pay_failed}
      />
      {payment.error?.code === 'payment_unconfirmed' && (
        <Button variant="secondary" onClick={() => pay(draftOf(state), true)}>
          {words.pay_another}
        </Button>
      )}
      <p className="text-muted text-sm">{words.pay_note}</p>
    </div>
  );
}
