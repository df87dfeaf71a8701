import type { Reply } from '@kirdaar/contract/api';
import { ApiError, callApi } from '#api/call-api.ts';
import { deleteOrderDraft } from '#features/billing/payments/place-order.ts';

export type Order = Reply<'GET /api/user/orders/:id'>['order'];

/**
 * Returns the order that the gateway redirected back with; undefined when there is none or it belongs to
 * another talent.
 */
export async function readOrder(id: string | null): Promise<Order | undefined> {
  if (!id) return undefined;
  try {
    const { order } = await callApi('GET /api/user/orders/:id', { params: { id } });
    if (order.state !== 'open' && order.state !== 'failed') deleteOrderDraft();
    return order;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}
