import { z } from 'zod';
import { signatureOf, timingSafeCompare } from '#platform/http/signature.ts';

/** A payment attempt as the gateway reports it; amounts in paise, times in seconds. */
export const gatewayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
  method: z.string().nullish(),
  amount_refunded: z.int().nullish(),
  /** False for a payment that was returned to the buyer without ever being collected. */
  captured: z.boolean().nullish(),
});
export type GatewayPayment = z.output<typeof gatewayPayment>;

export const gatewayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
  /** Our own id of the refund, when we requested it. */
  receipt: z.string().nullish(),
});
export type GatewayRefund = z.output<typeof gatewayRefund>;

const madeOrder = z.object({ id: z.string() });
const payments = z.object({ items: z.array(gatewayPayment) });
const refunds = z.object({ items: z.array(gatewayRefund) });

/** A payment gateway, and how its requests are authenticated. */
export interface Gateway {
  name: 'razorpay' | 'sandbox';
  /** Identifies us on the gateway's checkout page; public. */
  keyId: string;
  /** Accepts an order's form by POST and shows the buyer the payment page. */
  checkoutUrl: string;
  createOrder: (order: { amount: number; receipt: string }) => Promise<string>;
  listPayments: (orderId: string) => Promise<GatewayPayment[]>;
  /** Rejects if the gateway does not know the payment. */
  findPayment: (paymentId: string) => Promise<GatewayPayment>;
  /** Collects a payment that the bank has reserved; rejects if it cannot be collected now. */
  capture: (paymentId: string, amount: number) => Promise<GatewayPayment>;
  listRefunds: (paymentId: string) => Promise<GatewayRefund[]>;
  refund: (paymentId: string, refund: { amount: number; receipt: string }) => Promise<GatewayRefund>;
  isCallbackSigned: (orderId: string, paymentId: string, signature: string) => boolean;
  isEventSigned: (body: Buffer, signature: string) => boolean;
}

/** Sends one request to Razorpay's API and returns the parsed JSON response. */
export type Send = (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>;

interface Party {
  name: Gateway['name'];
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  checkoutUrl: string;
  send: Send;
}

/** A gateway with Razorpay's protocol: Razorpay itself, or the built-in sandbox. */
export function openGateway({ name, keyId, keySecret, webhookSecret, checkoutUrl, send }: Party): Gateway {
  return {
    name,
    keyId,
    checkoutUrl,
    createOrder: async ({ amount, receipt }) => {
      const order = { amount, currency: 'INR', receipt, payment: { capture: 'automatic' } };
      return madeOrder.parse(await send('POST', '/orders', order)).id;
    },
    listPayments: async (orderId) => payments.parse(await send('GET', `/orders/${orderId}/payments`)).items,
    findPayment: async (paymentId) =>
      gatewayPayment.parse(await send('GET', `/payments/${encodeURIComponent(paymentId)}`)),
    capture: async (paymentId, amount) =>
      gatewayPayment.parse(await send('POST', `/payments/${paymentId}/capture`, { amount, currency: 'INR' })),
    listRefunds: async (paymentId) =>
      refunds.parse(await send('GET', `/payments/${paymentId}/refunds`)).items,
    refund: async (paymentId, { amount, receipt }) =>
      gatewayRefund.parse(await send('POST', `/payments/${paymentId}/refund`, { amount, receipt })),
    isCallbackSigned: (orderId, paymentId, signature) =>
      timingSafeCompare(signatureOf(keySecret, `${orderId}|${paymentId}`), signature),
    isEventSigned: (body, signature) => timingSafeCompare(signatureOf(webhookSecret, body), signature),
  };
}
