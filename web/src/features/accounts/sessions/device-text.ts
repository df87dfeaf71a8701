import { labelOf } from '#ui/label-of.ts';
import * as words from '#words/accounts/account-settings.ts';

/** Returns the name of a device in the language of the page. The server stores it in English. */
export function deviceText(device: string): string {
  const [browser = '', system] = device.split(' on ');
  return system ? words.device(browser, system) : labelOf(words.other_devices, device);
}
