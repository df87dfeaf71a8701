import type { Logger } from 'pino';
import type { DeliveryState } from '#platform/database/database-types.generated.ts';

interface Fate {
  id: string;
  account_id: string | null | undefined;
  template: string;
  channel: string;
  state: DeliveryState;
  reason?: string | null | undefined;
}

/** Logs how far a message has come, without the address: the page of the account in the staff area shows it masked. */
export function logDelivery(log: Logger, { id, ...fate }: Fate) {
  log.info({ delivery_id: id, ...fate }, 'delivery');
}
