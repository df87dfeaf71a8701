import { OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import type { CodePurpose } from '#platform/database-types.generated.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

const uses: Record<CodePurpose, (productName: string) => string> = {
  verify: (productName) => `verify your ${productName} account`,
  reset: (productName) => `choose a new password for ${productName}`,
  'change-email': (productName) => `make this the email address of your ${productName} account`,
  'change-mobile': (productName) => `make this the mobile number of your ${productName} account`,
};

/** The message that brings a code: a text to a mobile number, a letter to an email. */
export function codeMessage(
  productName: string,
  { purpose, address }: { purpose: CodePurpose; address: string },
  digits: string,
): Message {
  const subject = `${digits} is your ${productName} code`;
  const use = `Enter it within ${OTP_MINUTES} minutes to ${uses[purpose](productName)}.`;
  const warning = 'Nobody from our side will ever ask you for it.';
  if (purpose === 'change-mobile') {
    return { channel: 'sms', to: address, subject, text: `${subject}. ${use} ${warning}`, html: '' };
  }
  return writeLetter({
    to: address,
    subject,
    paragraphs: ['Your code is', { large: digits }, use],
    note: `${warning} If you did not ask for it, ignore this email.`,
  });
}
