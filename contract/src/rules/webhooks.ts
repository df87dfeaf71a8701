export const webhookEvents = ['application.received', 'application.stage_changed'] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** How long deliveries can be seen and sent again. */
export const WEBHOOK_DELIVERY_DAYS = 30;
