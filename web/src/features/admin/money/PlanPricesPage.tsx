import type { Reply } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { rupees } from '@kirdaar/contract/rules/payments';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import type { SubmitEvent } from 'react';
import { useOutletContext } from 'react-router';
import { callStaffApi, staffAction } from '#features/admin/call-staff-api.ts';
import { MoneyTabs } from '#features/admin/money/MoneyTabs.tsx';
import { useStaffWrite } from '#features/admin/use-confirmed-write.tsx';
import { Button } from '#ui/Button.tsx';
import { longDay } from '#ui/day-text.ts';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { sentence } from '#ui/sentence.ts';
import { TextField } from '#ui/TextField.tsx';
import * as words from '#words/admin/money.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/PlanPricesPage.ts';

type Plan = Reply<'GET /api/admin/plan-prices'>['plans'][number];

export const clientLoader = async () => (await callStaffApi('GET /api/admin/plan-prices')).plans;

export const clientAction = staffAction;

export default function PlanPricesPage({ loaderData: plans }: Route.ComponentProps) {
  return (
    <Page title={words.prices_page} lead={words.prices_lead}>
      <MoneyTabs />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {plans.map((plan) => (
          <PlanPrices key={plan.id} plan={plan} />
        ))}
      </div>
    </Page>
  );
}

function PlanPrices({ plan: { id: plan_id, name, price, planned } }: { plan: Plan }) {
  const { role } = useOutletContext<{ role: StaffRole }>();
  const withdraw = useStaffWrite('POST /api/admin/plan-prices/withdraw');
  return (
    <Section title={name}>
      <p>{sentence(words.price_now(<span className="font-semibold">{rupees(price * 100)}</span>))}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {planned.map((next) => (
          <li key={next.holds_from} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="grow">
              {sentence(
                words.price_from(
                  longDay(next.holds_from),
                  <span className="font-semibold">{rupees(next.price * 100)}</span>,
                ),
              )}
            </span>
            {role === 'owner' && (
              <Button
                variant="quiet"
                disabled={withdraw.busy}
                aria-label={words.price_withdraw_one(name, longDay(next.holds_from))}
                onClick={() => withdraw.submit({ body: { plan_id, holds_from: next.holds_from } })}
              >
                {words.price_withdraw}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {role === 'owner' && <NewPrice plan_id={plan_id} name={name} />}
      {withdraw.dialog}
    </Section>
  );
}

function NewPrice({ plan_id, name }: { plan_id: string; name: string }) {
  const write = useStaffWrite('PUT /api/admin/plan-prices');

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [price, holds_from] = [Number(typed.get('price')), String(typed.get('holds_from'))];
    write.submit({ body: { plan_id, price, holds_from } });
  }

  return (
    <form
      noValidate
      aria-label={words.price_new(name)}
      className="mt-5 grid gap-4 border-line border-t pt-5 sm:grid-cols-2"
      onSubmit={save}
    >
      <TextField
        label={words.price_field}
        name="price"
        inputMode="numeric"
        required
        error={write.error?.fields.price}
      />
      <TextField
        label={common.from_day}
        name="holds_from"
        type="date"
        required
        min={dayInIndia(new Date())}
        error={write.error?.fields.holds_from}
      />
      <Button type="submit" className="justify-self-start" disabled={write.busy}>
        {words.price_save}
      </Button>
      {write.dialog}
    </form>
  );
}
