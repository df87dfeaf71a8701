import { REMINDER_DAYS } from '@kirdaar/contract/rules/payments';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { Subscription } from '#features/billing/plans/CurrentPlan.tsx';
import { lastPlanDay } from '#features/billing/plans/plan-day.ts';
import { planWrites } from '#features/billing/plans/plan-writes.ts';
import { Section } from '#ui/Section.tsx';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/billing/payments.ts';

const [early, late] = REMINDER_DAYS;

/** Switches the renewal of the plan after its year on or off. */
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
