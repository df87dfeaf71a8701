import { findMoneyRequest } from '@kirdaar/contract/rules/asks-for-money';
import { asks_for_money } from '#words/answers/casting-input.ts';

export function checkMoneyRequest(typed: string): string | undefined {
  const phrase = findMoneyRequest(typed);
  return phrase && asks_for_money('casting_call', phrase);
}
