import type { OrderState } from '@kirdaar/contract/rules/payments';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Order } from '#features/billing/payments/order-writes.ts';
import { path } from '#paths.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/billing/payments.ts';
import * as common from '#words/ui/common.ts';

const titles: Record<OrderState, (plan: string) => string> = {
  open: words.result_open,
  failed: words.result_failed,
  confirming: words.result_confirming,
  released: words.result_released,
  expired: words.result_expired,
  paid: words.result_paid,
  returned: words.result_returned,
};

const tones: Partial<Record<OrderState, 'success' | 'failure'>> = { paid: 'success', failed: 'failure' };

/** Shows what is known of the payment for an order, and a way to try again where it cannot be paid twice. */
export function OrderUpdates({ order }: { order: Order }) {
  const { state, plan_id, plan_name, message } = order;
  const isUndecided = state === 'open' || state === 'confirming';
  const { waiting, checkAgain } = useOrderUpdates(isUndecided);
  const mayTryAgain = ['open', 'failed', 'released', 'expired'].includes(state);
  const mayCheckAgain = isUndecided && !waiting;
  return (
    <Notice tone={tones[state] ?? 'plain'}>
      <p className="font-semibold">{titles[state](plan_name)}</p>
      <p>{message}</p>
      {waiting && <p className="mt-1">{words.checking}</p>}
      {(mayTryAgain || mayCheckAgain) && (
        <div className="mt-3 flex flex-wrap gap-3">
          {mayTryAgain && (
            <ButtonLink reloadDocument to={path('buyPlan', { id: plan_id })}>
              {common.try_again}
            </ButtonLink>
          )}
          {mayCheckAgain && (
            <Button variant="secondary" onClick={checkAgain}>
              {words.check_again}
            </Button>
          )}
        </div>
      )}
    </Notice>
  );
}

/** The delays between two checks, in milliseconds; after the last one the user has to ask. */
const CHECK_DELAYS_MS = [1000, 1500, 2000, 3000, 5000, 8000, 10_000];

function useOrderUpdates(isOpen: boolean) {
  const [checks, setChecks] = useState(0);
  const { revalidate } = useRevalidator();
  const delay = isOpen ? CHECK_DELAYS_MS[checks] : undefined;
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => {
      void revalidate().then(() => setChecks((before) => before + 1));
    }, delay);
    return () => clearTimeout(timer);
  }, [delay, revalidate]);
  return { waiting: delay !== undefined, checkAgain: () => setChecks(0) };
}
