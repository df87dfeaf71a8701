/** Hides a mobile number from onlookers while its owner can still recognise it. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)} •••••• ${mobile.slice(-4)}`;
}
