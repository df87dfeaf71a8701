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
import * as words from '#words/billing/payments.ts';

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
      showToast('failure', serverMessage(error, words.cancel_failed));
      await dropOrder();
    },
  });
  const { plan_name, cancellation, cancelled_at } = plan;
  const end = lastPlanDay(plan.plan_expiry);

  return (
    <Section
      title={words.subscription_cancel}
      lead={cancellation ? cancellationTexts[cancellation](plan_name, end) : undefined}
    >
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

const cancellationTexts = {
  refund: words.effect_refund,
  stop: words.effect_stop,
};
