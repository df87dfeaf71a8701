import type { Reply } from '@kirdaar/contract/api';
import { lastPlanDay, planDay } from '#features/billing/plans/plan-day.ts';
import { rupeesText } from '#features/billing/plans/plan-texts.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Facts } from '#ui/Facts.tsx';
import { TicketTear } from '#ui/TicketTear.tsx';
import * as words from '#words/billing/payments.ts';

export type Subscription = NonNullable<Reply<'GET /api/user/plan/current'>['data']>;

interface CurrentPlanProps {
  plan: Subscription;
  /** The check behind the verified badge. */
  identityCheck: Reply<'GET /api/user/plan/current'>['identity_check'];
}

/** Shows the current plan, or the last one. */
export function CurrentPlan({ plan, identityCheck }: CurrentPlanProps) {
  const isActive = plan.plan_status === 'Active';
  return (
    <Card className="relative flex flex-col overflow-hidden">
      <header className={classNames('px-6 pt-6 pb-7', isActive ? 'bg-marigold-wash' : 'bg-sunken')}>
        <div className="flex items-center justify-between gap-3">
          <h2 className="text-2xl">{plan.plan_name}</h2>
          <span
            className={classNames(
              'rounded-full px-3 py-1 font-semibold text-sm',
              isActive ? 'bg-leaf-wash text-leaf' : 'bg-wash text-accent-strong',
            )}
          >
            {words.subscription_status[plan.plan_status]}
          </span>
        </div>
        <p className="mt-3 font-display font-semibold text-4xl leading-none tracking-tight">
          {rupeesText(plan.plan_price)}
        </p>
        <p className="mt-2 text-sm">{words.period}</p>
      </header>
      <TicketTear />
      <div className="flex grow flex-col justify-between gap-5 px-6 pt-5 pb-6">
        <Facts
          facts={[
            [words.bought_on, planDay(plan.plan_purchase_date)],
            [isActive ? words.valid_until : words.ended_on, lastPlanDay(plan.plan_expiry)],
            [words.payment_method, plan.payment_method ?? words.payment_none],
            [words.identity_check, identityCheck === 'done' ? words.identity_done : words.identity_waiting],
          ]}
        />
        {isActive && (
          <ButtonLink to={paths.talentPlans} variant="secondary">
            {words.compare}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
