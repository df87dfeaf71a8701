import type { OrderState } from '@kirdaar/contract/rules/payments';
import type { Order } from '#features/billing/payments/read-order.ts';
import { useOrderUpdates } from '#features/billing/payments/use-order-updates.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

const titles: Record<OrderState, (plan: string) => string> = {
  open: (plan) => `You have not paid for ${plan} yet`,
  failed: (plan) => `Your payment for ${plan} failed`,
  expired: (plan) => `Your order for ${plan} has expired`,
  paid: (plan) => `You have paid for ${plan}`,
  returned: (plan) => `Your payment for ${plan} is refunded`,
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
      {state === 'open' && (
        <p className="mt-1">
          {waiting
            ? 'Checking with the bank…'
            : 'The bank has not confirmed your payment yet. If you have paid, your plan starts as soon as it does. You don’t need to pay again.'}
        </p>
      )}
      {mayTryAgain && (
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink reloadDocument to={path('buyPlan', { id: plan_id })}>
            Try again
          </ButtonLink>
          {state === 'open' && !waiting && (
            <Button variant="secondary" onClick={checkAgain}>
              Check again
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
