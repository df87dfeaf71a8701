import type { Reply } from '@kirdaar/contract/api';
import { ApiError, call } from '#api/call.ts';
import { forgetOrder } from '#features/payments/place-order.ts';

export type Order = Reply<'GET /api/user/orders/:id'>['order'];

/** The order that the gateway's page led back with; undefined when there is none, or it is another talent's. */
export async function readOrder(id: string | null): Promise<Order | undefined> {
  if (!id) return undefined;
  try {
    const { order } = await call('GET /api/user/orders/:id', { params: { id } });
    if (order.state !== 'open' && order.state !== 'failed') forgetOrder();
    return order;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
