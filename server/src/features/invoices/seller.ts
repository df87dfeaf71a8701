import { statesOfIndia } from '@kirdaar/contract/rules/states';
import type { Config } from '#platform/config.ts';

/** Who sells, as it stands on an invoice for ever. */
export interface Seller {
  name: string;
  address: string;
  gstin: string;
  state: string;
}

/** The operator; the State is that of the GSTIN. */
export function sellerOf({ OPERATOR_NAME, OFFICE_ADDRESS, OPERATOR_GSTIN }: Config): Seller {
  const states: Record<string, string> = statesOfIndia;
  const state = states[OPERATOR_GSTIN.slice(0, 2)] ?? '';
  return { name: OPERATOR_NAME, address: OFFICE_ADDRESS, gstin: OPERATOR_GSTIN, state };
}
