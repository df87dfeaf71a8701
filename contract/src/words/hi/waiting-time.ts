import { waitingTimesOf } from '#words/waiting-time.ts';

/** '1 सेकंड', '5 मिनट', '23 घंटे', as in “5 मिनट बाद”; before बाद one hour is घंटे too. */
export const waitingTime = waitingTimesOf({
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} घंटे`,
});
