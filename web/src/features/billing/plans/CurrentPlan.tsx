import type { Reply } from '@kirdaar/contract/api';
import { REMINDER_DAYS } from '@kirdaar/contract/rules/payments';
import { useNavigate } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { lastPlanDay } from '#features/billing/plans/plan-day.ts';
import { rupeesText } from '#features/billing/plans/plan-texts.ts';
import { planWrites } from '#features/billing/plans/plan-writes.ts';
import { paths } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { classNames } from '#ui/class-names.ts';
import { longDayOf } from '#ui/day-text.ts';
import { Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TicketTear } from '#ui/TicketTear.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as billingAnswers from '#words/answers/billing.ts';
import * as words from '#words/billing/payments.ts';
import * as common from '#words/ui/common.ts';

export type Subscription = NonNullable<Reply<'GET /api/user/plan/current'>['data']>;

export function CurrentPlan({
  plan,
  identityCheck,
}: {
  plan: Subscription;
  identityCheck: 'waiting' | 'done';
}) {
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
            [words.bought_on, longDayOf(plan.plan_purchase_date)],
            [isActive ? common.valid_until : words.ended_on, lastPlanDay(plan.plan_expiry)],
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

const [early, late] = REMINDER_DAYS;

export function AutoRenew({ plan }: { plan: Subscription }) {
  const { plan_name, plan_auto_renew, plan_expiry } = plan;
  const renewal = useWrite(planWrites, 'setAutoRenew', {
    onDone: ({ message }) => showToast('success', message),
    onFailed: (error) => showToast('failure', serverMessage(error, words.renewal_failed)),
  });

  const on = renewal.pending ?? plan_auto_renew;
  const end = lastPlanDay(plan_expiry);
  return (
    <Section title={words.renewal}>
      <Switch
        label={words.renewal_label}
        hint={on ? words.renewal_on(early, late, end) : words.renewal_off(plan_name, end)}
        on={on}
        busy={renewal.busy}
        onSwitch={renewal.submit}
      />
    </Section>
  );
}

const effects = { refund: words.effect_refund, stop: words.effect_stop };

/** Cancels a plan in two clicks, as many as buying takes; the effect is explained first. */
export function CancelPlan({ plan }: { plan: Subscription }) {
  const navigate = useNavigate();
  // The order in the URL is outdated, also after a failure: the effect of cancelling may have changed.
  const dropOrder = () => navigate(paths.mySubscription, { replace: true });
  const cancel = useWrite(planWrites, 'cancelPlan', {
    onDone: async ({ message }) => {
      showToast('success', message);
      await dropOrder();
    },
    onFailed: async (error) => {
      showToast('failure', serverMessage(error, words.cancel_failed));
      await dropOrder();
    },
  });
  const { plan_name, cancellation, cancelled_at } = plan;
  const end = lastPlanDay(plan.plan_expiry);

  return (
    <Section title={words.subscription_cancel} lead={cancellation && effects[cancellation](plan_name, end)}>
      {cancelled_at && <Notice>{words.cancelled(plan_name, end)}</Notice>}
      {cancellation && (
        <ConfirmButton
          question={words.cancel_question(plan_name)}
          confirm={cancellation === 'refund' ? words.cancel_refund : words.subscription_cancel}
          dismiss={words.cancel_keep}
          busy={cancel.busy}
          onConfirm={cancel.submit}
        >
          {words.subscription_cancel}
        </ConfirmButton>
      )}
    </Section>
  );
}

export function NoPlan() {
  return (
    <Card className="flex flex-col items-start justify-center gap-4 border-dashed p-6 sm:p-8">
      <p className="font-display text-2xl">{billingAnswers.no_active_plan}</p>
      <p className="max-w-prose text-muted">{words.none_text}</p>
      <ButtonLink to={paths.talentPlans}>{common.see_plans}</ButtonLink>
    </Card>
  );
}
