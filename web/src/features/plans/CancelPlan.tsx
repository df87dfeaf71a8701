import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import type { Subscription } from '#features/plans/CurrentPlan.tsx';
import { lastPlanDay } from '#features/plans/plan-day.ts';
import { paths } from '#paths.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

/** Gives a plan up in two clicks, as it was bought; what that means is said before. */
export function CancelPlan({ plan }: { plan: Subscription }) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const { plan_name, cancelling, cancelled_at } = plan;
  const end = lastPlanDay(plan.plan_expiry);

  async function cancel() {
    setBusy(true);
    try {
      const { message } = await call('POST /api/user/plan/cancel');
      showToast('success', message);
    } catch (error) {
      showToast('failure', serverMessage(error, 'The plan could not be cancelled. Please try again.'));
    }
    // Also when it failed, for what cancelling means may have changed; and without the order that is now history.
    await navigate(paths.mySubscription, { replace: true });
    setBusy(false);
  }

  return (
    <Section title="Cancel" lead={cancelling ? meanings[cancelling](plan_name, end) : undefined}>
      {cancelled_at && (
        <Notice>
          You have cancelled {plan_name}. It stays yours to the end of {end}.
        </Notice>
      )}
      {cancelling && (
        <ConfirmButton
          question={`Cancel ${plan_name}?`}
          confirm={cancelling === 'refund' ? 'Yes, end it and pay me back' : 'Yes, let it end'}
          busy={busy}
          onConfirm={cancel}
        >
          Cancel the plan
        </ConfirmButton>
      )}
    </Section>
  );
}

const meanings = {
  refund: (plan: string) =>
    `You bought ${plan} within the last week and have not applied with it: if you cancel now, it ends at once and all that you paid is paid back.`,
  stop: (plan: string, end: string) =>
    `${plan} stays yours to the end of ${end} and then ends. Nothing is paid back.`,
};
