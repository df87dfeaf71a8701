import type { Message } from '#platform/messenger.ts';

interface Letter {
  to: string;
  subject: string;
  /** A large one stands out, such as a code. */
  paragraphs: (string | { large: string })[];
  /** What stands small at the end. */
  note: string;
}

/** An email in the one layout of all our letters, as text and as HTML. */
export function writeLetter({ to, subject, paragraphs, note }: Letter): Message {
  const text = [...paragraphs.map((words) => (typeof words === 'string' ? words : words.large)), note];
  const html = paragraphs.map((words) =>
    typeof words === 'string'
      ? `<p>${escapeHtml(words)}</p>`
      : `<p style="font-size:32px;font-weight:bold;letter-spacing:8px;margin:16px 0">${escapeHtml(words.large)}</p>`,
  );
  return {
    channel: 'email',
    to,
    subject,
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="en">
  <body style="font-family:sans-serif;line-height:1.5;color:#222;max-width:480px;margin:0 auto;padding:24px">
    ${html.join('\n    ')}
    <p style="color:#666">${escapeHtml(note)}</p>
  </body>
</html>
`,
  };
}

/** Words as they stand in HTML, also within quotes. */
export function escapeHtml(words: string): string {
  return words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
