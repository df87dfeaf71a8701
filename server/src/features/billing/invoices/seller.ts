import { statesOfIndia } from '@kirdaar/contract/rules/states';
import type { Config } from '#platform/config/config.ts';

/** The seller as printed on an invoice, which never changes. */
export interface Seller {
  name: string;
  address: string;
  gstin: string;
  state: string;
}

/** Returns the operator. The State is that of the GSTIN. */
export function sellerOf({ OPERATOR_NAME, OFFICE_ADDRESS, OPERATOR_GSTIN }: Config): Seller {
  const states: Record<string, string> = statesOfIndia;
  const state = states[OPERATOR_GSTIN.slice(0, 2)] ?? '';
  return { name: OPERATOR_NAME, address: OFFICE_ADDRESS, gstin: OPERATOR_GSTIN, state };
}
