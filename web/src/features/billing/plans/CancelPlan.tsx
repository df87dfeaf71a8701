import { useNavigate } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import type { Subscription } from '#features/billing/plans/CurrentPlan.tsx';
import { lastPlanDay } from '#features/billing/plans/plan-day.ts';
import { planWrites } from '#features/billing/plans/plan-writes.ts';
import { paths } from '#paths.ts';
import { ConfirmButton } from '#ui/ConfirmButton.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Section } from '#ui/Section.tsx';
import { showToast } from '#ui/toast-list.ts';

/** Cancels a plan in two clicks, as many as buying takes; the effect is explained first. */
export function CancelPlan({ plan }: { plan: Subscription }) {
  const navigate = useNavigate();
  // Also after a failure, because the effect of cancelling may have changed. The order is dropped from the
  // URL, because it is outdated.
  const dropOrder = () => navigate(paths.mySubscription, { replace: true });
  const cancel = useWrite(planWrites, 'cancelPlan', {
    onDone: async ({ message }) => {
      showToast('success', message);
      await dropOrder();
    },
    onFailed: async (error) => {
      showToast('failure', serverMessage(error, 'We couldn’t cancel the plan. Try again.'));
      await dropOrder();
    },
  });
  const { plan_name, cancellation, cancelled_at } = plan;
  const end = lastPlanDay(plan.plan_expiry);

  return (
    <Section
      title="Cancel plan"
      lead={cancellation ? cancellationTexts[cancellation](plan_name, end) : undefined}
    >
      {cancelled_at && (
        <Notice>
          You have cancelled {plan_name}. You can use it until {end}.
        </Notice>
      )}
      {cancellation && (
        <ConfirmButton
          question={`Cancel ${plan_name}?`}
          confirm={cancellation === 'refund' ? 'Cancel and refund' : 'Cancel plan'}
          dismiss="Keep plan"
          busy={cancel.busy}
          onConfirm={cancel.submit}
        >
          Cancel plan
        </ConfirmButton>
      )}
    </Section>
  );
}

const cancellationTexts = {
  refund: (plan: string) =>
    `You bought ${plan} less than a week ago and have not applied with it. If you cancel now, it ends at once and you get a full refund. If it replaced another plan, that plan continues until its own end.`,
  stop: (plan: string, end: string) => `You can use ${plan} until ${end}. You won’t get a refund.`,
};
