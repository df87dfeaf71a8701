import type { OrderState } from '@kirdaar/contract/rules/payments';
import type { Order } from '#features/billing/payments/read-order.ts';
import { useOrderUpdates } from '#features/billing/payments/use-order-updates.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/billing/payments.ts';

const titles: Record<OrderState, (plan: string) => string> = {
  open: words.result_open,
  failed: words.result_failed,
  expired: words.result_expired,
  paid: words.result_paid,
  returned: words.result_returned,
};

const tones: Partial<Record<OrderState, 'success' | 'failure'>> = { paid: 'success', failed: 'failure' };

/** Shows the result of the payment that the talent returns from, and a way to try again. */
export function OrderUpdates({ order }: { order: Order }) {
  const { state, plan_id, plan_name, message } = order;
  const { waiting, checkAgain } = useOrderUpdates(state === 'open');
  const mayTryAgain = state === 'open' || state === 'failed' || state === 'expired';
  return (
    <Notice tone={tones[state] ?? 'plain'}>
      <p className="font-semibold">{titles[state](plan_name)}</p>
      <p>{message}</p>
      {state === 'open' && <p className="mt-1">{waiting ? words.checking : words.unconfirmed}</p>}
      {mayTryAgain && (
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink reloadDocument to={path('buyPlan', { id: plan_id })}>
            {words.try_again}
          </ButtonLink>
          {state === 'open' && !waiting && (
            <Button variant="secondary" onClick={checkAgain}>
              {words.check_again}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
