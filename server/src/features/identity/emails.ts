import { OTP_MINUTES } from '@kirdaar/contract/rules/limits';
import type { Message } from '#platform/messenger.ts';

/** The letter with the code that verifies a new account. */
export function verificationEmail(productName: string, to: string, digits: string): Message {
  const use = `Enter it within ${OTP_MINUTES} minutes to verify your ${productName} account.`;
  const warning =
    'Nobody from our side will ever ask you for it. If you did not register, ignore this email.';
  return {
    channel: 'email',
    to,
    subject: `${digits} is your ${productName} code`,
    text: `Your code is ${digits}\n\n${use}\n\n${warning}\n`,
    html: page(`
      <p>Your code is</p>
      <p style="font-size:32px;font-weight:bold;letter-spacing:8px;margin:16px 0">${digits}</p>
      <p>${escapeHtml(use)}</p>
      <p style="color:#666">${escapeHtml(warning)}</p>`),
  };
}

function page(content: string): string {
  return `<!doctype html>
<html lang="en">
  <body style="font-family:sans-serif;line-height:1.5;color:#222;max-width:480px;margin:0 auto;padding:24px">${content}
  </body>
</html>
`;
}

function escapeHtml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
