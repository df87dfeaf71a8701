import type { OrderState } from '@kirdaar/contract/rules/payments';
import type { Order } from '#features/payments/read-order.ts';
import { useOrderNews } from '#features/payments/use-order-news.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';

const titles: Record<OrderState, (plan: string) => string> = {
  open: (plan) => `${plan} is not paid yet`,
  failed: (plan) => `${plan} could not be paid`,
  expired: (plan) => `The time to pay for ${plan} is over`,
  paid: (plan) => `${plan} is paid`,
  returned: (plan) => `${plan} is paid back`,
};

const tones: Partial<Record<OrderState, 'success' | 'failure'>> = { paid: 'success', failed: 'failure' };

/** What became of the payment that one comes back from, and the way to try again. */
export function OrderNews({ order }: { order: Order }) {
  const { state, plan_id, plan_name, message } = order;
  const { waiting, askAgain } = useOrderNews(state === 'open');
  const mayTryAgain = state === 'open' || state === 'failed' || state === 'expired';
  return (
    <Notice tone={tones[state] ?? 'plain'}>
      <p className="font-semibold">{titles[state](plan_name)}</p>
      <p>{message}</p>
      {state === 'open' && (
        <p className="mt-1">
          {waiting
            ? 'We are asking the bank…'
            : 'The bank has told us nothing. If you did pay, your plan begins by itself as soon as we hear of it, and never twice.'}
        </p>
      )}
      {mayTryAgain && (
        <div className="mt-3 flex flex-wrap gap-3">
          <ButtonLink reloadDocument to={path('buyPlan', { id: plan_id })}>
            Try again
          </ButtonLink>
          {state === 'open' && !waiting && (
            <Button look="secondary" onClick={askAgain}>
              Ask once more
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}
