import { REMINDER_DAYS } from '@kirdaar/contract/rules/payments';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import type { Subscription } from '#features/plans/CurrentPlan.tsx';
import { lastPlanDay } from '#features/plans/plan-day.ts';
import { Section } from '#ui/Section.tsx';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toast-list.ts';

const [early, late] = REMINDER_DAYS;

/** Whether the plan is to go on after its year. */
export function AutoRenew({ plan }: { plan: Subscription }) {
  // What was just chosen, until the server has said how it stands.
  const [chosen, setChosen] = useState<boolean>();
  const { revalidate } = useRevalidator();
  const { plan_name, plan_auto_renew, plan_expiry } = plan;

  async function choose(auto_renew: boolean) {
    setChosen(auto_renew);
    try {
      const { message } = await call('PUT /api/user/plan/renewal', { body: { auto_renew } });
      showToast('success', message);
    } catch (error) {
      showToast('failure', serverMessage(error, 'Your choice could not be kept. Please try again.'));
    }
    await revalidate();
    setChosen(undefined);
  }

  const on = chosen ?? plan_auto_renew;
  const end = lastPlanDay(plan_expiry);
  return (
    <Section title="Renewal">
      <Switch
        label="Auto-renew"
        hint={
          on
            ? `On: ${early} days and ${late} day before the end of ${end} we ask you to confirm the payment for the next year. Without your yes, nothing is taken.`
            : `Off: ${plan_name} ends by itself with ${end}. Nothing more is taken.`
        }
        on={on}
        busy={chosen !== undefined}
        onSwitch={choose}
      />
    </Section>
  );
}
