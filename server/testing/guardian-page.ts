import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { CallApi } from '#testing/test.ts';

export interface GuardianTools {
  callApi: CallApi;
  deliver: () => Promise<OutgoingMessage[]>;
}

/** Returns the token of the newest link to the page of a guardian. */
export function guardianTokenIn(messages: OutgoingMessage[], contact: string): string {
  const message = messages.findLast(({ to, text }) => to === contact && text.includes('/guardian#token='));
  const token = message?.text.match(/#token=([\w-]{43})/)?.[1];
  if (!token) throw new Error(`No link was sent to ${contact}.`);
  return token;
}

/** Asks for a code with a guardian's link, enters it and returns the page. */
export async function openGuardianPage({ callApi, deliver }: GuardianTools, token: string) {
  await callApi('POST /api/guardian/code', { body: { token } });
  const otp = (await deliver()).at(-1)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  const opened = await callApi('POST /api/guardian/open', { body: { token, otp } });
  return opened.body;
}
